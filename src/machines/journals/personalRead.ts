import { z } from 'zod';
import { journal } from '../kit/journal.ts';
import { READ_WAYS } from './readWays.ts';

const text = z.string().nullable();

/**
 * Access to personal data that others see masked, to pictures, and to exported files: person, data, time and screen.
 */
export const personalRead = journal('personalRead', {
  machine: z.string(),
  /** Aggregates viewed together, or exports downloaded. */
  lives: z.array(z.string()),
  /** Unmasked fields, kind of picture, or columns of an exported list. */
  fields: z.array(z.string()),
  way: z.enum(READ_WAYS),
  /** Screen reported by the browser; null if not reported. */
  screen: text,
  doneBy: z.string(),
  doneByName: text,
  branch: text,
  readAt: z.string(),
});
