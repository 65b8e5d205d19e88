/** Journals by id, each with the noun of whose lives it tells: whoever may look at those may look at it. */
const JOURNAL_OF: Readonly<Record<string, string>> = { packageLog: 'package' };

/** The noun whose permission to look lets one look at this list. */
export const lookedAtAs = (machine: string): string =>
  Object.hasOwn(JOURNAL_OF, machine) ? (JOURNAL_OF[machine] ?? machine) : machine;
