import { readFileSync } from 'node:fs';
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
  test.each(INVISIBLE)(
    'a character that draws nothing, %s, changes nothing between the words of a Burmese address',
    (_name, character) => {
      const runs = runsOf(ADDRESS.join(character), false);
      expect(runs.map(({ font }) => font)).toEqual(['burmese']);
      expect(drawnOf(ADDRESS.join(character)).map(({ id }) => id)).toEqual(
        ADDRESS.flatMap((word) => drawnOf(word).map(({ id }) => id)),
      );
      expect(undrawnIn(ADDRESS.join(character))).toEqual([]);
    },
  );

  test.each(INVISIBLE)(
    'a character that draws nothing, %s, changes nothing before, within and after other text',
    (_name, character) => {
      for (const text of ['Mandalay', '王小明', '09 777']) {
        const [first = '', ...rest] = text;
        const mixed = `${character}${first}${character}${rest.join('')}${character}`;
        expect(drawnOf(mixed).map(({ id }) => id)).toEqual(drawnOf(text).map(({ id }) => id));
        expect(runsOf(mixed, false)).toHaveLength(1);
        expect(undrawnIn(mixed)).toEqual([]);
      }
    },
  );

  test('an invisible character alone draws nothing', () => {
    for (const [, character] of INVISIBLE) expect(drawnOf(character)).toEqual([]);
  });

  test('a joiner that draws nothing keeps its meaning: it is left to the shaping of its run', () => {
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
  for (const name of ['José', 'Müller', 'François', 'Zoë', 'Nguyễn Thị Ánh']) {
    const [composed, apart] = [runsOf(name.normalize('NFC'), true), runsOf(name.normalize('NFD'), true)];
    expect(apart).toEqual(composed);
    expect(apart).toHaveLength(1);
  }
});

/** Characters of a range of code points. */
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('');

/** Every character of the files by which places are offered. */
const places = (): string =>
  ['chinaDivisions.json', 'chinaNames.json', 'myanmar.json']
    .map((file) => readFileSync(new URL(`../../../server/geography/data/${file}`, import.meta.url), 'utf8'))
    .join('')
    .replaceAll(/\s/g, '');

/** Characters of the Table of General Standard Chinese Characters beyond 16 bits: a part of level 2 of GB 18030. */
const BEYOND =
  '𠅤𠙶𠳐𡎚𡐓𣗋𣲗𣲘𣸣𤧛𤩽𤫉𥔲𥕢𥖨𥻗𦈡𦒍𦙶𦝼𦭜𦰡𧿹𨐈𨙸𨚕𨟠𨭉𨱇𨱏𨱑𨱔𨺙𩽾𩾃𩾌𪟝𪣻𪤗𪨰𪨶𪩘𪾢𫄧𫄨𫄷𫄸𫇭𫌀𫍣𫍯𫍲𫍽𫐄𫐐𫐓𫑡𫓧𫓯𫓶𫓹𫔍𫔎𫔶𫖮𫖯𫖳𫗧𫗴𫘜𫘝𫘦𫘧𫘨𫘪𫘬𫚕𫚖𫚭𫛭𫞩𫟅𫟦𫟹𫟼𫠆𫠊𫠜𫢸𫫇𫭟𫭢𫭼𫮃𫰛𫵷𫶇𫷷𫸩𬀩𬀪𬂩𬃊𬇕𬇙𬇹𬉼𬊈𬊤𬌗𬍛𬍡𬍤𬒈𬒔𬒗𬕂𬘓𬘘𬘡𬘩𬘫𬘬𬘭𬘯𬙂𬙊𬙋𬜬𬜯𬞟𬟁𬟽𬣙𬣞𬣡𬣳𬤇𬤊𬤝𬨂𬨎𬩽𬪩𬬩𬬭𬬮𬬱𬬸𬬹𬬻𬬿𬭁𬭊𬭎𬭚𬭛𬭤𬭩𬭬𬭯𬭳𬭶𬭸𬭼𬮱𬮿𬯀𬯎𬱖𬱟𬳵𬳶𬳽𬳿𬴂𬴃𬴊𬶋𬶍𬶏𬶐𬶟𬶠𬶨𬶭𬶮𬷕𬸘𬸚𬸣𬸦𬸪𬹼𬺈𬺓';

describe('every character that labels must draw', () => {
  test.each([
    ['of every place that is offered', places()],
    ['of GB 18030 level 1', range(0x4e00, 0x9fef) + range(0x3400, 0x4db5)],
    ['of GB 18030 level 2, beyond 16 bits', BEYOND],
    ['of Vietnamese', `${range(0x1ea0, 0x1ef9)}ĂăĐđĨĩŨũƠơƯư`],
    ['of western Europe', range(0xa1, 0xff)],
    ['of Burmese', range(0x1000, 0x1049)],
    ['of Thai', range(0x0e01, 0x0e3a) + range(0x0e3f, 0x0e5b)],
  ])('labels draw every character %s', (_name, characters) => expect(undrawnIn(characters)).toEqual([]));

  test('every character of Vietnamese names is bold on labels where the others are', () => {
    expect(runsOf('Nguyễn Thị Ánh Tuyết', true).map(({ font }) => font)).toEqual(['strong']);
  });
});

test('a Thai name is shaped in one font: marks stack above their letter, and AM is parted', () => {
  const [run, ...more] = runsOf('น้ำผึ้ง', false);
  expect(more).toEqual([]);
  expect(run?.font).toBe('thai');
  expect(run?.glyphs.filter(({ advance }) => advance > 0)).toHaveLength(4);
  expect(runsOf('สมชาย', true).map(({ font }) => font)).toEqual(['thaiStrong']);
});

describe('what no font has', () => {
  test.each([
    ['ሰላም', ['ሰ', 'ላ', 'ም']],
    ['김철수', ['김', '철', '수']],
    ['မန္တလေး and 王小明, José, 龑明堯, Nguyễn, สมชาย แม่สอด', []],
  ])('what no font has in %s is named, once each', (text, expected) => {
    expect(undrawnIn(text)).toEqual(expected);
    expect(undrawnIn(text.normalize('NFD'))).toEqual(expected);
    expect(undrawnIn(`${text} ${text}`)).toEqual(expected);
  });

  test('what no font has shows as one box, never as nothing', () => {
    for (const letter of ['ሰ', 'x\u0302\u0303', '김'])
      expect(
        runsOf(`A${letter}B`, false)
          .map(({ text }) => text)
          .join(''),
      ).toBe(`A${BOX}B`);
  });
});
