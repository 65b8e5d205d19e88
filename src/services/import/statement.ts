import { cellName } from '#sheets/columns.ts';
import type { Problem } from './problem.ts';
import type { Places, ReadRow } from './rows.ts';

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

/** Signs an amount by the letter beside it: some banks write what goes out with a minus as well. */
const signedBy = (direction: unknown, amount: number): number => (direction === 'out' ? -Math.abs(amount) : amount);

/** Amounts as banks write them: nothing, zero, or one amount with a sign, or with a letter for debit or credit. */
function amountsOf({ paidIn, paidOut, amount, direction, ...line }: Data): Data {
  const signed = signedBy(direction, Number(amount ?? 0));
  const came = Number(paidIn ?? 0) || Math.max(signed, 0);
  // Some banks write what goes out with a minus in its own column.
  const went = Math.abs(Number(paidOut ?? 0)) || Math.max(-signed, 0);
  return { ...line, ...(came !== 0 && { paidIn: came }), ...(went !== 0 && { paidOut: went }) };
}

/** Fault of an amount whose letter is missing or contradicts its sign; null for one that is sure, or was faulty before. */
function letterFault({ row, shown, data, problems }: ReadRow, places: Places): Problem | null {
  const place = places.findIndex(({ column: { kind }, at }) => kind.kind === 'debitCredit' && at >= 0);
  const { amount = 0, direction } = data;
  const at = places[place]?.at;
  if (at === undefined || amount === 0) return null;
  const [cell, value] = [cellName(row - 1, at), shown[place] ?? ''];
  if (problems.some((problem) => problem.cell === cell)) return null;
  if (direction === undefined) return { cell, value, fault: { id: 'notDebitOrCredit' } };
  return direction === 'in' && Number(amount) < 0 ? { cell, value, fault: { id: 'creditBelowZero' } } : null;
}

/** Makes lines of a statement from the rows of a file with columns at these places, and numbers those that are equal. */
export function createStatement(places: Places) {
  const hasLetters = places.some(({ column: { kind }, at }) => kind.kind === 'debitCredit' && at >= 0);
  const counted = new Map<string, number>();
  return (row: ReadRow): ReadRow => {
    const fault = letterFault(row, places);
    // Without its letter an amount is neither in nor out.
    const isUnsure = fault !== null || (hasLetters && row.data['direction'] === undefined);
    const data = amountsOf(isUnsure ? { ...row.data, amount: 0 } : row.data);
    const { day, paidIn, paidOut, reference } = data;
    const key = JSON.stringify([day, paidIn, paidOut, reference]);
    const number = (counted.get(key) ?? 0) + 1;
    counted.set(key, number);
    return { ...row, data: { ...data, number }, problems: [...row.problems, ...(fault ? [fault] : [])] };
  };
}
