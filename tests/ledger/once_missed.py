"""Edits that once no test noticed. One each for the tests that were written for them."""

from __future__ import annotations

from ledger.mutation import Mutation

ONCE_MISSED = [
    Mutation(
        "LIF-R3",
        "chapters/c02_setup.py",
        "    table.dice.shuffle(state.enemies)\n",
        "    state.enemies = state.friends[:]\n",
    ),
    Mutation(
        "LIF-16.2",
        "chapters/c15_overboard.py",
        "state.sharks or count(lost, BAIT) > 0",
        "state.sharks or (was_conscious and count(lost, BAIT) > 0)",
    ),
    Mutation(
        "LIF-05.7",
        "chapters/c03_days.py",
        "            sailor.offers_by_day = sailor.offers_in_evening = 0",
        "            pass",
    ),
    Mutation("LIF-R28", "queries.py", "return state.day >= DRIFT_FROM_DAY", "return False"),
    Mutation(
        "LIF-20.7", "verbs.py", "    sailor.open = []\n    sailor.closed = []\n    sailor.swept", "    sailor.swept"
    ),
    Mutation(
        "LIF-R4",
        "verbs.py",
        "    sailor.wounds += amount\n",
        "    sailor.wounds += min(amount, max(0, 24 - sum(max(0, one.wounds) for one in state.sailors)))\n",
    ),
    Mutation(
        "LIF-13.2",
        "queries.py",
        "    awake = conscious(state)\n    return awake",
        "    awake = [s for s in state.turn_order if is_conscious(state.sailors[s])]\n    return awake",
    ),
    Mutation("LIF-10.10", "chapters/c18_nightfall.py", "sailor.rowed = sailor.fought = False", "sailor.rowed = False"),
    Mutation(
        "LIF-05.2",
        "verbs.py",
        "        source.open.remove(card)\n        target.open.append(card)",
        "        source.open.remove(card)\n        target.closed.append(card)",
    ),
    Mutation(
        "LIF-05.2",
        "verbs.py",
        "    state.sailors[before].open.append(card)\n",
        "    state.sailors[before].closed.append(card)\n",
    ),
    Mutation("LIF-02.8", "state.py", "        self.gulls = 0\n", "        self.gulls = 1\n"),
    Mutation(
        "LIF-23.2",
        "rulebook.py",
        "    def timing(self",
        "    def may_talk(self, table, seat):\n        return self.may_decide(table, seat)\n\n    def timing(self",
    ),
    Mutation("LIF-18.1", "chapters/c18_nightfall.py", "        state.sharks = False\n", ""),
    Mutation("LIF-13.1", "chapters/c05_trading.py", "        table.ask_again(1 << seat | 1 << to)\n", ""),
    Mutation(
        "LIF-10.4",
        "chapters/c10_fights.py",
        "        state.fight = Fight(",
        "        state.offers = []\n        state.fight = Fight(",
    ),
    Mutation("LIF-09.1", "chapters/c09_stealing.py", "    let_lapse(table)\n", ""),
    Mutation("LIF-05.7", "verbs.py", "KINDS[KIND_OF[card]]))\n    let_lapse(table)\n", "KINDS[KIND_OF[card]]))\n"),
    Mutation("LIF-10.9", "chapters/c10_fights.py", "        let_lapse(table)\n", ""),
    Mutation("LIF-15.6", "chapters/c15_overboard.py", " and bool(swimmers_besides(state, wearer))", ""),
    Mutation(
        "OUT-08.7",
        "chapters/c08_hunting.py",
        "    if visit.hunted or not visit.actions or state.tops",
        "    if not visit.actions or state.tops",
    ),
    Mutation(
        "OUT-19.23",
        "chapters/c08_ship.py",
        "PANTRY_CANS * number_ready(shelter, PANTRY)",
        "PANTRY_CANS * min(1, number_ready(shelter, PANTRY))",
    ),
    Mutation(
        "OUT-19.23",
        "chapters/c08_ship.py",
        "BOARDING_CANS * number_ready(shelter, BOARDING_PARTY)",
        "BOARDING_CANS * min(1, number_ready(shelter, BOARDING_PARTY))",
    ),
    Mutation("OUT-16.1", "chapters/c16_clean_up.py", "            shelter.cheap_repairs = 0\n", ""),
    Mutation(
        "OUT-19.23",
        "queries.py",
        "    return number_ready(shelter, WELL)",
        "    return min(1, number_ready(shelter, WELL))",
    ),
    Mutation(
        "OUT-R6",
        "chapters/c08_ship.py",
        "        if not visit_of(state).guest:\n            state.ship_survivors",
        "        if True:\n            state.ship_survivors",
    ),
    Mutation(
        "OUT-06.8",
        "chapters/c06_movement.py",
        "return near and can_board(state, seat, working_strength(state, seat, squad) + HOOK_REACH)",
        "return near and not is_taken(state, working_strength(state, seat, squad) + HOOK_REACH)",
    ),
    Mutation(
        "OUT-14.4",
        "queries.py",
        "not is_taken(state, place) or ready(state.shelters[seat], BOARDING_PARTY) >= 0",
        "not is_taken(state, place) or number_full(state.shelters[seat], BOARDING_PARTY) > 0",
    ),
    Mutation(
        "OUT-R20",
        "verbs.py",
        "    table.state.shelters[seat].stores[resource] += amount\n",
        "    stores = table.state.shelters[seat].stores\n    stores[resource] = min(30, stores[resource] + amount)\n",
    ),
    Mutation(
        "OUT-R20",
        "verbs.py",
        "    state.stock[zone] -= amount\n    state.shelters[seat].stores[resource] += amount\n",
        "    state.stock[zone] -= amount\n    stores = state.shelters[seat].stores\n"
        "    stores[resource] = min(30, stores[resource] + amount)\n",
    ),
    Mutation("OUT-23.3", "chapters/c19_rooms.py", "state.phase in (START_OF_DAY, DAY)", "state.phase == DAY"),
    Mutation(
        "OUT-01.7",
        "chapters/c19_rooms.py",
        "        and is_full(shelter, slot)\n",
        "        and (is_full(shelter, slot) or kind_in(shelter, slot) == QUARTERS)\n",
    ),
    Mutation(
        "OUT-18.7",
        "queries.py",
        "disaster in state.disasters and not is_immune(state.shelters[seat])",
        "disaster in state.disasters",
    ),
    Mutation(
        "OUT-15.2",
        "queries.py",
        "return tile_in(shelter.repaired & ~shelter.turned, kind)",
        "return tile_in(shelter.repaired, kind)",
    ),
    Mutation(
        "OUT-19.20",
        "chapters/c01_payments.py",
        "    return limits_of(shelter, TRIBUTE)",
        "    return limits_of(shelter, [*TRIBUTE, AMMO])",
    ),
]
