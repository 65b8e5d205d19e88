import type { ReadRow } from './rows.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NUMBERS = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})(?:[ T,].*)?$/;
const NAMED = /^(\d{1,2})[-./ ]([A-Za-z]{3})[a-z]*[-./ ,]+(\d{4}|\d{2})(?:[ T,].*)?$/;
const ISO = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[ T,].*)?$/;

const dayOf = (year: string, month: string | number, day: string): string | null => {
  const written = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : null;
};

/** Reads a day as banks write it: `26/11/2026`, `26-Nov-2026`, `2026-11-26 10:22`; null for no day. */
export function bankDayOf(text: string): string | null {
  const [, isoYear, isoMonth = '', isoDay = ''] = ISO.exec(text) ?? [];
  if (isoYear !== undefined) return dayOf(isoYear, isoMonth, isoDay);
  const [, day, month = '', year = ''] = NUMBERS.exec(text) ?? [];
  if (day !== undefined) return dayOf(year, month, day);
  const [, namedDay, name = '', namedYear = ''] = NAMED.exec(text) ?? [];
  const place = MONTHS.indexOf(name.toLowerCase());
  return namedDay === undefined || place < 0 ? null : dayOf(namedYear, place + 1, namedDay);
}

type Data = ReadRow['data'];

/** Amounts as banks write them: nothing, zero, or one amount with a sign. */
function amountsOf({ paidIn, paidOut, amount, ...line }: Data): Data {
  const signed = Number(amount ?? 0);
  const came = Number(paidIn ?? 0) || Math.max(signed, 0);
  // Some banks write what goes out with a minus in its own column.
  const went = Math.abs(Number(paidOut ?? 0)) || Math.max(-signed, 0);
  return { ...line, ...(came !== 0 && { paidIn: came }), ...(went !== 0 && { paidOut: went }) };
}

/** Makes lines of a statement from the rows of a file, and numbers those that are equal. */
export function createStatement() {
  const counted = new Map<string, number>();
  return (row: ReadRow): ReadRow => {
    const data = amountsOf(row.data);
    const { day, paidIn, paidOut, reference } = data;
    const key = JSON.stringify([day, paidIn, paidOut, reference]);
    const number = (counted.get(key) ?? 0) + 1;
    counted.set(key, number);
    return { ...row, data: { ...data, number } };
  };
}
