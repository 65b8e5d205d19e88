import { z } from 'zod';
import { journal } from './kit/journal.ts';

/** By which way somebody looked at personal data, or took it away. */
export const READ_WAYS = [
  'record',
  'history',
  'logEvent',
  'list',
  'search',
  'label',
  'picture',
  'live',
  'evidence',
  'exported',
  'downloaded',
] as const;
export type ReadWay = (typeof READ_WAYS)[number];

const text = z.string().nullable();

/** Who looked at personal data that others see masked or at pictures, and who took lists away as files: what, when, from which screen. */
export const personalRead = journal('personalRead', {
  machine: z.string(),
  /** The aggregates that were looked at together; the exports of lists taken away. */
  lives: z.array(z.string()),
  /** What was shown whole; the kind of a picture; the columns of a list taken away. */
  fields: z.array(z.string()),
  way: z.enum(READ_WAYS),
  /** Where the browser says it was; null where it did not say. */
  screen: text,
  doneBy: z.string(),
  doneByName: text,
  branch: text,
  readAt: z.string(),
});
