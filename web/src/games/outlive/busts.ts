/** The leaders' portraits: a few flat shapes each, lit from the upper right. */
export interface Look {
  skin: string;
  hair: string;
  coat: string;
  /** Behind the head. */
  back?: string;
  /** Hair over the face: fringe, beard, moustache. */
  front: string;
  /** What is worn on the head, and its colour. */
  hat?: [path: string, colour: string][];
}

const CAP = 'M36 50c0-20 11-29 24-29s24 9 24 29Z';
const SHORT = 'M37 56c-2-22 8-33 23-33s25 11 23 33l-5-14c-8 3-28 3-36 0Z';
const BEARD = 'M38 66c2 26 12 35 22 35s20-9 22-35c-5 12-12 12-22 12s-17 0-22-12Z';

export const LOOKS: Record<string, Look> = {
  jacob_rowlett: {
    skin: '#c99a74',
    hair: '#c9c4b8',
    coat: '#59503a',
    front: BEARD,
    hat: [
      ['M32 52c0-20 12-31 28-31s28 11 28 31Z', '#d0a53a'],
      ['M28 50h64v6H28Z', '#a57f28'],
      ['M53 36a7 7 0 1 0 14 0 7 7 0 1 0-14 0', '#fff2c2'],
    ],
  },
  kooper_froste: {
    skin: '#d7a681',
    hair: '#8a4a26',
    coat: '#7c2f22',
    front: `${BEARD}M44 100h6v50h-6ZM70 100h6v50h-6Z`,
    hat: [
      [CAP, '#3f4b3a'],
      ['M34 46h52v10H34Z', '#59674f'],
    ],
  },
  wilson_frye: {
    skin: '#cfa27d',
    hair: '#5b4a35',
    coat: '#5b6238',
    front: 'M46 78c4-5 10-5 14-2 4-3 10-3 14 2-5 4-10 3-14 1-4 2-9 3-14-1Z',
    hat: [
      ['M34 48c0-18 11-27 26-27s26 9 26 27Z', '#7d5a34'],
      ['M32 46h10v32c-8-2-11-14-10-32ZM78 46h10c1 18-2 30-10 32Z', '#94704a'],
    ],
  },
  grayson_pigott: {
    skin: '#9c6b4a',
    hair: '#2b211b',
    coat: '#3b3f47',
    front: 'M40 52c-1-18 8-27 20-27s21 9 20 27c-6-11-34-11-40 0ZM72 58l4 16-2 1-4-16Z',
  },
  solen_livrich: {
    skin: '#caa07c',
    hair: '#3d332b',
    coat: '#4c4636',
    back: 'M26 96c-4-50 10-80 34-80s38 30 34 80Z',
    front: 'M40 56c4-16 14-22 22-20 8 1 16 8 18 20-10-8-28-10-40 0Z',
  },
  liza_valentine: {
    skin: '#dcb08c',
    hair: '#2f2420',
    coat: '#4e5a34',
    back: 'M34 84c-6-40 6-62 26-62s32 22 26 62Z',
    front: 'M37 60c4-18 12-20 24-20s20 4 22 20c-4-8-8-11-12-12-10 4-24 4-34 12Z',
    hat: [['M30 44c2-18 18-26 34-24 16 2 26 12 24 22-16-6-40-6-58 2Z', '#6b2f26']],
  },
  mary_koolpepper: {
    skin: '#8f6043',
    hair: '#231a16',
    coat: '#2d3b55',
    back: 'M80 40c14 8 16 36 8 50-6-10-10-30-8-50Z',
    front: 'M38 56c2-12 8-16 22-16s20 4 22 16c-10-8-34-8-44 0Z',
    hat: [
      ['M34 44c0-16 12-24 26-24s26 8 26 24Z', '#27344d'],
      ['M32 42h56l-4 9H36Z', '#16203280'],
      ['M57 30h6v8h-6Z', '#d9c26a'],
    ],
  },
  lily_rose_wely: {
    skin: '#e2bb98',
    hair: '#3f8f8a',
    coat: '#6a4a63',
    back: 'M34 78c-5-38 8-58 26-58s31 20 26 58Z',
    front: 'M36 62c0-24 12-32 26-32 12 0 22 8 22 32-4-12-10-18-18-20-8 8-20 10-30 20Z',
    hat: [
      ['M36 40h48v13c-8 6-18 4-24-2-6 6-16 8-24 2Z', '#4a3a2c'],
      ['M41 43h15v8H41ZM64 43h15v8H64Z', '#b9d9c8'],
    ],
  },
  swifty_bingham: {
    skin: '#b98462',
    hair: '#52392a',
    coat: '#8a6c31',
    front: `${SHORT}M40 66a9 8 0 1 0 18 0 9 8 0 1 0-18 0M62 66a9 8 0 1 0 18 0 9 8 0 1 0-18 0`,
    hat: [['M42 66a7 6 0 1 0 14 0 7 6 0 1 0-14 0M64 66a7 6 0 1 0 14 0 7 6 0 1 0-14 0', '#dfe9dd']],
  },
  erin_mccarthy: {
    skin: '#e3b593',
    hair: '#a8502a',
    coat: '#3f6470',
    back: 'M32 108c-8-50 4-84 28-84s36 34 28 84Z',
    front: 'M38 62c2-16 10-22 22-22s20 6 22 22c-10-12-34-12-44 0Z',
    hat: [
      ['M18 48c10-8 18-8 22-8 2-14 8-20 20-20s18 6 20 20c4 0 12 0 22 8-22 8-62 8-84 0Z', '#b79b62'],
      ['M39 38h42v6H39Z', '#6d5a34'],
    ],
  },
};
