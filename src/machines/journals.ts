/** Journals by id, each with what one must be allowed to look at to look at it: the aggregates it tells of, or another journal. */
const JOURNAL_OF: Readonly<Record<string, string>> = {
  packageLog: 'package',
  refusedAttempt: 'logEvent',
  personalRead: 'logEvent',
};

/** The aggregate type whose permission to look lets one look at this list. */
export const lookedAtAs = (machine: string): string =>
  Object.hasOwn(JOURNAL_OF, machine) ? (JOURNAL_OF[machine] ?? machine) : machine;
