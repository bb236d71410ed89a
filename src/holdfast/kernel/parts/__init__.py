"""Components with no rules in them."""
