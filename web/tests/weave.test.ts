import { expect, test } from 'vitest';
import { updated, woven } from '../src/wire/weave';

const told = (event: string) => ({ event, rule: '' });

test('a private event stands after as many public ones as it says', () => {
  const heard = woven(
    { events: [told('A'), told('B')] },
    {
      events: [
        [0, told('x'), true],
        [1, told('y'), true],
        [2, told('z'), true],
      ],
    },
  );

  expect(heard.map(({ event }) => event.event)).toEqual(['x', 'A', 'y', 'B', 'z']);
});

test('what spectators heard too is no secret', () => {
  const heard = woven(
    { events: [told('A')] },
    {
      events: [
        [0, told('x'), false],
        [1, told('y'), true],
      ],
    },
  );

  expect(heard.map(({ mine }) => mine)).toEqual([false, false, true]);
});

test('entries replace what is at their path, and leave what was shown before as it was', () => {
  const before = {
    boat: [
      { who: 'kid', wounds: 0 },
      { who: 'snob', wounds: 1 },
    ],
    me: { closed: ['oar'], packet: null },
  };

  const after = updated(before, {
    t: 'state',
    whole: false,
    public: { sections: { fight: null }, entries: { 'boat.1.wounds': 2 } },
    private: { entries: { 'me.packet': ['knife'] } },
  });

  expect(after).toEqual({
    boat: [
      { who: 'kid', wounds: 0 },
      { who: 'snob', wounds: 2 },
    ],
    fight: null,
    me: { closed: ['oar'], packet: ['knife'] },
  });
  expect(before.boat[1]!.wounds).toBe(1);
  expect((after.boat as object[])[0]).toBe(before.boat[0]);
});

test('a whole state leaves nothing of the old one', () => {
  const after = updated(
    { fight: 1, swept: 2 },
    { t: 'state', whole: true, public: { sections: { fight: 3 } }, private: {} },
  );

  expect(after).toEqual({ fight: 3 });
});
