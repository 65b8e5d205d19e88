import { cellName } from '#sheets/columns.ts';
import type { Direction } from './debitCredit.ts';
import { createLineNumbers } from './lineNumbers.ts';
import { letterOf } from './numbers.ts';
import type { CellFault, Problem } from './problem.ts';
import type { ReadRow } from './rows.ts';
import type { Places } from './layout.ts';

type Data = ReadRow['data'];

interface LetteredAmount {
  readonly direction: unknown;
  readonly fault: Problem | null;
}

/** Returns what the letter in the cell of the amount says; null for none. */
function ownLetter(shown: readonly string[], places: Places): Direction | null {
  const place = places.findIndex(({ column }) => column.path === 'amount');
  const kind = places[place]?.column.kind;
  return kind ? letterOf({ text: shown[place] ?? '' }, kind) : null;
}

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

/** Direction of an amount whose letter is in its own column, in its cell or in both; the fault of one that is not sure, or faulty before. */
function directionIn({ row, shown, data, problems }: ReadRow, places: Places): LetteredAmount {
  const place = places.findIndex(({ column: { kind }, at }) => kind.kind === 'debitCredit' && at >= 0);
  const { amount = 0, direction } = data;
  const at = places[place]?.at;
  if (at === undefined || amount === 0) return { direction, fault: null };
  const [cell, value] = [cellName(row - 1, at), shown[place] ?? ''];
  if (problems.some((problem) => problem.cell === cell)) return { direction: undefined, fault: null };
  const own = ownLetter(shown, places);
  const faultOf = (id: CellFault['id']): LetteredAmount => ({
    direction: undefined,
    fault: { cell, value, fault: { id } },
  });
  if (direction === undefined) return own === null ? faultOf('notDebitOrCredit') : { direction: own, fault: null };
  if (own !== null && own !== direction) return faultOf('otherSide');
  return direction === 'in' && Number(amount) < 0 ? faultOf('creditBelowZero') : { direction, fault: null };
}

/**
 * Makes lines of a statement from the rows of a file with columns at these places, and numbers those that are equal;
 * `beside` are lines of the same file that have their numbers.
 */
export function createStatement(places: Places, beside: readonly Data[] = []) {
  const hasLetters = places.some(({ column: { kind }, at }) => kind.kind === 'debitCredit' && at >= 0);
  const numberOf = createLineNumbers(beside);
  return (row: ReadRow): ReadRow => {
    const { direction, fault } = directionIn(row, places);
    // Without its letter an amount is neither in nor out.
    const isUnsure = hasLetters && direction === undefined;
    const data = amountsOf(isUnsure ? { ...row.data, amount: 0 } : { ...row.data, direction });
    return {
      ...row,
      data: { ...data, number: numberOf(data) },
      problems: [...row.problems, ...(fault ? [fault] : [])],
    };
  };
}
