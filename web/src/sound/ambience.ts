import type { Ambience, Stage } from './engine';

/** At the loudest settings some −30 dB of full scale: the house allows −24. */
const QUIET = 0.42;

/** Swell under the planks, and oarlocks that creak when they like: nothing that happens in the game changes either. */
function sea({ context, out, air }: Stage): () => void {
  const level = context.createGain();
  level.gain.value = QUIET;
  level.connect(out);
  const swell = new AudioBufferSourceNode(context, { buffer: air, loop: true });
  const deep = new BiquadFilterNode(context, { type: 'lowpass', frequency: 380 });
  const breath = new GainNode(context, { gain: 0.6 });
  const slow = new OscillatorNode(context, { frequency: 0.11 });
  const depth = new GainNode(context, { gain: 0.35 });
  slow.connect(depth).connect(breath.gain);
  swell.connect(deep).connect(breath).connect(level);
  swell.start();
  slow.start();
  let creaking = setTimeout(creakOn, 3000);
  function creakOn(): void {
    creak(context, level);
    creaking = setTimeout(creakOn, 7000 + Math.random() * 6000);
  }
  return () => {
    clearTimeout(creaking);
    swell.stop();
    slow.stop();
    level.disconnect();
  };
}

function creak(context: AudioContext, out: AudioNode): void {
  const start = context.currentTime;
  const wood = new OscillatorNode(context, { type: 'sawtooth', frequency: 78 });
  const body = new BiquadFilterNode(context, { type: 'bandpass', frequency: 640, Q: 11 });
  const loud = new GainNode(context, { gain: 0 });
  wood.frequency.linearRampToValueAtTime(104, start + 0.3);
  loud.gain.linearRampToValueAtTime(0.5, start + 0.08);
  loud.gain.linearRampToValueAtTime(0, start + 0.42);
  wood.connect(body).connect(loud).connect(out);
  wood.start(start);
  wood.stop(start + 0.45);
}

/** By the names that games call them. */
export const AMBIENCES: Record<string, Ambience> = { sea };
