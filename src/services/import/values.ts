import type { Words } from '#i18n/words.ts';
import { fromMyanmar } from '#machines/time/calendar.ts';
import { foldedText } from '#machines/kit/text.ts';
import { isWholePhone } from '#machines/fields/phones.ts';
import { severalPhonesIn } from '#machines/fields/severalPhones.ts';
import type { Cell, NumberCell } from './cell.ts';
import { isKyat } from './currency.ts';
import { directionOf, type Direction } from './debitCredit.ts';
import { lossIn } from './loss.ts';
import { bankDayIn, dayOf, localOf, localOfNumber } from './moments.ts';
import type { DayOrder } from './monthFirst.ts';
import { SEPARATOR, SEVERAL, type Index, type NameOf } from './names.ts';
import { decimalOf, decimalsOf, isInexact, isShownAsItself, isTooLong, letterOf, thousandsIn } from './numbers.ts';
import type { CellFault } from './problem.ts';
import type { CellKind } from './template.ts';

/** Sources for reading a cell: titles in every language, and names of places. */
export interface Reading {
  readonly languages: readonly Words[];
  readonly names: Readonly<Record<NameOf, Index | null>>;
  /** Paths of columns in which some days are written with the month first. */
  readonly monthFirst?: ReadonlySet<string>;
  /** Order in which all days of the file are written, as a person said; day first without it. */
  readonly dayOrder?: DayOrder | undefined;
}

/** A cell's value for the payload, undefined for none, or what is wrong with it. */
export type Read =
  | { readonly value: string | number | boolean | readonly string[] | undefined }
  | { readonly fault: CellFault };

const YES = ['yes', 'y', 'true', '1', '是'];
const NO = ['no', 'n', 'false', '0', '否'];

const fault = (id: CellFault['id'], values?: CellFault['values']): Read => ({
  fault: values ? { id, values } : { id },
});

/** Text of a cell as the sheet shows it. */
export const shownIn = (cell: Cell | undefined): string => cell?.text ?? '';

/** Text of a cell of a column: as the sheet shows it, but numbers and days in full, so that they are read again as the same. */
export const textOf = (cell: Cell | undefined, column: CellKind): string => {
  if (cell?.kind !== 'number') return shownIn(cell);
  const { kind } = column;
  if (kind === 'day' || kind === 'instant' || kind === 'bankDay')
    return localOfNumber(cell)?.replace('T', ' ').replace(' 00:00:00', '') ?? cell.text;
  const isPlain = (kind === 'number' || kind === 'degrees') && letterOf(cell, column) === null;
  return isPlain && isShownAsItself(cell, column) ? (decimalOf(cell, column) ?? cell.text) : cell.text;
};

/** A number that the sheet shows as itself, as a decimal; or the fault. */
const decimalIn = (cell: Cell, kind: CellKind): string | { readonly fault: CellFault } => {
  if (cell.kind === 'number' && !isShownAsItself(cell, kind))
    return { fault: cell.look === 'day' ? { id: 'isDay' } : { id: 'shownOtherwise' } };
  return decimalOf(cell, kind) ?? { fault: { id: 'notANumber' } };
};

type NumberKind = Extract<CellKind, { kind: 'number' }>;

/** Signs an amount by the letter of a bank beside it; refuses a letter or a sign against the column or each other. */
function ofBank(value: number, direction: Direction | null, side: NonNullable<NumberKind['side']>): Read {
  if (direction !== null && side !== 'either' && side !== direction) return fault('otherSide');
  if (direction === 'in' && value < 0) return fault('creditBelowZero');
  if (side === 'in' && value < 0) return fault('belowZero');
  return { value: direction === 'out' ? -Math.abs(value) : value };
}

const measured = (cell: Cell, kind: NumberKind): Read => {
  const { factor, decimals, isNoneAtZero, side } = kind;
  const decimal = decimalIn(cell, kind);
  if (typeof decimal !== 'string') return decimal;
  if (isTooLong(decimal)) return fault('tooManyDigits');
  const perhaps = cell.kind === 'text' ? thousandsIn(decimal, decimals) : null;
  if (perhaps) return fault('thousandsOrDecimals', perhaps);
  if (decimalsOf(decimal) > decimals) return fault('tooManyDecimals', { decimals });
  const value = Math.round(Number(decimal) * factor);
  if (side) return ofBank(value, letterOf(cell, kind), side);
  return { value: isNoneAtZero && value === 0 ? undefined : value };
};

/** Form in which choices are compared: an invisible character may have taken the place of a space. */
const withoutSpaces = (text: string): string => foldedText(text).replaceAll(' ', '');

const chosen = (text: string, { values, titles }: Extract<CellKind, { kind: 'choice' }>, reading: Reading): Read => {
  const wanted = withoutSpaces(text);
  const found = values.find(
    (value) =>
      withoutSpaces(value) === wanted ||
      reading.languages.some((words) => withoutSpaces(words.text<string>(`${titles}.${value}`)) === wanted),
  );
  if (found !== undefined) return { value: found };
  const [words] = reading.languages;
  const allowed = values.map((value) => words?.text<string>(`${titles}.${value}`) ?? value);
  return fault('notAChoice', { allowed: words?.list(allowed) ?? '' });
};

