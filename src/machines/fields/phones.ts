import { plainCode } from '../kit/text.ts';

/** Phones of Myanmar and China, and the one form in which every phone is recorded: E.164, such as `+959771234567`. */

/** Mobile numbers of China as they are assigned today; §5 names an older part of them. */
const CHINESE_MOBILE = /^1[3-9]\d{9}$/;
/** Area codes of three digits are those of the largest cities; 7 digits after them are of before 2000 (§5, 010-1234567). */
const CHINESE_LANDLINE = /^0(?:10-?\d{7,8}|2\d(?:-\d{7,8}|\d{8})|[3-9]\d{2}-?\d{7,8})$/;
const MYANMAR_MOBILE = /^09\d{7,9}$/;
const MYANMAR_LANDLINE = /^0(?:[12]-?[1-9]\d{4,7}|[3-8]\d-?[1-9]\d{4,6})$/;
/** The same numbers after the country code. */
const OF_MYANMAR = /^\+95(?:9\d{7,9}|[12][1-9]\d{4,7}|[3-8]\d[1-9]\d{4,6})$/;
const OF_CHINA = /^\+86(?:1[3-9]\d{9}|10\d{7,8}|2\d\d{7,8}|[3-9]\d{2}\d{7,8})$/;

/** Numbers that people write with the country code and without its sign; others would be numbers of their own. */
const WITHOUT_SIGN = /^(?=95(?:9\d{7,9})$|86(?:1[3-9]\d{9})$)/;

/** Any number with its country code. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** Signs between the groups of a number: spaces, dots, dashes, brackets. */
const GAPS = /[\s.·/()[\]\p{Pd}\u2212]+/gu;
/** Letter wa, which many type for the digit zero beside digits of Burmese. */
const WA_FOR_ZERO = /ဝ(?=[\sဝ-]{0,9}[၀-၉])|(?<=[၀-၉][\sဝ-]{0,9})ဝ/g;

/** Returns a number with a hyphen after its first group, which may be an area code, and no other sign. */
function afterArea(text: string): string {
  const [area = '', ...rest] = text.replaceAll(/\s/g, '').split(GAPS).filter(Boolean);
  return rest.length === 0 ? area : `${area}-${rest.join('')}`;
}

/**
 * Returns a phone number in E.164: one of Myanmar or China as it is dialled there, or any other with its country code.
 * A text that is neither is returned without the gaps around it.
 */
export function e164Of(typed: string): string {
  const text = plainCode(typed.replaceAll(WA_FOR_ZERO, '၀')).trim();
  const bare = text
    .replaceAll(GAPS, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(WITHOUT_SIGN, '+');
  if (MYANMAR_MOBILE.test(bare)) return `+95${bare.slice(1)}`;
  if (CHINESE_MOBILE.test(bare)) return `+86${bare}`;
  // The hyphen after the area code tells the two countries apart where the digits alone do not.
  const spaced = afterArea(text);
  if (CHINESE_LANDLINE.test(spaced)) return `+86${bare.slice(1)}`;
  if (MYANMAR_LANDLINE.test(spaced)) return `+95${bare.slice(1)}`;
  // Many write the trunk prefix after the country code.
  const whole = bare.replace(/^\+(95|86)0/, '+$1');
  return E164.test(whole) ? whole : text;
}

/** Returns a part of a phone number as it is found in E.164: without signs, country code and trunk prefix. */
export const partOf = (typed: string): string =>
  plainCode(typed)
    .replaceAll(GAPS, '')
    .replace(/^(?:(?:00|\+)(?:95|86)0?|0)(?=\d)/, '');

/** Returns whether a number in E.164 is one of Myanmar or of China. */
export const isOfMyanmarOrChina = (e164: string): boolean => OF_MYANMAR.test(e164) || OF_CHINA.test(e164);

/** Returns whether a number in E.164 is one of another country, by its code. */
export const isForeign = (e164: string): boolean => /^\+(?!95|86)[1-9]\d{6,14}$/.test(e164);

/** Returns whether a text is a whole phone number: one of Myanmar or China, or any with its country code. */
export const isWholePhone = (text: string): boolean => E164.test(e164Of(text));

/** Returns a phone number as it is dialled in its country, for Myanmar and China; any other as it is. */
export function nationalOf(phone: string): string {
  const e164 = e164Of(phone);
  if (e164.startsWith('+861') && CHINESE_MOBILE.test(e164.slice(3))) return e164.slice(3);
  return isOfMyanmarOrChina(e164) ? `0${e164.slice(3)}` : e164;
}

/** Required 11-digit phone number of staff (§5): a mobile number of China, or of Myanmar beginning with 09. */
export const isElevenDigitPhone = (phone: string): boolean =>
  phone === '' || /^(?:1[3-9]|09)\d{9}$/.test(nationalOf(phone));
