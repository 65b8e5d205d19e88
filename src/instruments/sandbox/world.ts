import type { Aggregates } from '#machines/lookups/lookupRequest.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { aggregateTypeNamed } from '#machines/named.ts';

/** An event that happened in a sandbox. */
export interface Happened extends RecordedTransition {
  readonly machine: string;
  readonly operation: number | null;
  readonly actor: Actor;
  /** The event that caused it, as `machine/id@version`, or another cause; null for a person's proposal. */
  readonly cause: string | null;
}

/** Something that must follow unless the state is left before. */
export interface Due {
  readonly machine: string;
  readonly id: string;
  readonly event: string;
  /** UTC ISO instant. */
  readonly at: string;
}

/** All there is in a sandbox. Nothing in it changes: each event makes another one. */
export interface Sandbox {
  /** By `machine/id`, in the order of their births. */
  readonly aggregates: ReadonlyMap<string, Aggregate>;
  readonly logs: ReadonlyMap<string, readonly Happened[]>;
  /** Reservations: the kind and the key of one aggregate. */
  readonly holders: ReadonlyMap<string, string>;
  readonly deadlines: readonly Due[];
  /** Everything that happened since it began, oldest first. */
  readonly happened: readonly Happened[];
  readonly serial: number;
  /** The time by its own clock, UTC ISO. */
  readonly now: string;
  /** Lookups assumed by the trainer, by `machine.lookup`, in place of the sandbox's own. */
  readonly assumed: ReadonlyMap<string, unknown>;
}

export const emptySandbox = (now: string): Sandbox => ({
  aggregates: new Map(),
  logs: new Map(),
  holders: new Map(),
  deadlines: [],
  happened: [],
  serial: 0,
  now,
  assumed: new Map(),
});

export const keyOf = (machine: string, id: string): string => `${machine}/${id}`;

/** An aggregate type by its id; null for none of ours. */
export const aggregateTypeOf = (machine: string): AggregateType | null => aggregateTypeNamed(machine) ?? null;

/** The aggregate type that knows an event, by its type. */
export const aggregateTypeOfEvent = (type: string): AggregateType | null => {
  const aggregateType = aggregateTypeOf(type.slice(0, type.indexOf('.')));
  return aggregateType && Object.hasOwn(aggregateType.events, type) ? aggregateType : null;
};

/** An aggregate, or the one to come. */
export const aggregateIn = ({ aggregates }: Sandbox, aggregateType: AggregateType, id: string): Aggregate =>
  aggregates.get(keyOf(aggregateType.id, id)) ?? notCreated(aggregateType, id);

/** A sandbox as a source of lookups among aggregates. */
export const aggregatesOf = (sandbox: Sandbox): Aggregates => ({
  aggregate: (machine, id) => sandbox.aggregates.get(keyOf(machine, id)) ?? null,
  *all(machine) {
    for (const [key, aggregate] of sandbox.aggregates) if (key.startsWith(`${machine}/`)) yield aggregate;
  },
  log: (machine, id) => sandbox.logs.get(keyOf(machine, id)) ?? [],
});
