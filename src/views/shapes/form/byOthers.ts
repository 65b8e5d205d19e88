import type { StreamRecord } from '#services/stream.ts';

/** Returns the changes that somebody else made: not what the system recorded for the person, such as after the own scan. */
export const byOthers = (records: readonly StreamRecord[], person: string | undefined): readonly StreamRecord[] =>
  records.filter(({ actor }) => actor.id !== 'system' || person === undefined || actor['onBehalfOf'] !== person);
