import { localDay } from '../time/calendar.ts';
import type { RecordedTransition } from '../kit/proposal.ts';

/** Fields that all lines of an event share in the ledger. */
export interface PostingHead {
  readonly version: number;
  /** Time when the event was recorded, UTC ISO. */
  readonly at: string;
  readonly type: string;
  /** Id of the person who did it. */
  readonly person: string;
  /** Accounting day: Myanmar's calendar day on which it happened, `YYYY-MM-DD`. */
  readonly day: string;
}

/** Returns the fields that the lines of an event share. */
export const headOf = ({
  version,
  at,
  type,
  actor,
  occurredAt,
}: Pick<RecordedTransition, 'version' | 'at' | 'type' | 'actor' | 'occurredAt'>): PostingHead => ({
  version,
  at,
  type,
  person: actor.onBehalfOf ?? actor.id,
  day: localDay(occurredAt),
});
