"""What a build costs at least: the ways to pay for it, from production and trade under the laws in force."""
