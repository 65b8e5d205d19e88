import { describe, expect, it } from 'vitest';
import { lineText } from '#machines/kit/lineText.ts';
import { foldedText, inLatinDigits, isZawgyi, plainCode, plainText } from '#machines/kit/text.ts';

describe('one form of every text', () => {
  it.each([
    ['U+202D and U+202C of a chat program', '\u202dAung\u202c', 'Aung'],
    ['U+200B between Burmese words', 'အမှတ်\u200b၁၂', 'အမှတ်၁၂'],
    ['a Hangul filler', '\u3164', ''],
    ['a byte order mark, a soft hyphen, a variation selector', '\ufeffMan\u00addalay\ufe0f', 'Mandalay'],
    ['control characters', 'a\u0007b\u009fc', 'abc'],
    ['spaces that do not break, and wide ones', 'Ma\u00a0Thida\u202fAye\u3000U\u2800', 'Ma Thida Aye U '],
    ['an accent beside its letter', 'Jose\u0301', 'Jos\u00e9'],
    ['asat before the dot below', 'မြင\u103a\u1037', 'မြင\u1037\u103a'],
    ['a lower vowel before the upper one', 'က\u102f\u102d', 'က\u102d\u102f'],
    ['the vowel e before its medial', 'က\u1031\u103b\u102c', 'က\u103b\u1031\u102c'],
    ['anusvara before the vowel below', 'သ\u1036\u102f\u1038', 'သ\u102f\u1036\u1038'],
  ])('every text is recorded in one form: %s', (_, typed, plain) => {
    expect(plainText(typed)).toBe(plain);
    expect(plainText(plain)).toBe(plain);
  });

  it.each(['two\nlines\tand a tab\r\n', 'ကျွန်ုပ်တို့၏ ယောက်ျား', '（全角）２５', 'တႆး မိူင်း', '🙂', ''])(
    'the text %j stays as it is',
    (text) => expect(plainText(text)).toBe(text),
  );
});

describe('codes and numbers', () => {
  it.each([
    ['၂၅၀၀၀', '25000'],
    ['２５０００', '25000'],
    ['٢٥٠٠٠', '25000'],
    ['२५', '25'],
    ['႑႙', '19'],
    ['𝟘𝟗', '09'],
    ['ＭＤＹ\u200b', 'MDY'],
    ['၁၂/ကမယ(နိုင်)၁၂၃၄၅၆', '12/ကမယ(နိုင်)123456'],
    ['MDY-A12', 'MDY-A12'],
  ])('the code or number typed as %s is recorded as %s', (typed, code) => {
    expect(plainCode(typed)).toBe(code);
    expect(plainCode(code)).toBe(code);
  });

  it('every decimal digit of Unicode is read with its value', () => {
    // One assertion for a million characters: each would take ten times as long as what it asserts.
    const wrong: string[] = [];
    for (let point = 0; point <= 0x10ffff; point++) {
      const text = point >= 0xd800 && point <= 0xdfff ? '' : String.fromCodePoint(point);
      const digits = inLatinDigits(text);
      if (/^\p{Nd}$/u.test(text) ? !/^[0-9]$/.test(digits) : digits !== text) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    expect(inLatinDigits('၀၁၂၃၄၅၆၇၈၉')).toBe('0123456789');
  });
});

describe('text of the Zawgyi encoding', () => {
  it.each(['ျမန္မာ', 'မႏၲေလး', 'ရန္ကုန္', 'လမ္း', 'ေအာင္', 'Ko ေအာင္'])(
    'the text %s is recognised as Zawgyi encoding',
    (text) => expect(isZawgyi(text)).toBe(true),
  );
  it.each([
    'မြန်မာ',
    'မန္တလေး',
    'ရန်ကုန်',
    'လမ်း',
    'အောင်',
    'မြင့်',
    'ကျွန်ုပ်',
    'ယောက်ျား',
    'အင်္ဂလိပ်',
    'ဗုဒ္ဓဟူး',
    'တႆး မိူင်း ၸၢႆး ႁၢၼ်',
    'Mandalay 曼德勒',
    '',
  ])('the text %s is not taken for Zawgyi encoding', (text) => expect(isZawgyi(text)).toBe(false));

  it('a text of the Zawgyi encoding is left in its own order', () => expect(plainText('မာေန္')).toBe('မာေန္'));
});

it('names are compared without regard to width, case, gaps and the script of digits', () => {
  expect(foldedText('  Ａ\u200b  b\tC ၂')).toBe('a b c 2');
});

it('long hostile texts are read at once', () => {
  const begun = performance.now();
  for (const part of ['\u102f\u102d', '\u1031', '\u200b', 'e\u0301', '\u1039', '၀'])
    for (const read of [plainText, plainCode, isZawgyi]) read(part.repeat(100_000));
  expect(performance.now() - begun).toBeLessThan(30_000);
});

it('a text of one line is read in the time of its length, however many spaces it has', () => {
  const spaces = ' '.repeat(1_000_000);
  expect(lineText.parse(`a${spaces}\n${spaces}\t\n b${spaces}c`)).toBe(`a b${spaces}c`);
});
