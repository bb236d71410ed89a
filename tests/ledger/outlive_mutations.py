"""Edits that break rules of Outlive, one each: a sample across all chapters."""

from __future__ import annotations

from ledger.mutation import Mutation

OUTLIVE_MUTATIONS = [
    Mutation(
        "OUT-01.7",
        "queries.py",
        "shelter.survivors[slot] >= SLOTS[shelter.rooms[slot] >> 1]",
        "shelter.survivors[slot] > 0",
    ),
    Mutation(
        "OUT-01.8", "queries.py", "1 if shelter.airlock <= AIRLOCK_ROW else 2", "1 if shelter.airlock <= 3 else 2"
    ),
    Mutation("OUT-01.9", "queries.py", "return min(apart, RING - apart)", "return apart"),
    Mutation("OUT-02.6", "chapters/c02_choosing.py", "SETTLE[: SLOTS[self.room] + 1]", "SETTLE[:]"),
    Mutation("OUT-02.11", "chapters/c02_setup.py", "ages.index(max(ages))", "ages.index(min(ages))"),
    Mutation("OUT-02.14", "chapters/c02_setup.py", "larger = (len(tiles) + 1) // 2", "larger = len(tiles) // 2"),
    Mutation("OUT-04.1", "chapters/c04_dawn.py", "STOCK[table.seats][:]", "STOCK[2][:]"),
    Mutation(
        "OUT-04.3",
        "chapters/c04_dawn.py",
        "    state.discard |= state.displays[city]\n    state.displays[city] = 0\n",
        "",
    ),
    Mutation("OUT-04.4", "chapters/c04_dawn.py", "range(OUT_AT_DAWN[table.seats])", "range(1)"),
    Mutation("OUT-05.2", "chapters/c05_start_of_day.py", "[new, *older]", "[*older, new]"),
    Mutation("OUT-06.3", "queries.py", "RING if tool(shelter, EXOSKELETON) >= 0 else STEPS", "RING"),
    Mutation("OUT-06.4", "queries.py", " and zone not in shelter.zones]", " and zone != start]"),
    Mutation(
        "OUT-06.8",
        "chapters/c06_movement.py",
        "    if not unaided_destinations(state, seat, squad):\n",
        "    if not destinations(state, seat, squad):\n",
    ),
    Mutation(
        "OUT-07.1",
        "chapters/c07_attacks.py",
        "STRENGTH[squad] < strength:",
        "STRENGTH[squad] < strength and not found:",
    ),
    Mutation("OUT-07.4", "queries.py", "squad if squad >= 0 and shelter.active >> squad & 1 else -1", "squad"),
    Mutation(
        "OUT-07.5",
        "chapters/c07_attacks.py",
        "DEFEND[0][: min(ammo, attack.effectiveness) + 1]",
        "DEFEND[0][: min(ammo, 3) + 1]",
    ),
    Mutation(
        "OUT-07.8",
        "chapters/c07_attacks.py",
        "due = min(attack.effectiveness, sum(limits))",
        "due = min(attack.effectiveness, max(limits))",
    ),
    Mutation("OUT-07.9", "chapters/c07_attacks.py", "    return STRENGTH[visit.squad] + (BAT", "    return 3 + (BAT"),
    Mutation("OUT-08.2", "chapters/c08_actions.py", "GATHER[: min(visit.actions, stock)]", "GATHER[: visit.actions]"),
    Mutation("OUT-08.5", "chapters/c08_actions.py", "    table.state.algae = False\n", ""),
    Mutation(
        "OUT-08.7",
        "chapters/c08_hunting.py",
        "    visit.hunted = True\n    table.then(HuntPrey(visit.seat, 0)",
        "    table.then(HuntPrey(visit.seat, 0)",
    ),
    Mutation(
        "OUT-08.8",
        "chapters/c08_hunting.py",
        "price(state, visit.seat, token, gear) - 1)",
        "price(state, visit.seat, token, gear))",
    ),
    Mutation("OUT-08.9", "queries.py", "FIRST_MEAT[kind] + prey_owned(state.shelters[seat], kind)", "FIRST_MEAT[kind]"),
    Mutation("OUT-08.13", "queries.py", "return not is_taken(state, place) or", "return True or"),
    Mutation("OUT-08.16", "chapters/c10_night.py", "        state.first = state.token\n", ""),
    Mutation(
        "OUT-08.17", "chapters/c08_actions.py", '        pay(table, visit.seat, CHIP, 1, "dam")\n', "        pass\n"
    ),
    Mutation("OUT-08.19", "chapters/c08_cities.py", " if not owns(shelter, kind)]", "]"),
    Mutation("OUT-09.1", "chapters/c09_end_of_day.py", "            shelter.berth = 0\n", ""),
    Mutation(
        "OUT-10.3",
        "chapters/c10_night.py",
        "choice.way), FaceDisasters(self.turn + 1, 0))",
        "choice.way), FaceDisasters(self.turn, 0))",
    ),
    Mutation(
        "OUT-11.2",
        "chapters/c11_feeding.py",
        "payment(self.seat, ROWS, water, water_limits(shelter))",
        "payment(self.seat, ROWS, water, food_limits(shelter))",
    ),
    Mutation(
        "OUT-11.4",
        "chapters/c11_feeding.py",
        "LoseSurvivors(self.seat, unmet)",
        "LoseSurvivors(self.seat, min(1, unmet))",
    ),
    Mutation(
        "OUT-12.2",
        "chapters/c12_radiation.py",
        "max(0, level(state) - absorbed(state.shelters[self.seat]))",
        "level(state) - absorbed(state.shelters[self.seat])",
    ),
    Mutation("OUT-12.3", "verbs.py", "return max(0, wanted - TRACK_TOP)", "return 0"),
    Mutation(
        "OUT-13.1",
        "chapters/c13_recruiting.py",
        "min(provisions(shelter), airlock_space(shelter))",
        "provisions(shelter)",
    ),
    Mutation(
        "OUT-14.2",
        "chapters/c14_building.py",
        "            if materials >= BUILD_PRICE:\n",
        "            if materials >= BUILD_PRICE - 1:\n",
    ),
    Mutation(
        "OUT-15.3",
        "chapters/c08_actions.py",
        "    if visit.gathered and stock and tool(shelter, GATHER_TILE[zone]) >= 0:\n        options",
        "    if stock and tool(shelter, GATHER_TILE[zone]) >= 0:\n        options",
    ),
    Mutation(
        "OUT-15.6",
        "verbs.py",
        "while tile >= 0 and tile_in(shelter.broken | shelter.repaired,",
        "while tile >= 0 and tile_in(shelter.repaired,",
    ),
    Mutation("OUT-16.1", "chapters/c16_clean_up.py", "min(kept, before[resource])", "before[resource]"),
    Mutation(
        "OUT-17.4",
        "chapters/c17_scoring.py",
        '("provisions", provisions), ("resources", resources)',
        '("resources", resources), ("provisions", provisions)',
    ),
    Mutation(
        "OUT-18.7",
        "queries.py",
        "min(printed, STORM_STRENGTH) if suffers(state, seat, SANDSTORM) else printed",
        "printed",
    ),
    Mutation("OUT-18.10", "chapters/c18_disasters.py", "        if lost < amount:\n", "        if not lost:\n"),
    Mutation(
        "OUT-19.3",
        "chapters/c10_night.py",
        "                use_room(table, seat, ready(shelter, CRISIS_STAFF))\n",
        "                pass\n",
    ),
    Mutation(
        "OUT-19.9", "chapters/c18_disasters.py", "if BULWARK_HELPS[self.disaster] and is_immune(shelter):", "if False:"
    ),
    Mutation(
        "OUT-19.13",
        "queries.py",
        "max(0, SLOTS[shelter.rooms[slot] >> 1] - shelter.survivors[slot])",
        "max(0, 8 - shelter.survivors[slot])",
    ),
    Mutation("OUT-19.14", "chapters/c08_cities.py", "return visit.searched and ready_in_city", "return ready_in_city"),
    Mutation(
        "OUT-19.20",
        "chapters/c07_attacks.py",
        "table.then(PayTokens(seat, attack.of, seat, ROBBED, self.due, limits))",
        "table.then(PayTokens(attack.of, attack.of, seat, ROBBED, self.due, limits))",
    ),
    Mutation(
        "OUT-19.21",
        "chapters/c08_cities.py",
        "        use_room(table, seat, slot, city_bit(slot, city))\n        for resource",
        "        use_room(table, seat, slot, city_bit(slot, 0) | city_bit(slot, 1))\n        for resource",
    ),
    Mutation("OUT-20.3", "chapters/c20_equipment.py", " and airlock_space(shelter):", ":"),
    Mutation("OUT-20.5", "chapters/c06_movement.py", "        turn(table, seat, HOOK)\n", "        pass\n"),
    Mutation("OUT-21.2", "chapters/c21_leaders.py", "    kept.remove(choice.token)\n", "    kept.pop()\n"),
    Mutation(
        "OUT-R18",
        "chapters/c18_disasters.py",
        "LoseSurvivors(self.seat, IF_SHORT[self.disaster])",
        "LoseSurvivors(self.seat, amount - lost)",
    ),
    Mutation(
        "OUT-R39",
        "chapters/c08_hunting.py",
        "events.PreyScanned(who, zone, []))",
        "events.PreyScanned(who, zone, seen))",
    ),
]
