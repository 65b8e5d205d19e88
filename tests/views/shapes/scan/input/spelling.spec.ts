import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import type { KeyPress } from '#views/shapes/scan/input/keyText.ts';
import { isReadable, readText } from '#views/shapes/scan/input/reading.ts';
import { endedBy, PAUSE_MS, spelled, type Spelling } from '#views/shapes/scan/input/spelling.ts';

const plain = { code: '', shift: false, ctrl: false, alt: false, meta: false, repeat: false };
const keyOf = (key: string, at: number): KeyPress => ({ ...plain, key, at });

/** Returns what an end key after these keys ends. */
const heard = (keys: readonly KeyPress[], wait = 0): string | null => {
  const spelling = keys.reduce<Spelling | null>(spelled, null);
  return endedBy(spelling, (keys.at(-1)?.at ?? 0) + wait, isReadable);
};
const typedAt = (text: string, gap: number): KeyPress[] =>
  Array.from(text).map((key, place) => keyOf(key, place * gap));

describe('keys beside every field', () => {
  test('keys beside every field are one of our codes at any speed, once they are ended', () => {
    const codes = fc.oneof(
      fc.integer({ min: 0, max: 99_999_999 }).map(waybillOf),
      fc.integer({ min: 0, max: 999_999_999 }).map(bagNumberOf),
    );
    fc.assert(
      fc.property(codes, fc.integer({ min: 1, max: PAUSE_MS }), (code, gap) => {
        expect(readText(heard(typedAt(code, gap)) ?? '')).toEqual(readText(code));
      }),
    );
  });

  test('keys beside every field are the whole of a code with the Shift key between the letters', () => {
    const keys = Array.from(waybillOf(7)).flatMap((key, place) => [
      { ...plain, key: 'Shift', shift: true, at: place * 100 },
      keyOf(key, place * 100 + 50),
    ]);
    expect(heard(keys)).toBe(waybillOf(7));
  });

  test('keys beside every field are named where they are a number that nobody can read', () => {
    expect(heard(typedAt('SHP00004588', 90))).toBe('SHP00004588');
    expect(heard(typedAt('4006381333931', 200))).toBe('4006381333931');
  });

  test('keys beside every field are left to the page where they are words, or too few', () => {
    expect(heard(typedAt('mandalay', 90))).toBeNull();
    expect(heard(typedAt('12345', 90))).toBeNull();
    expect(heard([])).toBeNull();
  });

  test('keys beside every field begin anew after a pause, a shortcut, a held key and a key without text', () => {
    const code = waybillOf(9);
    const late = typedAt(code, 90).map((press, place) => (place > 5 ? { ...press, at: press.at + PAUSE_MS } : press));
    expect(heard(late)).not.toBe(code);
    expect(heard(typedAt(code, 90), PAUSE_MS + 1)).toBeNull();
    for (const other of [
      { key: 'a', ctrl: true },
      { key: 'a', repeat: true },
      { key: 'ArrowDown' },
      { key: 'Escape' },
    ]) {
      const keys = typedAt(code, 90);
      expect(heard([...keys, { ...plain, at: 2000, ...other }])).toBeNull();
    }
  });
});
