import { plainCode } from '#machines/kit/text.ts';
import { UNIT_NAMES } from '#machines/fields/units.ts';
import { EXACT_DIGITS, type Cell, type NumberCell } from './cell.ts';
import { withoutLetter, type Direction } from './debitCredit.ts';
import type { CellKind } from './template.ts';

/** A group that begins with a zero is no thousand: its comma stands for a point. */
const NUMBER = /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)(?:\.\d+)?$/;
/** From here on a number is no longer exact: it was rounded before we saw it. */
const INEXACT_FROM = 1e15;
/** Share of a number that its calculation may have added. */
const NOISE = 1e-12;

/** Units that people write after a number or before it, by the size of one in stored units. */
const UNITS: Readonly<Record<number, string>> = {
  10: UNIT_NAMES.cm,
  100: UNIT_NAMES.MMK,
  1000: UNIT_NAMES.kg,
};

const unitsOf = (kind: CellKind): string | undefined => (kind.kind === 'number' ? UNITS[kind.factor] : undefined);

/** The letter of kyats in a format. Beside a smaller number, or where people write it, many mean thousands by it. */
const KYATS = /(?<=\d) ?K$|^K ?(?=\d)/;
const KYATS_FROM = 1000;

/** Returns a number as text without the unit of its column. */
function withoutUnit(text: string, kind: CellKind): string {
  const names = unitsOf(kind);
  return names === undefined ? text : text.replace(new RegExp(`^(?:${names})\\s*|\\s?(?:${names})$`, 'i'), '').trim();
}

const unlettered = (text: string, kind: CellKind): string =>
  kind.kind === 'number' && kind.side ? withoutLetter(text).amount : text;

/** Returns what the letter of a bank beside an amount says; null for none, and in a column without them. */
export const letterOf = ({ text }: Pick<Cell, 'text'>, kind: CellKind): Direction | null =>
  kind.kind === 'number' && kind.side ? withoutLetter(plainCode(text).trim()).direction : null;

/** Returns true for an amount with a sign of its own: a minus on either side, brackets, or the letter of a bank. */
export function isSigned(cell: Pick<Cell, 'text'>, kind: CellKind): boolean {
  const text = plainCode(cell.text).trim();
  return letterOf(cell, kind) !== null || (/\d/.test(text) && /^[-−–—(]|[-−–—]$/.test(text));
}

/** Returns true for a dash in the place of a number: nothing, as accountants write it. */
export const isDash = (cell: Cell, kind: CellKind): boolean =>
  kind.kind === 'number' && cell.kind === 'text' && /^[-−–—]+$/.test(plainCode(cell.text));

/** Returns what a format shows of a number, without the unit of its column, spaces and commas. */
function shownDigits({ number, text: shown }: NumberCell, kind: CellKind): string {
  const text = unlettered(shown, kind);
  const names = unitsOf(kind);
  const mayBeKyats = kind.kind === 'number' && kind.factor === 100 && Math.abs(number) >= KYATS_FROM;
  const withoutK = mayBeKyats ? text.replace(KYATS, '') : text;
  const bare = names === undefined ? withoutK : withoutK.replaceAll(new RegExp(names, 'gi'), '');
  return bare.replaceAll(/[\s,]/g, '');
}

/** Returns true for a number that was rounded before the file was written. */
export const isInexact = (cell: Cell): boolean => cell.kind === 'number' && Math.abs(cell.number) >= INEXACT_FROM;

/** Returns true if a number is shown as itself: not rounded, nor as a percentage, a date, thousands or another currency. */
export function isShownAsItself(cell: NumberCell, kind: CellKind): boolean {
  const { number, look } = cell;
  if (look === 'day') return false;
  const bare = shownDigits(cell, kind);
  if (bare === '' || bare === '-') return number === 0;
  const digits = /^\((.+)\)$/.exec(bare)?.[1];
  const shown = digits === undefined ? bare : `-${digits}`;
  const [, decimals = '', exponent] = /^-?\d*(?:\.(\d+))?(E[+-]?\d+)?$/i.exec(shown) ?? [];
  if (!/\d/.test(shown) || Number.isNaN(Number(shown))) return false;
  // Only an exponent may leave digits out: the width of a column makes one, and nobody takes it for the whole number.
  const rounding = exponent === undefined ? 0 : Math.abs(number) / 10 ** decimals.length;
  return Math.abs(Number(shown) - number) <= rounding + Math.abs(number) * NOISE;
}

/** Returns a number with its minus before it: of one with the minus behind it, or in brackets. */
function withMinus(text: string, kind: CellKind): string {
  const [, below] = /^\(([^-−–—()]+)\)$/.exec(text) ?? /^([^-−–—()]+?)\s*[-−–—]$/.exec(text) ?? [];
  return below === undefined ? text.replace(/^[−–—]/, '-') : `-${withoutUnit(below.trim(), kind)}`;
}

/** Returns the number of a cell as a decimal without noise of its calculation, in digits of any script; null for none. */
export function decimalOf(cell: Cell, kind: CellKind): string | null {
  if (cell.kind === 'number') return plain(Number(cell.number.toPrecision(EXACT_DIGITS)));
  const written = unlettered(plainCode(cell.text).trim().replaceAll('。', '.'), kind);
  const text = withMinus(withoutUnit(written, kind), kind).replace(/^\+(?=[\d.])/, '');
  return cell.kind === 'text' && NUMBER.test(text) ? text.replaceAll(/[ ,]/g, '') : null;
}

const plain = (number: number): string =>
  String(number).includes('e-') ? number.toFixed(20).replace(/0+$/, '') : String(number);

/** Counts the decimals of a decimal, without zeros at its end. */
export const decimalsOf = (decimal: string): number => /\.(\d*?)0*$/.exec(decimal)?.[1]?.length ?? 0;

/** Returns true for a decimal with more digits than a number keeps. */
export const isTooLong = (decimal: string): boolean =>
  decimal
    .replace(/\.?0+$/, '')
    .replaceAll(/\D/g, '')
    .replace(/^0+/, '').length > EXACT_DIGITS || Math.abs(Number(decimal)) >= INEXACT_FROM;

/**
 * Returns both numbers that a text such as `25.000` may mean: a whole one whose point parts thousands, and the decimal.
 * Null where three digits after a point are usual.
 */
export function thousandsIn(decimal: string, decimals: number): { thousands: string; decimal: string } | null {
  if (decimals >= 3 || !/^-?[1-9]\d{0,2}\.\d{3}$/.test(decimal)) return null;
  return { thousands: decimal.replace('.', ''), decimal: Number(decimal).toFixed(decimals) };
}
