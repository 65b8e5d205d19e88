import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import { physicalText, type KeyPress } from '#views/shapes/scan/input/keyText.ts';
import { isReadable, readText } from '#views/shapes/scan/input/reading.ts';
import { hear, hush, silent, SILENCE_MS, type Rhythm } from '#views/shapes/scan/input/rhythm.ts';

/** Returns the scans of these keys, followed by silence, and the number of suspected keys. */
function listen(presses: readonly KeyPress[]) {
  const scans: string[] = [];
  let suspected = 0;
  let secondEnds = 0;
  let rhythm: Rhythm = silent;
  let before = -Infinity;
  const settle = (): void => {
    const { rhythm: left, sense } = hush(rhythm, isReadable);
    if (sense.kind === 'scan') scans.push(sense.texts[0] ?? '');
    rhythm = left;
  };
  for (const press of presses) {
    if (press.at - before > SILENCE_MS) settle();
    before = press.at;
    const heard = hear(rhythm, press, isReadable);
    rhythm = heard.rhythm;
    if (heard.sense.kind === 'suspected') suspected += 1;
    if (heard.sense.kind === 'secondEnd') secondEnds += 1;
    if (heard.sense.kind === 'scan') scans.push(heard.sense.texts[0] ?? '');
  }
  settle();
  return { scans, suspected, secondEnds };
}

const CODES: Readonly<Record<string, readonly [string, boolean]>> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyz').flatMap((letter) => [
    [letter, [`Key${letter.toUpperCase()}`, false]],
    [letter.toUpperCase(), [`Key${letter.toUpperCase()}`, true]],
  ]),
);
const SIGN_CODES: Readonly<Record<string, readonly [string, boolean]>> = {
  '-': ['Minus', false],
  ']': ['BracketRight', false],
  '(': ['Digit9', true],
  ')': ['Digit0', true],
  '/': ['Slash', false],
  ':': ['Semicolon', true],
  '.': ['Period', false],
  ' ': ['Space', false],
};

const plain = { shift: false, ctrl: false, alt: false, meta: false, repeat: false };

const keyOf = (character: string, at: number): KeyPress => {
  const [code, shift] = CODES[character] ?? SIGN_CODES[character] ?? [`Digit${character}`, false];
  return { ...plain, key: character, code, shift, at };
};

const end = (at: number, key = 'Enter'): KeyPress => ({ ...plain, key, code: key, at });

type Alter = (press: KeyPress) => KeyPress;
const same: Alter = (press) => press;

interface Manner {
  readonly from?: number;
  readonly last?: string | null;
  readonly alter?: Alter;
}

/** Returns a scanner's keys from a start time with these gaps, and its end key if it sends one. */
function scanned(
  text: string,
  gaps: (index: number) => number,
  { from = 1000, last = 'Enter', alter = same }: Manner = {},
): KeyPress[] {
  let at = from;
  const keys = Array.from(text).map((character, index) => {
    at += index === 0 ? 0 : gaps(index);
    return alter(keyOf(character, at));
  });
  return last === null ? keys : [...keys, end(at + gaps(text.length), last)];
}

const waybills = fc.integer({ min: 0, max: 99_999_999 }).map(waybillOf);
const bags = fc.integer({ min: 0, max: 999_999_999 }).map(bagNumberOf);
const pieces = fc.tuple(waybills, fc.integer({ min: 1, max: 99 })).map(([id, piece]) => `${id}-${piece}`);
const codes = fc.oneof(waybills, bags, pieces);
const gapsWithin = (least: number, most: number) =>
  fc.array(fc.double({ min: least, max: most, noNaN: true }), { minLength: 24, maxLength: 24 });

const composing: Alter = (press) => ({ ...press, key: 'Process' });
const BURMESE = 'ဆတနမအပကငသစဟဿုရိထခလဘညာယဍေျ';
const burmese: Alter = (press) => ({ ...press, key: BURMESE[press.code.charCodeAt(3) % BURMESE.length] ?? 'က' });
const capsLocked: Alter = (press) => ({ ...press, key: press.key.toUpperCase() });
const codeless: Alter = (press) => ({ ...press, code: '' });

