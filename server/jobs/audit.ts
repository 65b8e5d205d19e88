import type { AuditParts } from '../auditor/follow.ts';
import { overEverything } from '../auditor/overEverything.ts';
import type { Job } from './job.ts';
import { nextNight } from './schedule.ts';

/** Looks for contradictions in everything there is, in the quietest hours (reliability.md 5). */
export const auditJob = (parts: AuditParts): Job => ({
  name: 'audit',
  next: nextNight,
  // A server that has just been installed has better things to do, and what fails over everything is not soon better.
  first: nextNight,
  waits: true,
  work: ({ askedBy, signal }) => overEverything(parts, askedBy === null ? 'nightly' : 'asked', signal),
});
