import { describe, expect, it } from 'vitest';
import { aimsOf, bow, shotNow } from '../src/games/doomsday/aims';
import { layoutOf, type Box } from '../src/games/doomsday/layout';
import { keyOf, looksIn, nextGuess, teamsClaimed } from '../src/games/doomsday/notes';
import { storyOf } from '../src/games/doomsday/story';
import type { View } from '../src/games/doomsday/view';
import { lyingIn, optionsInCentre, optionsInHands } from '../src/games/doomsday/weapons';
import type { Choosing } from '../src/state/choosing.svelte';
import type { Claim } from '../src/wire/protocol';
import type { Heard } from '../src/wire/weave';

const DESK = [1124, 642] as const;
const TABLET = [820, 946] as const;
const PHONE = [390, 400] as const;
const SEATS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const meetings = (boxes: Box[]) => boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) => meet(a, b)));

describe('where everybody sits', () => {
  it.each(SEATS)('nobody lies over anybody with %i people, on a desk, a tablet and a phone', (n) => {
    for (const [width, height] of [DESK, TABLET, PHONE]) {
      const { form, pods, gaps, centre } = layoutOf(n, n > 8, width, height);

      expect(pods).toHaveLength(n);
      expect(meetings([...pods, ...gaps, ...(form === 'rows' ? [] : [centre])])).toEqual([]);
      expect([...pods, ...gaps].filter((one) => one.x < 0 || one.x + one.w > width)).toEqual([]);
    }
  });

  it('is a ring for sixteen on a desk and rows on a phone', () => {
    expect(layoutOf(16, true, ...DESK).form).toBe('small');
    expect(layoutOf(8, false, ...DESK).form).toBe('large');
    expect(layoutOf(16, true, ...PHONE).form).toBe('rows');
  });

  it('puts the next in turn at the left of whoever looks, and whoever looks below', () => {
    const [me, next] = layoutOf(5, false, ...DESK).pods;

    expect(next!.x).toBeLessThan(me!.x);
    expect(Math.max(...layoutOf(5, false, ...DESK).pods.map((one) => one.y))).toBe(me!.y);
  });
});

const heard = (event: string, args: Record<string, unknown>): Heard =>
  ({ event: { event, args, rule: '' }, mine: false }) as unknown as Heard;
const id = (one: string) => `doomsday-${one}`;

const view = (ask: string, ring = false): View =>
  ({
    table: { seats: ['p1', 'p2', 'p3', 'p4'], ring, lead: 'p1' },
    me: { who: 'p1', seat: 0 },
    seats: ['p1', 'p2', 'p3', 'p4'].map((who, seat) => ({
      who,
      seat,
      weapons: who === 'p2' ? [{ weapon: 'rifle', at: ['p3'] }] : [],
    })),
    waiting: { ask, who: null, done: null },
  }) as unknown as View;

describe('who aims at whom', () => {
  const declared = heard('ActionDeclared', {
    who: id('p2'),
    action: 'do-shoot',
    to: id('p3'),
    weapon: id('rifle'),
  });

  it('is a shot only while it can still be answered', () => {
    expect(shotNow(view('ActionWindow'), [declared])).toMatchObject({ from: 'p2', to: ['p3'], weapon: 'rifle' });
    expect(shotNow(view('Move'), [declared])).toBeNull();
    expect(shotNow(view('ActionWindow'), [heard('ActionDeclared', { who: id('p2'), action: 'do-draw' })])).toBeNull();
  });

  it('draws a weapon that has left its hands for as long as its shot stands', () => {
    const fired = heard('ShotFired', { who: id('p4'), weapon: id('rocket'), to: `${id('p1')},${id('p2')}` });
    const aims = aimsOf(view('AnswerShot'), shotNow(view('AnswerShot'), [fired]));

    expect(aims.filter((one) => one.isShot).map((one) => one.to)).toEqual(['p1', 'p2']);
    expect(aims.filter((one) => !one.isShot).map((one) => one.from)).toEqual(['p2']);
  });

  it('begins and ends outside the pods', () => {
    const [from, to] = [
      { x: 0, y: 0, w: 100, h: 50 },
      { x: 400, y: 300, w: 100, h: 50 },
    ];
    const [, x, y] = /^M([\d.-]+) ([\d.-]+)Q/.exec(bow(from, to, { x: 200, y: 100, w: 50, h: 50 }))!;

    expect(Number(x) > 100 || Number(y) > 50).toBe(true);
  });
});

