import type { Places } from './layout.ts';
import type { ReadRow } from './rows.ts';
import { createStatement } from './statement.ts';
import type { ImportTemplate } from './template.ts';

/** Makers of the function that completes the rows of a foreign file, by record type; each file gets a new one. */
const COMPLETED: Readonly<
  Record<string, (places: Places, beside: readonly ReadRow['data'][]) => (row: ReadRow) => ReadRow>
> = {
  bankLine: createStatement,
};

/** Returns what completes the rows of a file; `beside` are those of its rows that are complete. */
export const completing = (
  { machine }: Pick<ImportTemplate, 'machine'>,
  places: Places,
  beside: readonly ReadRow['data'][] = [],
): ((row: ReadRow) => ReadRow) => COMPLETED[machine]?.(places, beside) ?? ((row) => row);
