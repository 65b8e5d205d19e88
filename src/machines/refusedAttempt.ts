import { z } from 'zod';
import type { EventSpec } from './kit/event.ts';
import { journal } from './kit/journal.ts';

/** Why a refused attempt is kept: it would have moved money, could not be taken back, or needed a second person. */
const SENSITIVITIES = ['money', 'irreversible', 'secondPerson'] as const;
type Sensitivity = (typeof SENSITIVITIES)[number];

/** What of this is true of an event; nothing for most. */
export const sensitivitiesOf = (spec: EventSpec | undefined): Sensitivity[] =>
  SENSITIVITIES.filter((one) => Boolean(spec?.[one]));

const text = z.string().nullable();

/** Attempts at sensitive events that were refused: who tried what, when, and which rules stood against it. */
export const refusedAttempt = journal('refusedAttempt', {
  machine: z.string(),
  life: text,
  type: z.string(),
  kinds: z.array(z.enum(SENSITIVITIES)),
  doneBy: z.string(),
  doneByName: text,
  branch: text,
  refusedAt: z.string(),
  /** Rules by name; never what they looked at. */
  reasons: z.array(z.string()),
});
