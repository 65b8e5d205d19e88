import type { Remark } from './remarks.ts';
import type { ReadRow } from './rows.ts';
import type { Places } from './layout.ts';

/** Remarks that follow from the values of a row; the others follow from its place in the file. */
const OF_VALUES: ReadonlySet<Remark['id']> = new Set(['past']);

/** Remarks on the values of a row that is imported all the same: a time from which something applies is past. */
export const remarksOnValues = (
  { data, shown }: Pick<ReadRow, 'data' | 'shown'>,
  places: Places,
  at: string,
): readonly Remark[] =>
  places.flatMap(({ column: { path, begins } }, place) => {
    const value = data[path];
    const isPast = begins === true && typeof value === 'string' && value < at;
    return isPast ? [{ id: 'past', values: { time: shown[place] ?? value } } as const] : [];
  });

/** Returns the remarks of a row that was read again after a correction. */
export const remarksAgain = (
  before: readonly Remark[] | undefined,
  again: readonly Remark[] | undefined,
): readonly Remark[] => [...(before ?? []).filter(({ id }) => !OF_VALUES.has(id)), ...(again ?? [])];