describe('a scanner is recognised', () => {
  const alters = fc.constantFrom(same, composing, burmese, capsLocked, codeless);

  test('a scanner is recognised at any speed of a cable, under any layout and input method, with any end key', () => {
    fc.assert(
      fc.property(
        codes,
        gapsWithin(0, 35),
        alters,
        fc.constantFrom('Enter', 'Tab', null),
        (code, gaps, alter, last) => {
          const presses = scanned(code, (index) => gaps[index] ?? 10, { last, alter });
          expect(listen(presses).scans.map(readText)).toEqual([readText(code)]);
        },
      ),
      { numRuns: 4000 },
    );
  });

  test('a scanner is recognised over a slow radio link with pauses in it', () => {
    fc.assert(
      fc.property(codes, gapsWithin(20, 75), fc.integer({ min: 1, max: 12 }), alters, (code, gaps, pause, alter) => {
        const presses = scanned(code, (index) => (index === pause ? 140 : Math.min(70, gaps[index] ?? 50)), { alter });
        expect(listen(presses).scans.map(readText)).toEqual([readText(code)]);
      }),
      { numRuns: 2000 },
    );
  });

  test('a scanner is recognised when the page or the link stood still in the middle of a code, even twice', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { minLength: 1, maxLength: 2 });
    const pauses = fc.integer({ min: 160, max: 950 });
    fc.assert(
      fc.property(codes, gapsWithin(1, 30), cuts, pauses, alters, (code, gaps, places, pause, alter) => {
        const presses = scanned(code, (index) => (places.includes(index) ? pause : (gaps[index] ?? 10)), { alter });
        expect(listen(presses).scans.map(readText)).toEqual([readText(code)]);
      }),
      { numRuns: 2000 },
    );
  });

  test('a scanner is recognised when a slow link stood still as well, and with the many short breaks of a busy page', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { minLength: 1, maxLength: 2 });
    const pauses = fc.integer({ min: 151, max: 950 });
    fc.assert(
      fc.property(codes, gapsWithin(20, 75), cuts, pauses, alters, (code, gaps, places, pause, alter) => {
        const presses = scanned(code, (index) => (places.includes(index) ? pause : (gaps[index] ?? 50)), { alter });
        expect(listen(presses).scans.map(readText)).toEqual([readText(code)]);
      }),
      { numRuns: 2000 },
    );
  });

  test('a scanner that empties its memory is recognised: each code of a quick row is one scan, with one end key or with two', () => {
    const between = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 30, maxLength: 30 });
    const rows = fc.array(codes, { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(rows, gapsWithin(0, 12), between, fc.boolean(), (row, gaps, pauses, hasTwoEnds) => {
        let from = 0;
        const presses = row.flatMap((code, place) => {
          const own = scanned(code, (index) => gaps[index] ?? 3, { from: from + (pauses[place] ?? 0) });
          const last = own.at(-1)?.at ?? from;
          from = hasTwoEnds ? last + 1 : last;
          return hasTwoEnds ? [...own, end(from, 'Tab')] : own;
        });
        const { scans, secondEnds } = listen(presses);
        expect(scans.map(readText)).toEqual(row.map(readText));
        expect(secondEnds).toBe(hasTwoEnds ? row.length : 0);
      }),
      { numRuns: 1000 },
    );
  });

  test('a scanner is recognised ten thousand times in a row, none wrong and none lost', () => {
    const wanted = Array.from({ length: 10_000 }, (_, index) => waybillOf(index * 9973));
    const alter = [same, composing, burmese, capsLocked];
    const presses = wanted.flatMap((code, index) =>
      scanned(code, (place) => 2 + ((index * 7 + place * 13) % 30), {
        from: index * 1000,
        last: index % 3 === 0 ? null : 'Enter',
        alter: alter[index % alter.length] ?? same,
      }),
    );
    expect(listen(presses).scans.map((text) => text.toUpperCase())).toEqual(wanted);
  });

  test('a scanner is recognised right after a hand typed something, and with a prefix of its own', () => {
    const code = waybillOf(42);
    for (const before of ['r', 'reason ', '~#', ']C1', ']Q3', 'https://track.example/t/']) {
      const presses = scanned(`${before.replaceAll(/[~#]/g, '/')}${code}`, () => 9);
      expect(listen(presses).scans.map(readText)).toEqual([{ kind: 'parcel', code }]);
    }
    const hand = [keyOf('o', 0), keyOf('k', 140)];
    const after = [...hand, ...scanned(code, () => 8, { from: 230 })];
    expect(listen(after).scans.map(readText)).toEqual([{ kind: 'parcel', code }]);
  });

  test('a scanner that sends each character by its number on the pad is recognised', () => {
    const code = waybillOf(77);
    let at = 0;
    const presses = Array.from(code).flatMap((character) => {
      const digits = String(character.codePointAt(0)).padStart(4, '0');
      const alt: KeyPress = { ...plain, key: 'Alt', code: 'AltLeft', alt: true, at: (at += 2) };
      return [
        alt,
        ...Array.from(digits).map((digit): KeyPress => ({
          ...plain,
          key: 'Unidentified',
          code: `Numpad${digit}`,
          alt: true,
          at: (at += 2),
        })),
      ];
    });
    expect(listen([...presses, end(at + 2)]).scans.map(readText)).toEqual([{ kind: 'parcel', code }]);
  });

  test('a scanner is recognised with FNC1 as the separator that it sends: Ctrl+] or F8', () => {
    const bag = bagNumberOf(7);
    const separator = [
      (at: number): KeyPress => ({ ...plain, key: ']', code: 'BracketRight', ctrl: true, at }),
      (at: number): KeyPress => ({ ...plain, key: 'F8', code: 'F8', at }),
    ];
    for (const send of separator) {
      const head = scanned(`00${bag}`, () => 5, { from: 0, last: null });
      const tail = scanned('10ABC', () => 5, { from: 110 });
      expect(listen([...head, send(105), ...tail]).scans.map(readText)).toEqual([{ kind: 'bag', code: bag }]);
    }
  });

  test('a scanner is recognised also when what it read is no code of ours: the wrong label is named', () => {
    expect(listen(scanned('SL000000420MM', () => 12)).scans).toEqual(['SL000000420MM']);
    expect(listen(scanned('4006381333931', () => 12, { last: null })).scans).toEqual(['4006381333931']);
  });

  test('a scanner is recognised also when a code that is not ours was cut in pieces: the code is named whole', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(
        fc.constantFrom('SL000000420MM', '1Z999AA10123456784'),
        cuts,
        fc.integer({ min: 160, max: 950 }),
        (code, places, pause) => {
          const presses = scanned(code, (index) => (places.includes(index) ? pause : 8));
          expect(listen(presses).scans).toEqual([code]);
        },
      ),
    );
  });

  test('a recognised scanner has its keys kept back from the page from the fifth on', () => {
    expect(listen(scanned(waybillOf(1), () => 10)).suspected).toBe(9);
  });
});

