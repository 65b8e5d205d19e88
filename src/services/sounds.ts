import * as z from 'zod/mini';
import { keptOnDevice } from './kept/texts.ts';

/** The three things a scanner's user must hear without looking. */
export type Sound = 'ok' | 'attention' | 'refused';

/** Volume of sounds in this browser, 0 to 1, and whether they are off. */
export interface Loudness {
  readonly volume: number;
  readonly isMuted: boolean;
}

/** One note: its pitch in hertz, when it begins and how long it lasts in seconds, and the colour of its tone. */
interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly wave: OscillatorType;
}

/** Sounds differ by number, pitch and colour: one high, two middling, one long and low. */
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  ok: [{ pitch: 1568, at: 0, lasts: 0.09, wave: 'sine' }],
  attention: [
    { pitch: 740, at: 0, lasts: 0.1, wave: 'triangle' },
    { pitch: 740, at: 0.16, lasts: 0.1, wave: 'triangle' },
  ],
  refused: [{ pitch: 165, at: 0, lasts: 0.5, wave: 'sawtooth' }],
};

const RAMP_SECONDS = 0.012;
const usual: Loudness = { volume: 0.7, isMuted: false };
const kept = keptOnDevice(
  'sounds',
  z.object({ volume: z.number().check(z.minimum(0), z.maximum(1)), isMuted: z.boolean() }),
);

let current: Loudness | null = null;
const listeners = new Set<() => void>();

/** Present volume; the same object until it changes. */
export const loudness = (): Loudness => (current ??= kept.read() ?? usual);

/** Changes how loud sounds are, for good. */
export const setLoudness = (changes: Partial<Loudness>): void => {
  current = { ...loudness(), ...changes };
  kept.write(current);
  for (const listener of listeners) listener();
};

/** Calls back after each change; returns how to stop. */
export const onLoudness = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let context: AudioContext | null = null;

/** Plays a sound at once. A browser lets no page sound before the person did something on it: a scan is enough. */
export function play(sound: Sound): void {
  const { volume, isMuted } = loudness();
  if (isMuted || volume === 0 || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const begin = context.currentTime;
  for (const { pitch, at, lasts, wave } of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0, begin + at);
    level.gain.linearRampToValueAtTime(volume, begin + at + RAMP_SECONDS);
    level.gain.setValueAtTime(volume, begin + at + lasts - RAMP_SECONDS);
    level.gain.linearRampToValueAtTime(0, begin + at + lasts);
    tone.connect(level).connect(context.destination);
    tone.start(begin + at);
    tone.stop(begin + at + lasts);
  }
}
