import { z } from 'zod';
import { journal } from './kit/journal.ts';

const text = z.string().nullable();

/** Every event of the log by its number, whatever aggregate it is of (screens.md 2, Ledger). */
export const logEvent = journal('logEvent', {
  /** Its number in the log, from 1 without gaps. */
  number: z.int(),
  machine: z.string(),
  /** The aggregate it is of, and the version it made of it. */
  life: z.string(),
  lifeVersion: z.int(),
  type: z.string(),
  doneBy: z.string(),
  doneByName: text,
  /** Who asked, where another person decided. */
  requestedBy: text,
  branch: text,
  recordedAt: z.string(),
  occurredAt: z.string(),
});
