import { describe, expect, it } from 'vitest';
import { lookAlike, soughtForm, soughtText } from '#machines/kit/alike.ts';
import { foldedText } from '#machines/kit/text.ts';

describe('texts that look alike are sought as one', () => {
  it.each([
    ['letters of full width', 'Ｋｏ Ａｕｎｇ', 'Ko Aung'],
    ['a ligature', 'ﬁne Shop', 'fine Shop'],
    ['the digit zero for the letter wa', '၀င်း', 'ဝင်း'],
    ['the letter wa for the digit zero', '၁ဝ လမ်း', '၁၀ လမ်း'],
    ['the digit seven for the letter ra', '၇န်ကုန်', 'ရန်ကုန်'],
    ['sa with a medial for the letter o', 'သြဇာ', 'ဩဇာ'],
    ['the long o in parts', 'သြော်', 'ဪ'],
    ['the letter u for nya', 'ဥာဏ်', 'ဉာဏ်'],
    ['the letter uu in parts', 'ဉီးဘ', 'ဦးဘ'],
    ['za in parts', 'စျေး', 'ဈေး'],
  ])('texts that look alike are searched for as one: %s', (_, one, other) => {
    expect(lookAlike(one)).toBe(lookAlike(other));
    expect(lookAlike(lookAlike(one))).toBe(lookAlike(one));
  });

  it.each([
    ['a seven and the letter ra', '7', 'ရ'],
    ['two letters', 'ဝင်း', 'လင်း'],
    ['a Latin o and a zero', 'O', '0'],
  ])('%s are searched for as two texts', (_, one, other) => expect(lookAlike(one)).not.toBe(lookAlike(other)));
});

describe('names that are typed for a choice', () => {
  it.each([
    ['the digit zero', '၀င်း', 'ဝင်း'],
    ['the digit zero before a stacked letter', '၀ဏ္ဏ', 'ဝဏ္ဏ'],
    ['the digit zero with a vowel', '၀ါ', 'ဝါ'],
    ['the digit seven', '၇န်ကုန်', 'ရန်ကုန်'],
    ['the letter o', 'ဩဇာ', 'သြဇာ'],
  ])('%s in a word of a name typed for a choice is read as the letter', (_, one, other) =>
    expect(foldedText(one)).toBe(foldedText(other)),
  );

  it.each([
    ['၁၀ လမ်း', '10 လမ်း'],
    ['၇ ရပ်ကွက်', '7 ရပ်ကွက်'],
    ['၁၇ရပ်ကွက်', '17ရပ်ကွက်'],
    ['၁၀ခန်း', '10ခန်း'],
  ])('the digits in the name %s typed for a choice are read as a number', (typed, folded) =>
    expect(foldedText(typed)).toBe(folded),
  );
});

describe('parts of names are sought without their signs', () => {
  it.each([
    ["O'Brien", 'obrien'],
    ['O’Brien', 'Ó-Brien'],
    ['José  García', 'jose garcia'],
    ['Đặng Łukasz', 'dang lukasz'],
    ['U. Ba Co., Ltd.', 'u ba co, ltd'],
    ['Ｏ＇Ｂｒｉｅｎ', 'OBrien'],
  ])('%s and %s', (one, other) => {
    expect(soughtForm(one)).toBe(soughtForm(other));
    expect(soughtText(one)).toBe(soughtText(other));
  });

  it('a text that is only signs keeps them, and tones of Burmese stay', () => {
    expect(soughtForm('--')).toBe('--');
    expect(soughtForm('မြို့')).toBe('မြို့');
    expect(soughtText('၁၀ လမ်း')).toBe('10 လမ်း');
  });
});
