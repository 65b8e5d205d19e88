import type { Conflicting } from '#views/conflicts/companyConflicts.ts';

const MOST_NAMED = 5;

/** Path of the list that marks the entries of each record type. */
export const LISTS: Readonly<Record<Conflicting, string>> = { role: '/system/role', menu: '/system/menu' };

/** Returns the entries to name, and the number of the others. */
export const entriesInConflict = (ids: readonly string[]): { named: readonly string[]; more: number } => ({
  named: ids.slice(0, MOST_NAMED),
  more: Math.max(0, ids.length - MOST_NAMED),
});
