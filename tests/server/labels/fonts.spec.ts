import { describe, expect, test } from 'vitest';
import { runsOf, undrawnIn } from '#server/labels/fonts.ts';

const glyphsOf = (text: string) => runsOf(text, false).flatMap(({ glyphs }) => glyphs);
const drawnOf = (text: string) => glyphsOf(text).filter(({ advance }) => advance > 0);
const BOX = '\u25A1';

const ADDRESS = ['မန္တလေး', 'ချမ်းအေးသာစံ', 'မြို့နယ်'];

/** Characters that draw nothing, from chat programs, web pages and word processors. */
const INVISIBLE = [
  ['zero-width space', '\u200B'],
  ['zero-width non-joiner', '\u200C'],
  ['word joiner', '\u2060'],
  ['left-to-right mark', '\u200E'],
  ['left-to-right override', '\u202D'],
  ['end of a direction', '\u202C'],
  ['isolate', '\u2066'],
  ['variation selector', '\uFE0F'],
  ['byte order mark', '\uFEFF'],
  ['soft hyphen', '\u00AD'],
  ['invisible operator', '\u2063'],
  ['Hangul filler', '\u3164'],
  ['Mongolian separator', '\u180E'],
  ['tag', '\u{E0041}'],
] as const;

describe('characters that draw nothing', () => {
  test.each(INVISIBLE)('%s between the words of a Burmese address', (_name, character) => {
    const runs = runsOf(ADDRESS.join(character), false);
    expect(runs.map(({ font }) => font)).toEqual(['burmese']);
    expect(drawnOf(ADDRESS.join(character)).map(({ id }) => id)).toEqual(
      ADDRESS.flatMap((word) => drawnOf(word).map(({ id }) => id)),
    );
    expect(undrawnIn(ADDRESS.join(character))).toEqual([]);
  });

  test.each(INVISIBLE)('%s before, within and after other text', (_name, character) => {
    for (const text of ['Mandalay', '王小明', '09 777']) {
      const [first = '', ...rest] = text;
      const mixed = `${character}${first}${character}${rest.join('')}${character}`;
      expect(drawnOf(mixed).map(({ id }) => id)).toEqual(drawnOf(text).map(({ id }) => id));
      expect(runsOf(mixed, false)).toHaveLength(1);
      expect(undrawnIn(mixed)).toEqual([]);
    }
  });

  test('alone draw nothing', () => {
    for (const [, character] of INVISIBLE) expect(drawnOf(character)).toEqual([]);
  });

  test('a joiner keeps its meaning: it is left to the shaping of its run', () => {
    expect(runsOf('က\u200Dခ', false)).toHaveLength(1);
    expect(undrawnIn('က\u200Dခ')).toEqual([]);
  });
});

test('a space of any width is a space', () => {
  for (const space of ['\u00A0', '\u2002', '\u2009', '\u202F', '\u205F', '\u3000']) {
    for (const text of [`10${space}kg`, `မန္တလေး${space}မြို့`]) {
      expect(undrawnIn(text), `U+${space.codePointAt(0)?.toString(16)}`).toEqual([]);
      expect(
        runsOf(text, false)
          .map((run) => run.text)
          .join(''),
      ).not.toContain(BOX);
    }
    const wide = runsOf(`10${space}kg`, false).reduce((sum, { advance }) => sum + advance, 0);
    expect(wide).toBeGreaterThan(runsOf('10kg', false).reduce((sum, { advance }) => sum + advance, 0));
  }
});

test('a letter and its accent are drawn the same in either form, in one run', () => {
  for (const name of ['José', 'Müller', 'François', 'Zoë', 'Dvořák'.slice(0, 2)]) {
    const [composed, apart] = [runsOf(name.normalize('NFC'), true), runsOf(name.normalize('NFD'), true)];
    expect(apart).toEqual(composed);
    expect(apart).toHaveLength(1);
  }
});

describe('what no font has', () => {
  test.each([
    ['龑明堯', ['龑', '堯']],
    ['瀍河回族区', ['瀍']],
    ['Nguyễn Thị', ['ễ', 'ị']],
    ['สมชาย', ['ส', 'ม', 'ช', 'า', 'ย']],
    ['김철수', ['김', '철', '수']],
    ['မန္တလေး and 王小明, José', []],
  ])('%s is named, once each', (text, expected) => {
    expect(undrawnIn(text)).toEqual(expected);
    expect(undrawnIn(text.normalize('NFD'))).toEqual(expected);
    expect(undrawnIn(`${text} ${text}`)).toEqual(expected);
  });

  test('shows as one box, never as nothing', () => {
    for (const letter of ['龑', 'ễ', 'e\u0302\u0303', '김'])
      expect(
        runsOf(`A${letter}B`, false)
          .map(({ text }) => text)
          .join(''),
      ).toBe(`A${BOX}B`);
  });
});
