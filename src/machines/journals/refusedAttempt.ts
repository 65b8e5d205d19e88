import { z } from 'zod';
import type { EventSpec } from '../kit/event.ts';
import { journal } from '../kit/journal.ts';

/** Reasons for recording a refused attempt: it moves money, is irreversible, or needs a second person. */
const SENSITIVITIES = ['money', 'irreversible', 'secondPerson'] as const;
type Sensitivity = (typeof SENSITIVITIES)[number];

/** Returns the sensitivities of an event; empty for most events. */
export const sensitivitiesOf = (spec: EventSpec | undefined): Sensitivity[] =>
  SENSITIVITIES.filter((one) => Boolean(spec?.[one]));

const text = z.string().nullable();

/** Refused attempts at sensitive events: person, event, time and the rules that refused it. */
export const refusedAttempt = journal('refusedAttempt', {
  machine: z.string(),
  life: text,
  type: z.string(),
  kinds: z.array(z.enum(SENSITIVITIES)),
  doneBy: z.string(),
  doneByName: text,
  branch: text,
  refusedAt: z.string(),
  /** Names of the rules, without the values they examined. */
  reasons: z.array(z.string()),
});