describe('the notebook', () => {
  const events = [
    heard('TurnBegan', { who: id('p1'), round: 2 }),
    heard('Peeked', { who: id('p1'), of: id('p3'), card: id('left'), seen: id('loy_human_1') }),
    heard('Peeked', { who: id('p4'), of: id('p1'), card: id('right') }),
  ];

  it('knows when I saw a card and who saw mine', () => {
    const looks = looksIn(view('Move'), events);

    expect(looks.when.get(keyOf('p3', 'left'))).toBe(2);
    expect(looks.mine).toEqual([{ who: 'p4', slot: 'right', round: 2 }]);
  });

  it('finds a card of the ring by both its owners', () => {
    expect(looksIn(view('Move', true), events).when.get(keyOf('p4', 'right'))).toBe(2);
    expect(looksIn(view('Move', false), events).when.get(keyOf('p4', 'right'))).toBeUndefined();
  });
});

describe('the story', () => {
  const events = [
    heard('TurnBegan', { who: id('p1'), round: 1 }),
    heard('Peeked', { who: id('p1'), of: id('p3'), card: id('left') }),
    heard('Peeked', { who: id('p1'), of: id('p3'), card: id('left') }),
    heard('TurnBegan', { who: id('p2'), round: 1 }),
    heard('TurnBegan', { who: id('p1'), round: 2 }),
    heard('Revealed', { who: id('p2'), card: id('role'), seen: id('thief') }),
    heard('ShotFired', { who: id('p3'), weapon: id('rocket'), to: `${id('p1')},${id('p2')}` }),
  ];
  const { rounds, marks, seen } = storyOf(events, ['p1', 'p2', 'p3', 'p4']);

  it('has a column for each round and a mark for each that was hit', () => {
    expect(rounds).toBe(2);
    expect(marks.filter((one) => one.kind === 'shot').map((one) => [one.round, one.to])).toEqual([
      [2, 'p1'],
      [2, 'p2'],
    ]);
  });

  it('counts a card once, however often it was seen, and an open one for all but its owner', () => {
    expect(seen.get('p1')!.at(-1)![1]).toBe(2);
    expect(seen.get('p2')!.at(-1)![1]).toBe(0);
    expect(seen.get('p4')!.at(-1)![1]).toBe(1);
  });
});

describe('a weapon of which there are two', () => {
  const table = { table: { centre: ['rifle2', 'laser'], locked: ['laser'] }, me: { who: 'p1' } } as unknown as View;
  const asked = (args: Record<string, string>) =>
    ({ at: () => [{ notation: '', label: { id: 'doomsday-choice', args } }] }) as unknown as Choosing;
  const [rifle, laser] = lyingIn(table);

  it('is the one in the centre when its kind is named', () => {
    expect(optionsInCentre(asked({ words: 'doomsday-rifle' }), rifle!)).toHaveLength(1);
    expect(optionsInHands(asked({ words: 'doomsday-rifle' }), table, 'p3', 'rifle')).toHaveLength(0);
  });

  it('is the one in hands when its holder is named', () => {
    expect(optionsInCentre(asked({ words: 'doomsday-p3,doomsday-rifle' }), rifle!)).toHaveLength(0);
    expect(optionsInHands(asked({ words: 'doomsday-p3,doomsday-rifle' }), table, 'p3', 'rifle')).toHaveLength(1);
  });

  it('is not taken while it is locked', () => {
    expect(optionsInCentre(asked({ word: 'doomsday-arm' }), rifle!)).toHaveLength(1);
    expect(optionsInCentre(asked({ word: 'doomsday-arm' }), laser!)).toHaveLength(0);
  });
});

describe('what a notebook holds besides cards', () => {
  const claim = (n: number, seat: number, named: Record<string, string>, saying = 'team') =>
    ({ n, seat, name: '', saying, named, hour: 1, words: { id: '' } }) as unknown as Claim;

  it('is what everybody last said of themselves, and of nobody else', () => {
    const claims = [
      claim(1, 0, { about: 'p1', team: 'human' }),
      claim(2, 1, { about: 'p1', team: 'machine' }),
      claim(3, 2, { about: 'p3', card: 'left', face: 'loy_human_1' }, 'card'),
      claim(4, 0, { about: 'p1', team: 'outlaw' }),
    ];

    expect([...teamsClaimed(claims, ['p1', 'p2', 'p3'])]).toEqual([['p1', 'outlaw']]);
  });

  it('is a guess that goes from team to team, and at last to none', () => {
    const teams = ['human', 'machine', 'outlaw'];
    const after = (guess: string) => nextGuess(guess, teams);

    expect(['', ...teams].map(after)).toEqual([...teams, '']);
  });
});
