import type { AuditParts } from '../auditor/follow.ts';
import { overEverything } from '../auditor/overEverything.ts';
import type { Job } from './job.ts';
import { nextNight } from './schedule.ts';

/** Examines all records for contradictions at night, the time of least load (reliability.md 5). */
export const auditJob = (parts: AuditParts): Job => ({
  name: 'audit',
  next: nextNight,
  // Starts at night, because a new server is busy, and a failure over all records is not corrected soon.
  first: nextNight,
  waits: true,
  work: async ({ askedBy, signal }) => {
    const { lives, found } = await overEverything(parts, askedBy === null ? 'nightly' : 'asked', signal);
    return { lives, found };
  },
});
