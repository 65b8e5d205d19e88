import { layoutText, physicalText, type KeyPress } from './keyText.ts';
import type { IsReadable } from './rhythm.ts';

/** Keys pressed beside every field, one after the other: a slow scanner's, or a hand's. */
export interface Spelling {
  /** Text of a US keyboard, and text of the layout. */
  readonly physical: string;
  readonly layout: string;
  /** Time of the last key, milliseconds. */
  readonly last: number;
}

/** Longest pause between two keys of one code, milliseconds. */
export const PAUSE_MS = 3_000;
/** Fewest characters and digits of something unreadable that is named instead of left to the page. */
const LEAST_NAMED = 6;
const DIGITS = /(?:\d\D*){4}/;

/** Returns what has been spelled with one more key; null after a key that no scanner sends. */
export function spelled(spelling: Spelling | null, press: KeyPress): Spelling | null {
  if (press.repeat || press.ctrl || press.meta || press.alt) return null;
  const layout = layoutText(press);
  const physical = physicalText(press) ?? layout;
  if (physical === null) return press.key === 'Shift' || press.key === 'CapsLock' ? spelling : null;
  const before = spelling !== null && press.at - spelling.last <= PAUSE_MS ? spelling : { physical: '', layout: '' };
  return { physical: before.physical + physical, layout: before.layout + (layout ?? physical), last: press.at };
}

/** Returns the text that an end key ends: a code of ours at any speed, or enough of one to be named; null for typing. */
export function endedBy(spelling: Spelling | null, at: number, isReadable: IsReadable): string | null {
  if (spelling === null || at - spelling.last > PAUSE_MS) return null;
  const { physical, layout } = spelling;
  const readable = [physical, layout].find(isReadable);
  if (readable !== undefined) return readable;
  return physical.length >= LEAST_NAMED && DIGITS.test(physical) ? physical : null;
}