/**
 * Returns a gap of manual typing in milliseconds: log-normal around a median, as keystroke studies find. The minimum is
 * that of rolling fingers.
 */
const handGap = (median: number, spread: number, random: () => number): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.max(8, median * Math.exp(spread * normal));
};

/** Returns a generator of numbers in [0, 1) from a seed (mulberry32). */
const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

describe('a hand is never taken for a scanner', () => {
  const letters = Array.from('etaoinshrdlu0123456789slmm- ');

  test.each([
    ['a hurried clerk', 110, 0.45],
    ['the fastest typist of the house', 75, 0.4],
  ])('the hand of %s that writes 200,000 keys is never taken for a scanner', (_, median, spread) => {
    const random = seeded(20_261_122);
    let at = 0;
    const presses = Array.from({ length: 200_000 }, () => {
      at += handGap(median, spread, random);
      if (random() < 0.04) return end(at);
      return keyOf(letters[Math.floor(random() * letters.length)] ?? 'e', at);
    });
    expect(listen(presses).scans).toEqual([]);
  });

  test('a hand that types a right number is never taken for a scanner', () => {
    fc.assert(
      fc.property(codes, gapsWithin(85, 400), (code, gaps) => {
        expect(listen(scanned(code, (index) => gaps[index] ?? 90)).scans).toEqual([]);
      }),
    );
  });

  test('a hand that holds a key, or drops on the keyboard, is never taken for a scanner', () => {
    const held = Array.from({ length: 60 }, (_, index) => ({ ...keyOf('0', index * 33), repeat: index > 0 }));
    expect(listen([...held, end(2000)]).scans).toEqual([]);
    expect(listen(scanned('asdfg', () => 3)).scans).toEqual([]);
    expect(listen(scanned('asdfjklghqw', () => 2, { last: null })).scans).toEqual([]);
  });

  test('a hand that uses the shortcuts of the browser is never taken for a scanner', () => {
    const presses = scanned(waybillOf(5), () => 10, { alter: (press) => ({ ...press, ctrl: true }) });
    expect(listen(presses).scans).toEqual([]);
  });
});

test('each key gives its character on the layout of scanners', () => {
  const written = (code: string, shift = false) => physicalText({ ...plain, key: '', code, shift, at: 0 });
  expect(['KeyQ', 'Digit7', 'Numpad4', 'Minus', 'Slash', 'Enter', ''].map((code) => written(code))).toEqual([
    'q', '7', '4', '-', '/', null, null,
  ]); // prettier-ignore
  expect(['KeyQ', 'Digit7', 'Minus'].map((code) => written(code, true))).toEqual(['Q', '&', '_']);
});
