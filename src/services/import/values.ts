import type { Words } from '#i18n/words.ts';
import { fromMyanmar } from '#machines/calendar.ts';
import { folded, SEPARATOR, SEVERAL, type Index, type NameOf } from './names.ts';
import type { CellFault } from './problem.ts';
import { localOfSerial, type Cell } from './sheet.ts';
import { bankDayOf } from './statement.ts';
import type { CellKind } from './template.ts';

/** Sources for reading a cell: titles in every language, names of places, and the first day of its calendar. */
export interface Reading {
  readonly languages: readonly Words[];
  readonly names: Readonly<Record<NameOf, Index | null>>;
  readonly from1904: boolean;
}

/** A cell's value for the payload, or what is wrong with it. */
export type Read = { readonly value: string | number | boolean | readonly string[] } | { readonly fault: CellFault };

/** From here on a number is no longer exact: it was rounded before we saw it. */
const INEXACT_FROM = 1e15;
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
const MOMENT = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

const DAY_CHARACTERS = 10;
const YES = ['yes', 'y', 'true', '1', '是'];
const NO = ['no', 'n', 'false', '0', '否'];

const fault = (id: CellFault['id'], values?: CellFault['values']): Read => ({
  fault: values ? { id, values } : { id },
});

/** Text of a cell, shown beside its fault. */
export const shownIn = (cell: Cell | undefined): string =>
  cell === undefined ? '' : cell.kind === 'number' ? String(cell.number) : cell.text;

/** Text by which a cell is read again as the same; the number of a day or a time is written out. */
export const textOf = (cell: Cell | undefined, { kind }: CellKind): string =>
  cell?.kind === 'number' && (kind === 'day' || kind === 'instant')
    ? (localOfSerial(cell.number, false) ?? shownIn(cell))
    : shownIn(cell);

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

const dayOf = (cell: Cell, from1904: boolean): Read => {
  const local =
    cell.kind === 'number' ? localOfSerial(cell.number, from1904) : localOfText(cell.kind === 'text' ? cell.text : '');
  return local === null ? fault('notADay') : { value: local.slice(0, DAY_CHARACTERS) };
};

const bankDay = (cell: Cell, from1904: boolean): Read => {
  const day =
    cell.kind === 'number'
      ? (localOfSerial(cell.number, from1904)?.slice(0, DAY_CHARACTERS) ?? null)
      : bankDayOf(shownIn(cell));
  return day === null ? fault('notADay') : { value: day };
};

const agreed = (text: string, { languages }: Reading): Read => {
  const wanted = folded(text);
  const says = (id: 'ui.value.yes' | 'ui.value.no', plain: readonly string[]): boolean =>
    plain.includes(wanted) || languages.some((words) => folded(words.text(id)) === wanted);
  if (says('ui.value.yes', YES)) return { value: true };
  return says('ui.value.no', NO) ? { value: false } : fault('notYesOrNo');
};

/** Returns the id of a named entry, or the fault; without a list the text is taken for the id. */
const idOf = (
  text: string,
  { of, depth }: { readonly of: NameOf; readonly depth?: number },
  { names }: Reading,
): string | { readonly fault: CellFault } => {
  const index = names[of];
  if (!index) return text.trim();
  const id = index.idOf(text, depth);
  if (id === SEVERAL) return { fault: { id: 'ambiguousName' } };
  return id ?? { fault: { id: 'unknownName' } };
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
    case 'degrees': {
      const degrees = numberOf(cell);
      return Number.isFinite(degrees) ? { value: degrees } : fault('notANumber');
    }
    case 'instant':
      return momentOf(cell, reading.from1904);
    case 'choice':
      return chosen(shownIn(cell), kind, reading);
    case 'day':
      return dayOf(cell, reading.from1904);
    case 'bankDay':
      return bankDay(cell, reading.from1904);
    case 'yesNo':
      return agreed(shownIn(cell), reading);
    case 'name': {
      const id = idOf(shownIn(cell), kind, reading);
      return typeof id === 'string' ? { value: id } : id;
    }
    case 'names': {
      const ids = shownIn(cell)
        .split(SEPARATOR)
        .filter((text) => text.trim() !== '')
        .map((text) => idOf(text, kind, reading));
      const wrong = ids.find((id) => typeof id !== 'string');
      return wrong ?? { value: ids.map(String) };
    }
    default:
      return { value: shownIn(cell) };
  }
}
