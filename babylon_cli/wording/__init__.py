"""The only place that makes a sentence: messages, their facts, and the languages that say them."""
