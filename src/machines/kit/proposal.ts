import type { Actor } from './actor.ts';

/** An event someone would like to happen. `data` is absent while a form is still empty: rules about it then stay silent. */
export interface Proposal {
  readonly type: string;
  readonly id: string;
  readonly data?: unknown;
  readonly actor: Actor;
  /** Facts from outside the aggregate, by name; recorded with the event. An absent fact silences the rules that look at it. */
  readonly lookups: Readonly<Record<string, unknown>>;
  /** When the server took it, UTC ISO. */
  readonly at: string;
  /** When it happened, UTC ISO: earlier than `at` for work done offline. */
  readonly occurredAt: string;
}

/** What `evolve` sees of an event: a proposal with a payload that passed its schema. */
export interface RecordedEvent<Data = unknown> {
  readonly type: string;
  readonly id: string;
  readonly data: Data;
  readonly actor: Pick<Actor, 'id' | 'name' | 'branch' | 'merchant' | 'onBehalfOf'>;
  readonly lookups: Readonly<Record<string, unknown>>;
  readonly at: string;
  readonly occurredAt: string;
}

/** One event as the log keeps it, as far as a fold needs it. */
export interface RecordedTransition extends RecordedEvent {
  readonly version: number;
  /** Main state left and reached; null before creation. */
  readonly from: string | null;
  readonly to: string;
  /** States reached in the parallel regions that moved, by region. */
  readonly changes: Readonly<Record<string, string>>;
}
