import { SSF } from 'xlsx';
import type { Cell, NumberCell } from './cell.ts';
import { bankDayOf } from './statement.ts';

const MOMENT = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const DAY_CHARACTERS = 10;

const pad = (part: string | number | undefined): string => String(part ?? '0').padStart(2, '0');

/** A day number as a local time without zone, `2026-11-21T09:30:00`; null for no day. */
export const localOfNumber = ({ number, from1904 }: NumberCell): string | null => {
  const parsed = SSF.parse_date_code(number, { date1904: from1904 === true }) as
    | { y: number; m: number; d: number; H: number; M: number; S: number }
    | undefined;
  if (!parsed || parsed.y < 1905 || parsed.y > 9998) return null;
  const { y, m, d, H, M, S } = parsed;
  return `${y}-${pad(m)}-${pad(d)}T${pad(H)}:${pad(M)}:${pad(Math.floor(S))}`;
};

/** Only days and times that there are: 31/02 is none. */
const real = (day: string, clock: string): string | null => {
  const moment = new Date(`${day}T${clock}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${day}T${clock}`)
    ? `${day}T${clock}`
    : null;
};

const localOfText = (text: string): string | null => {
  const [, day, month, year, ...time] = MOMENT.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay, ...isoTime] = ISO.exec(text) ?? [];
  const clock = (parts: readonly (string | undefined)[]): string => [0, 1, 2].map((at) => pad(parts[at])).join(':');
  if (year !== undefined) return real(`${year}-${pad(month)}-${pad(day)}`, clock(time));
  return isoYear === undefined ? null : real(`${isoYear}-${pad(isoMonth)}-${pad(isoDay)}`, clock(isoTime));
};

/** Local time of a cell, `2026-11-21T09:30:00`; null for none. */
export const localOf = (cell: Cell): string | null =>
  cell.kind === 'number' ? localOfNumber(cell) : localOfText(cell.text);

/** Day of a cell, `2026-11-21`; null for none. */
export const dayOf = (cell: Cell): string | null => localOf(cell)?.slice(0, DAY_CHARACTERS) ?? null;

/** Day of a cell that a bank wrote, day before month; null for none. */
export const bankDayIn = (cell: Cell): string | null => (cell.kind === 'number' ? dayOf(cell) : bankDayOf(cell.text));
