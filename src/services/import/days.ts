import { plainCode } from '#machines/kit/text.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_FIRST = /^(?<first>\d{1,2})[-./ ](?<second>\d{1,2})[-./ ](?<year>\d{4})(?:$|[ T,]+)/;
const NAMED = /^(?<day>\d{1,2})[-./ ](?<name>[A-Za-z]{3})[a-z]*[-./ ,]+(?<year>\d{4}|\d{2})(?:$|[ T,]+)/;
const YEAR_FIRST = [
  /^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})(?:$|[ T,]+)/,
  /^(?<year>\d{4}) ?年 ?(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?[日号號] ?/,
  // Of this century or the last: the digits of a day before its month and year make no such month.
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?:$|[ T,]+)/,
];

/** A day as a text has it, `2026-11-21`, with the text behind it. */
interface WrittenDay {
  readonly day: string;
  readonly rest: string;
}

/** Returns a day that there is; null for one such as 31 February. */
function real(year = '', month: string | number = '', day = ''): string | null {
  const written = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : null;
}

const withRest = (day: string | null, text: string, { 0: { length } }: RegExpExecArray): WrittenDay | null =>
  day === null ? null : { day, rest: text.slice(length) };

/** Reads the day with which a text begins, day before month, in digits of any script; null for none. */
export function writtenDay(text: string): WrittenDay | null {
  const code = plainCode(text).trim();
  for (const pattern of YEAR_FIRST) {
    const found = pattern.exec(code);
    const { year, month, day } = found?.groups ?? {};
    if (found) return withRest(real(year, month, day), code, found);
  }
  const numbers = DAY_FIRST.exec(code);
  const { first, second, year } = numbers?.groups ?? {};
  if (numbers) return withRest(real(year, second, first), code, numbers);
  const named = NAMED.exec(code);
  const { day, name = '', year: namedYear } = named?.groups ?? {};
  const place = MONTHS.indexOf(name.toLowerCase());
  return named && place >= 0 ? withRest(real(namedYear, place + 1, day), code, named) : null;
}

/** Returns a text with the two numbers before its year the other way round; another text as it is. */
export function swappedDay(text: string): string {
  const code = plainCode(text).trim();
  const { first, second } = DAY_FIRST.exec(code)?.groups ?? {};
  return first === undefined || second === undefined
    ? text
    : code.replace(/^\d+(\D)\d+/, (_, between: string) => `${second}${between}${first}`);
}

/** Returns the two numbers before the year of a text, in their order; null for another text. */
export function numbersBeforeYear(text: string): readonly [number, number] | null {
  const { first, second } = DAY_FIRST.exec(plainCode(text).trim())?.groups ?? {};
  return first === undefined ? null : [Number(first), Number(second)];
}
