import { SSF } from 'xlsx';
import type { Cell, NumberCell } from './cell.ts';
import { writtenDay } from './days.ts';

const CLOCK =
  /^(?<chinese>[上下]午)? ?(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?: ?(?<half>[ap])\.?m\.?)?$/i;
const NOON = 12;

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

/** Returns the hour of 24 for one of the half of a day that is named; null for 0 or 13 with a half. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > NOON) return null;
  return (hour % NOON) + (/^[p下]/i.test(half) ? NOON : 0);
}

/** Reads the time behind a day, `14:30:00`; midnight for none, null for another text. */
function clockOf(text: string): string | null {
  if (text === '') return '00:00:00';
  const { chinese, hour, minute, second, half } = CLOCK.exec(text)?.groups ?? {};
  const isTwice = chinese !== undefined && half !== undefined;
  const full = hour === undefined || isTwice ? null : hourOf(Number(hour), chinese ?? half);
  const clock = full === null ? '' : `${pad(full)}:${pad(minute)}:${pad(second)}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(clock) ? clock : null;
}

const localOfText = (text: string): string | null => {
  const { day, rest = '' } = writtenDay(text) ?? {};
  const clock = clockOf(rest);
  return day === undefined || clock === null ? null : `${day}T${clock}`;
};

/** Local time of a cell, `2026-11-21T09:30:00`; null for none. A number that counts no day may be one in digits. */
export const localOf = (cell: Cell): string | null =>
  (cell.kind === 'number' ? localOfNumber(cell) : null) ?? localOfText(cell.text);

const DAY_CHARACTERS = 10;

/** Day of a cell, `2026-11-21`; null for none. */
export const dayOf = (cell: Cell): string | null => localOf(cell)?.slice(0, DAY_CHARACTERS) ?? null;

/** Day of a cell that a bank wrote, with anything behind it; null for none. */
export const bankDayIn = (cell: Cell): string | null =>
  cell.kind === 'number' ? dayOf(cell) : (writtenDay(cell.text)?.day ?? null);
