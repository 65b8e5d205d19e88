import { e164Of, isOfMyanmarOrChina, isWholePhone } from '#machines/fields/phones.ts';

/** Calling codes of one and of two digits; all others have three. */
const CALLING_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** Area codes and the leading 9 of mobile numbers, after the calling codes of Myanmar and China. */
const AREA: Readonly<Record<string, RegExp>> = {
  '+95': /^(?:9|[12]|\d\d)/,
  '+86': /^(?:1[3-9]\d|10|2\d|\d{3})/,
};
const LONGEST_GROUP = 4;

/** Splits digits into groups of three or four, none shorter than two. */
function groups(digits: string): string[] {
  if (digits.length <= LONGEST_GROUP) return digits === '' ? [] : [digits];
  const first = digits.length % 4 === 0 ? 4 : 3;
  return [digits.slice(0, first), ...groups(digits.slice(first))];
}

/** Returns a phone number in groups for reading, `+95 9 771 234 567`; a masked or an unknown one as it is. */
export function phoneText(phone: string): string {
  const e164 = e164Of(phone);
  const code = /^\+\d{7,15}$/.test(e164) ? CALLING_CODE.exec(e164)?.[0] : undefined;
  if (code === undefined) return phone;
  const rest = e164.slice(code.length);
  const area = isOfMyanmarOrChina(e164) ? (AREA[code]?.exec(rest)?.[0] ?? '') : '';
  return [code, area, ...groups(rest.slice(area.length))].filter((part) => part !== '').join(' ');
}

/** Returns the address that calls a phone; null for a masked one. */
export const dialled = (phone: string): string | null =>
  isWholePhone(phone) || /^\+?\d[\d -]{4,}$/.test(phone) ? `tel:${e164Of(phone).replaceAll(/[ -]/g, '')}` : null;
