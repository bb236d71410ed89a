"""What good leadership looks like in the Journal: `weighing.INSTINCT`, the policy of its bots."""
