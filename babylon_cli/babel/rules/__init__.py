"""What a table of Babel can be checked for, one rule a module, and the 66 rulings behind them."""
