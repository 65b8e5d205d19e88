import type { CellFault } from './problem.ts';
import type { CellKind } from './template.ts';

/** Signs that programs put in the place of letters that an encoding does not have. */
const LOST_LETTERS = /\?{2}|\uFFFD/;
/** A long number as a spreadsheet shows it in a narrow column, and saves it as text. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,}$/i;

/** Returns the fault of a text that was lost before the file was saved; null for a whole one. */
export function lossIn(text: string, kind: CellKind): CellFault | null {
  if (SHORTENED.test(text)) return { id: 'shortened' };
  const isTheirs = kind.kind === 'text' && kind.isTheirs === true;
  return LOST_LETTERS.test(text) && !isTheirs ? { id: 'lostLetters' } : null;
}
