"""What good play looks like in Outlive: `weighing.INSTINCT`, the policy of its bots."""
