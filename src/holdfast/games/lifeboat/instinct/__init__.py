"""What good play looks like in Lifeboat: `weighing.INSTINCT`, the policy of its bots."""
