/** The nine cues that all games share. */
export type Cue = 'turn' | 'card' | 'token' | 'confirm' | 'refusal' | 'low' | 'window' | 'chat' | 'end';

/** One sound of a cue: a tone that may glide, or a rush of air; it begins at once and dies away. */
export interface Note {
  /** Seconds after the cue began. */
  at: number;
  length: number;
  loud: number;
  /** Hertz: of the tone, or around which the air rushes. */
  pitch: number;
  /** Where the tone glides to. */
  to?: number;
  kind?: 'sine' | 'triangle' | 'air';
}

const knock = (at: number): Note[] => [
  { at, length: 0.09, loud: 0.5, pitch: 400, to: 270 },
  { at, length: 0.03, loud: 0.25, pitch: 1100, kind: 'air' },
];

export const CUES: Record<Cue, Note[]> = {
  turn: [...knock(0), ...knock(0.17)],
  card: [{ at: 0, length: 0.11, loud: 0.22, pitch: 3200, kind: 'air' }],
  token: [
    { at: 0, length: 0.06, loud: 0.24, pitch: 720, to: 520 },
    { at: 0, length: 0.015, loud: 0.12, pitch: 2400, kind: 'air' },
  ],
  confirm: [
    { at: 0, length: 0.1, loud: 0.22, pitch: 523, kind: 'triangle' },
    { at: 0.07, length: 0.16, loud: 0.22, pitch: 659, kind: 'triangle' },
  ],
  refusal: [{ at: 0, length: 0.2, loud: 0.3, pitch: 233, to: 175, kind: 'triangle' }],
  low: [
    { at: 0, length: 0.05, loud: 0.2, pitch: 880 },
    { at: 0.14, length: 0.05, loud: 0.2, pitch: 880 },
  ],
  window: [
    { at: 0, length: 0.9, loud: 0.2, pitch: 392 },
    { at: 0, length: 0.6, loud: 0.09, pitch: 588 },
  ],
  chat: [
    { at: 0, length: 0.07, loud: 0.14, pitch: 990 },
    { at: 0.07, length: 0.1, loud: 0.14, pitch: 1245 },
  ],
  end: [262, 330, 392, 523].map((pitch, n) => ({ at: n * 0.16, length: 1.3, loud: 0.18, pitch, kind: 'triangle' })),
};
