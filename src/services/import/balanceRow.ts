import type { Cell } from './cell.ts';
import { headKey } from './heads.ts';
import type { Places } from './layout.ts';
import type { ImportTemplate } from './template.ts';
import { shownIn } from './values.ts';

/** Nothing, a dash, or zero. */
const NO_AMOUNT = /^[-\u2212\u2013\u20140.,\s]*$/u;

/** Returns whether a row of a statement only says a balance, as `Closing balance` does: it moves no money. */
export function isBalance(
  { foreign }: Pick<ImportTemplate, 'foreign'>,
  places: Places,
  cells: readonly (Cell | undefined)[],
): boolean {
  if (!foreign) return false;
  const needed = foreign.needed.flat();
  const moves = places.some(
    ({ column: { path, kind }, at }) =>
      kind.kind === 'number' && needed.includes(path) && !NO_AMOUNT.test(shownIn(cells[at])),
  );
  const texts = moves ? [] : cells.map((cell) => headKey(shownIn(cell)));
  return foreign.balances.some((name) => texts.some((text) => text.startsWith(headKey(name))));
}