/** The fault of a day or a time in the order in which the days of the file are written. */
const misread = (id: 'notADay' | 'notATime', { dayOrder }: Reading): Read =>
  fault(dayOrder === 'monthFirst' ? `${id}MonthFirst` : id);

const momentOf = (cell: Cell, reading: Reading): Read => {
  const local = localOf(cell);
  return local === null ? misread('notATime', reading) : { value: fromMyanmar(new Date(`${local}Z`).toISOString()) };
};

const dayIn = (day: string | null, reading: Reading): Read =>
  day === null ? misread('notADay', reading) : { value: day };

const agreed = (text: string, { languages }: Reading): Read => {
  const wanted = foldedText(text);
  const says = (id: 'ui.value.yes' | 'ui.value.no', plain: readonly string[]): boolean =>
    plain.includes(wanted) || languages.some((words) => foldedText(words.text(id)) === wanted);
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
  if (id !== undefined) return id;
  const name = index.meant(text, depth);
  return { fault: name === undefined ? { id: 'unknownName' } : { id: 'perhapsNamed', values: { name } } };
};

/** Returns whether a number shows all digits that it was given: its zeros at the beginning, or a whole phone number. */
const hasAllDigits = ({ number, text }: NumberCell, isPhone: boolean): boolean =>
  /^\d+$/.test(text) && Number(text) === number && (text.startsWith('0') || (isPhone && isWholePhone(text)));

/** Text that a cell shows for sure; the fault of a number that a spreadsheet may have made of a text. */
export const textIn = (cell: Cell, kind: CellKind): string | { readonly fault: CellFault } => {
  if (cell.kind !== 'number') return cell.text;
  if (cell.look === 'day') return { fault: { id: 'isDay' } };
  const isSure = kind.kind !== 'digits' || hasAllDigits(cell, kind.isPhone === true);
  return cell.look === 'plain' && isSure ? cell.text : { fault: { id: 'mustBeText' } };
};

const named = (text: string, kind: Extract<CellKind, { kind: 'name' }>, reading: Reading): Read => {
  const id = idOf(text, kind, reading);
  return typeof id === 'string' ? { value: id } : id;
};

const directionIn = (text: string): Read => {
  const value = directionOf(text);
  return value === null ? fault('notDebitOrCredit') : { value };
};

/** Takes the entries that a cell names, each once. */
const severalNamed = (text: string, kind: Extract<CellKind, { kind: 'names' }>, reading: Reading): Read => {
  const ids = text
    .split(SEPARATOR)
    .filter((part) => part.trim() !== '')
    .map((part) => idOf(part, kind, reading));
  const wrong = ids.find((id) => typeof id !== 'string');
  const found = ids.filter((id) => typeof id === 'string');
  const folded = found.map(foldedText);
  return wrong ?? { value: found.filter((_, at) => folded.indexOf(folded[at] ?? '') === at) };
};

/** Takes the digits of a column; several phones are refused, since the others would be lost. */
const digitsIn = (text: string, { isPhone }: Extract<CellKind, { kind: 'digits' }>): Read => {
  const [first, ...others] = isPhone ? severalPhonesIn(text) : [];
  return first === undefined ? { value: text } : fault('severalPhones', { first, count: others.length + 1 });
};

/** Reads a cell as its column asks. */
export function readCell(cell: Cell, kind: CellKind, reading: Reading): Read {
  if (cell.kind === 'formula' || cell.kind === 'error') return fault(cell.kind);
  if (cell.kind === 'merged') return fault('merged', { range: cell.range });
  if (isInexact(cell)) return fault('tooManyDigits');
  switch (kind.kind) {
    case 'number':
      return measured(cell, kind);
    case 'degrees': {
      const decimal = decimalIn(cell, kind);
      return typeof decimal === 'string' ? { value: Number(decimal) } : decimal;
    }
    case 'instant':
      return momentOf(cell, reading);
    case 'day':
      return dayIn(dayOf(cell), reading);
    case 'bankDay':
      return dayIn(bankDayIn(cell), reading);
    default: {
      const text = textIn(cell, kind);
      if (typeof text !== 'string') return text;
      const loss = lossIn(text, kind);
      return loss ? { fault: loss } : readText(text, kind, reading);
    }
  }
}

function readText(text: string, kind: CellKind, reading: Reading): Read {
  switch (kind.kind) {
    case 'choice':
      return chosen(text, kind, reading);
    case 'yesNo':
      return agreed(text, reading);
    case 'name':
      return named(text, kind, reading);
    case 'names':
      return severalNamed(text, kind, reading);
    case 'debitCredit':
      return directionIn(text);
    case 'kyat':
      return isKyat(text) ? { value: undefined } : fault('otherCurrency', { currency: text });
    case 'digits':
      return digitsIn(text, kind);
    default:
      return { value: text };
  }
}
