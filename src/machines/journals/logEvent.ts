import { z } from 'zod';
import { journal } from '../kit/journal.ts';

const text = z.string().nullable();

/** Every event of the log by its number, across all aggregates (screens.md 2, Ledger). */
export const logEvent = journal('logEvent', {
  /** Number in the log, from 1 without gaps. */
  number: z.int(),
  machine: z.string(),
  /** Aggregate of the event, and the version that the event produced. */
  life: z.string(),
  lifeVersion: z.int(),
  type: z.string(),
  doneBy: z.string(),
  doneByName: text,
  /** Person who requested the event, if another person decided. */
  requestedBy: text,
  branch: text,
  recordedAt: z.string(),
  occurredAt: z.string(),
});
