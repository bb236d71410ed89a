"""How the panels stand: one below the other, or side by side where there is room."""

from __future__ import annotations

STYLE = """
TableScreen { background: $ground; color: $ink; }
Drawn { width: 1fr; height: auto; }
#bar { background: $panel-2; height: 1; padding: 0 1; }
#upper { height: 1fr; layout: vertical; }
#board { height: auto; max-height: 100%; padding: 0 0; }
#log { height: 1fr; padding: 0 1; background: $ground; }
#lower { height: auto; layout: vertical; background: $pane; }
#mine { padding: 0 1; border-top: dashed $private; max-height: 9; }
#ask { padding: 0 1; border-top: heavy $you; }
#keys { background: $panel-2; height: 1; padding: 0 1; }

#tiny { display: none; height: 1fr; }
.tiny #bar, .tiny #upper, .tiny #lower, .tiny #keys { display: none; }
.tiny #tiny { display: block; }

.wide #upper { layout: horizontal; }
.wide #board { width: 1fr; height: 1fr; }
.wide #log { width: 42; height: 1fr; border-left: solid $rule; }
.wide #lower { layout: horizontal; height: 14; }
.wide #mine { width: 2fr; height: 1fr; max-height: 14; border: dashed $private; }
.wide #ask { width: 3fr; height: 1fr; border: heavy $you; }

Dialog { align: center middle; background: $ground 70%; color: $ink; }
Dialog.private { background: $ground; }
Dialog #frame { width: auto; max-width: 100%; height: auto; max-height: 100%; padding: 0 2; background: $pane;
                border: round $accent; }
Dialog #page { width: auto; height: auto; }
Dialog #scroll { width: auto; height: auto; max-height: 100%; }
Prompt { align: center bottom; background: $ground 40%; }
Prompt Input { width: 100%; border: heavy $you; background: $panel-2; color: $ink; }
"""
