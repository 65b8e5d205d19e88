import type { Actor } from './actor.ts';
import type { NamedRecord } from './namedRecord.ts';

/**
 * An event that somebody would like to happen. `data` is absent while a form is empty; rules about the payload then
 * hold.
 */
export interface Proposal {
  readonly type: string;
  readonly id: string;
  readonly data?: unknown;
  readonly actor: Actor;
  /**
   * Values from outside the aggregate, by name; recorded with the event. A rule holds if a lookup that it reads is
   * absent.
   */
  readonly lookups: Readonly<Record<string, unknown>>;
  /** Records that the payload names and the proposer may not name; absent while nobody judged them. */
  readonly beyondReach?: readonly NamedRecord[];
  /** UTC ISO instant at which the server accepted it. */
  readonly at: string;
  /** UTC ISO instant at which it happened: earlier than `at` for work done offline. */
  readonly occurredAt: string;
}

/** An event as `evolve` reads it: a proposal whose payload passed its schema. */
export interface RecordedEvent<Data = unknown> {
  readonly type: string;
  readonly id: string;
  readonly data: Data;
  readonly actor: Pick<Actor, 'id' | 'name' | 'branch' | 'merchant' | 'onBehalfOf'>;
  readonly lookups: Readonly<Record<string, unknown>>;
  readonly at: string;
  readonly occurredAt: string;
}

/** A recorded event with the version and the states it left and reached. */
export interface RecordedTransition extends RecordedEvent {
  readonly version: number;
  /** Main state left and reached; null before creation. */
  readonly from: string | null;
  readonly to: string;
  /** States reached in the parallel regions that changed, by region. */
  readonly changes: Readonly<Record<string, string>>;
}
