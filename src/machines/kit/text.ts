/** The one form of a text, whether it was typed, pasted, scanned, imported or sent by another program. */

/** Texts that need no work: most codes, names and numbers. */
const PLAIN = /^[ -~]*$/;
/** Characters that draw nothing: marks of direction, joiners, fillers, and control characters other than tab and line. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu; // oxlint-disable-line no-control-regex -- they are what it removes
/** Spaces of any width, and the empty pattern of Braille, which looks like one. */
const SPACES = /[\p{Zs}\u2800]/gu;

/** Marks of a Burmese syllable in the order of Unicode (UTN 11): medials, vowels, nasal and tones. */
const BURMESE_MARKS = 'ျြွှေိီဲုူါာံ့း';
/** Asat is not among them: it stays where it is, because its place changes the word (ယောက်ျား). */
const BURMESE_RUN = /[\u102b-\u1032\u1036-\u1038\u103b-\u103e]{2,}/g;

/**
 * Signs of the Zawgyi encoding, which has the same letters at other places: a vowel or medial before its consonant, and
 * a stacking sign that stacks nothing. No word of Unicode Burmese, Shan or Karen has one.
 */
const ZAWGYI = [
  /(?<![\u1000-\u109f\uaa60-\uaa7f])[\u1031\u103b-\u103e]/,
  /[\u1033\u1034\u1037-\u103a\u104a\u104b\u1065-\u106d\u1071-\u1074\u108f\u1094-\u1097]\u1031/,
  /\u1039(?![\u1000-\u1021\u1025\u105a-\u105d\u1075-\u1081\uaa60-\uaa6f])/,
];

/** Returns whether a text is of the Zawgyi encoding. */
export const isZawgyi = (text: string): boolean => ZAWGYI.some((sign) => sign.test(text));

const inOrder = (marks: string): string =>
  Array.from(marks)
    .toSorted((one, other) => BURMESE_MARKS.indexOf(one) - BURMESE_MARKS.indexOf(other))
    .join('');

/** Returns a text in NFC, without invisible characters, with plain spaces and the marks of Burmese in their order. */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  const composed = text.replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ').normalize('NFC');
  return isZawgyi(composed) ? composed : composed.replaceAll(BURMESE_RUN, inOrder).normalize('NFC');
}

const DIGIT = /\p{Nd}/gu;
const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point));
const values = new Map<string, string>();

/** Returns the value of a decimal digit: each script has ten in a row, from zero. */
function valueOf(digit: string): string {
  const known = values.get(digit);
  if (known !== undefined) return known;
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first--;
  const value = String((point - first) % 10);
  values.set(digit, value);
  return value;
}

/** Returns a text with the decimal digits of every script as 0 to 9. */
export const inLatinDigits = (text: string): string => text.replaceAll(DIGIT, valueOf);

/** Returns a code or a number in its one form: letters and signs of usual width, digits 0 to 9. */
export const plainCode = (text: string): string =>
  PLAIN.test(text) ? text : inLatinDigits(plainText(plainText(text).normalize('NFKC')));

/** Letters of Burmese that look the same, each pair after the other. */
const SAME_LOOK = 'ဩ သြ ဪ သြော် ဦ ဉီ ဥ ဉ ဈ စျ'.split(' ');
/** Digits that a mark or a final consonant follows: they were typed for letters. */
const FOR_LETTERS = /[၀၇](?=[ါ-ဲံ-ှ]|[က-အ]့?[်္])/g;

/** Returns a text with one spelling of the letters of Burmese that look the same. */
export const withOneLook = (text: string): string =>
  SAME_LOOK.reduce((form, typed, at) => (at % 2 === 0 ? form.replaceAll(typed, SAME_LOOK[at + 1] ?? '') : form), text);

/**
 * Returns the form in which names are compared with what is typed: a code in small letters with single spaces, with one
 * spelling of what looks the same.
 */
export const foldedText = (text: string): string =>
  withOneLook(plainCode(text.replaceAll(FOR_LETTERS, (digit) => (digit === '၀' ? 'ဝ' : 'ရ'))))
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
