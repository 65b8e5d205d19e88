import { foldedText } from '#machines/kit/text.ts';

/** Way of the money of a line, seen from the account. */
export type Direction = 'in' | 'out';

const LETTERS: Readonly<Record<Direction, readonly string[]>> = {
  in: ['c', 'cr', 'credit', 'deposit', 'in', '贷', '貸', '贷方', '收', '收入', '收款'],
  out: ['d', 'dr', 'debit', 'withdrawal', 'out', '借', '借方', '支', '支出', '付', '付款'],
};

/** Reads the letter of a bank beside an amount, in any case, with dots and spaces; null for one that is not known. */
export function directionOf(text: string): Direction | null {
  const letter = foldedText(text).replaceAll(/[\s.]/g, '');
  if (LETTERS.in.includes(letter)) return 'in';
  return LETTERS.out.includes(letter) ? 'out' : null;
}

const AFTER = /^(.+?)\s*((?<!\p{L})[\p{L}.]+)$/u;
const BEFORE = /^([\p{L}.]+)\s*(.+)$/u;

/** An amount without the letter of a bank, and what the letter says; null for none. */
interface Lettered {
  readonly amount: string;
  readonly direction: Direction | null;
}

/** Takes the letter of debit or credit off an amount, before or after it. */
export function withoutLetter(text: string): Lettered {
  const [, amount = '', after = ''] = AFTER.exec(text) ?? [];
  const said = directionOf(after);
  if (said !== null) return { amount, direction: said };
  const [, before = '', rest = ''] = BEFORE.exec(text) ?? [];
  const first = directionOf(before);
  return first === null ? { amount: text, direction: null } : { amount: rest, direction: first };
}
