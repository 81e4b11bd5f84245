"""The parts that the explanations of either game share."""
