import { CUES, type Cue, type Note } from './cues';

/** How loud everything is, each from 0 to 1. */
export interface Volume {
  effects: number;
  ambience: number;
}

/** The browser's loudspeaker; silent until somebody has touched the page. */
export class Engine {
  private context: AudioContext | null = null;
  private effects: GainNode | null = null;
  private surroundings: GainNode | null = null;
  private air: AudioBuffer | null = null;
  private volume: Volume = { effects: 0, ambience: 0 };
  private wished: Ambience | null = null;
  private stop: () => void = () => {};

  constructor() {
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => this.wake(), { once: true });
  }

  set(volume: Volume): void {
    this.volume = volume;
    if (!this.context) return;
    this.effects!.gain.setTargetAtTime(volume.effects, this.context.currentTime, 0.05);
    this.surroundings!.gain.setTargetAtTime(volume.ambience, this.context.currentTime, 0.4);
  }

  play(cue: Cue): void {
    if (this.context && this.volume.effects > 0) for (const note of CUES[cue]) this.sound(note);
  }

  /** What goes on around the table from now on; null: nothing. */
  surround(ambience: Ambience | null): void {
    this.stop();
    this.stop = () => {};
    this.wished = ambience;
    if (this.context && ambience)
      this.stop = ambience({ context: this.context, out: this.surroundings!, air: this.air! });
  }

  private wake(): void {
    if (this.context || typeof AudioContext === 'undefined') return;
    this.context = new AudioContext();
    void this.context.resume();
    this.air = airOf(this.context);
    this.effects = gain(this.context, this.context.destination);
    this.surroundings = gain(this.context, this.context.destination);
    this.set(this.volume);
    this.surround(this.wished);
  }

  private sound(note: Note): void {
    const context = this.context!;
    const start = context.currentTime + note.at;
    const loud = gain(context, this.effects!);
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(note.loud, start + 0.004);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
    const source = note.kind === 'air' ? rush(context, this.air!, note, loud) : tone(context, note, start, loud);
    source.start(start);
    source.stop(start + note.length + 0.02);
  }
}

/** Begins to sound on a stage, and gives what ends it. */
export type Ambience = (stage: Stage) => () => void;

/** What an ambience plays with. */
export interface Stage {
  context: AudioContext;
  out: AudioNode;
  air: AudioBuffer;
}

function gain(context: AudioContext, out: AudioNode): GainNode {
  const node = context.createGain();
  node.connect(out);
  return node;
}

function tone(context: AudioContext, note: Note, start: number, out: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = note.kind === 'triangle' ? 'triangle' : 'sine';
  source.frequency.setValueAtTime(note.pitch, start);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  source.connect(out);
  return source;
}

function rush(context: AudioContext, air: AudioBuffer, note: Note, out: AudioNode): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = air;
  const around = context.createBiquadFilter();
  around.type = 'bandpass';
  around.frequency.value = note.pitch;
  source.connect(around).connect(out);
  return source;
}

/** Four seconds of even noise. */
function airOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 4, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  return buffer;
}
