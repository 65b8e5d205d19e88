import type { Words } from '#i18n/words.ts';
import { fromMyanmar } from '#machines/calendar.ts';
import { folded, SEVERAL, type Index, type NameOf } from './names.ts';
import type { CellFault } from './problem.ts';
import { localOfSerial, type Cell } from './sheet.ts';
import type { CellKind } from './template.ts';

/** Sources for reading a cell: titles in every language, names of places, and the first day of its calendar. */
export interface Reading {
  readonly languages: readonly Words[];
  readonly names: Readonly<Record<NameOf, Index | null>>;
  readonly from1904: boolean;
}

/** A cell's value for the payload, or what is wrong with it. */
export type Read = { readonly value: string | number } | { readonly fault: CellFault };

/** From here on a number is no longer exact: it was rounded before we saw it. */
const INEXACT_FROM = 1e15;
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
const MOMENT = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

const fault = (id: CellFault['id'], values?: CellFault['values']): Read => ({
  fault: values ? { id, values } : { id },
});

/** Text of a cell, shown beside its fault. */
export const shownIn = (cell: Cell | undefined): string =>
  cell === undefined ? '' : cell.kind === 'number' ? String(cell.number) : cell.text;

const numberOf = (cell: Cell): number => {
  if (cell.kind === 'number') return cell.number;
  return NUMBER.test(cell.text) ? Number(cell.text.replaceAll(',', '')) : Number.NaN;
};

const measured = (cell: Cell, { factor, decimals }: Extract<CellKind, { kind: 'number' }>): Read => {
  const number = numberOf(cell);
  if (!Number.isFinite(number)) return fault('notANumber');
  if (Math.abs(number) >= INEXACT_FROM) return fault('tooManyDigits');
  const stored = Math.round(number * factor);
  return Math.abs(stored - number * factor) > 1e-6 ? fault('tooManyDecimals', { decimals }) : { value: stored };
};

const chosen = (text: string, { values, titles }: Extract<CellKind, { kind: 'choice' }>, reading: Reading): Read => {
  const wanted = folded(text);
  const found = values.find(
    (value) =>
      folded(value) === wanted ||
      reading.languages.some((words) => folded(words.text<string>(`${titles}.${value}`)) === wanted),
  );
  if (found !== undefined) return { value: found };
  const [words] = reading.languages;
  const allowed = values.map((value) => words?.text<string>(`${titles}.${value}`) ?? value);
  return fault('notAChoice', { allowed: words?.list(allowed) ?? '' });
};

const momentOf = (cell: Cell, from1904: boolean): Read => {
  const local =
    cell.kind === 'number' ? localOfSerial(cell.number, from1904) : localOfText(cell.kind === 'text' ? cell.text : '');
  const milliseconds = local === null ? Number.NaN : Date.parse(`${local}Z`);
  if (Number.isNaN(milliseconds)) return fault('notATime');
  return { value: fromMyanmar(new Date(milliseconds).toISOString()) };
};

const localOfText = (text: string): string | null => {
  const [, day, month, year, ...time] = MOMENT.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay, ...isoTime] = ISO.exec(text) ?? [];
  const pad = (part: string | undefined): string => (part ?? '0').padStart(2, '0');
  const clock = (parts: readonly (string | undefined)[]): string => [0, 1, 2].map((at) => pad(parts[at])).join(':');
  if (year !== undefined) return real(`${year}-${pad(month)}-${pad(day)}`, clock(time));
  return isoYear === undefined ? null : real(`${isoYear}-${pad(isoMonth)}-${pad(isoDay)}`, clock(isoTime));
};

/** Only days and times that there are: 31/02 is none. */
const real = (day: string, clock: string): string | null => {
  const moment = new Date(`${day}T${clock}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${day}T${clock}`)
    ? `${day}T${clock}`
    : null;
};

/** Reads a cell as its column asks. */
export function readCell(cell: Cell, kind: CellKind, reading: Reading): Read {
  if (cell.kind === 'formula' || cell.kind === 'error') return fault(cell.kind);
  if (cell.kind === 'number' && Math.abs(cell.number) >= INEXACT_FROM) return fault('tooManyDigits');
  switch (kind.kind) {
    case 'digits':
      return cell.kind === 'number' ? fault('mustBeText') : { value: cell.text };
    case 'number':
      return measured(cell, kind);
    case 'instant':
      return momentOf(cell, reading.from1904);
    case 'choice':
      return chosen(shownIn(cell), kind, reading);
    case 'name': {
      const index = reading.names[kind.of];
      if (!index) return { value: shownIn(cell) };
      const id = index.idOf(shownIn(cell));
      if (id === SEVERAL) return fault('ambiguousName');
      return id === undefined ? fault('unknownName') : { value: id };
    }
    default:
      return { value: shownIn(cell) };
  }
}
