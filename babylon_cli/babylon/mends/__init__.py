"""The one slip of the pen behind many faults: every likely single change of a garden is tried."""
