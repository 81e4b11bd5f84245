"""The tests of turns and whole games as they are played, before they are judged."""
