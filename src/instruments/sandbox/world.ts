import type { Aggregates } from '#machines/lookups/lookupRequest.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { aggregateTypeNamed } from '#machines/catalogue/named.ts';

/** An event that happened in a sandbox. */
export interface Happened extends RecordedTransition {
  readonly machine: string;
  readonly operation: number | null;
  readonly actor: Actor;
  /** Causing event as `machine/id@version`, or another cause; null for a person's proposal. */
  readonly cause: string | null;
}

/** A deadline, which applies unless the aggregate leaves the state before. */
export interface Due {
  readonly machine: string;
  readonly id: string;
  readonly event: string;
  /** UTC ISO instant. */
  readonly at: string;
}

/** An immutable sandbox: each event makes a new one. */
export interface Sandbox {
  /** By `machine/id`, in order of creation. */
  readonly aggregates: ReadonlyMap<string, Aggregate>;
  readonly logs: ReadonlyMap<string, readonly Happened[]>;
  /** Key of the holding aggregate by reservation. */
  readonly holders: ReadonlyMap<string, string>;
  readonly deadlines: readonly Due[];
  /** All events since the beginning, oldest first. */
  readonly happened: readonly Happened[];
  readonly serial: number;
  /** Time of its own clock, UTC ISO. */
  readonly now: string;
  /** Assumed values of lookups, by `machine.lookup`. */
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

/** Returns an aggregate type by its id; null if unknown. */
export const aggregateTypeOf = (machine: string): AggregateType | null => aggregateTypeNamed(machine) ?? null;

/** Returns the aggregate type of an event type. */
export const aggregateTypeOfEvent = (type: string): AggregateType | null => {
  const aggregateType = aggregateTypeOf(type.slice(0, type.indexOf('.')));
  return aggregateType && Object.hasOwn(aggregateType.events, type) ? aggregateType : null;
};

/** Returns an aggregate, or a not created one. */
export const aggregateIn = ({ aggregates }: Sandbox, aggregateType: AggregateType, id: string): Aggregate =>
  aggregates.get(keyOf(aggregateType.id, id)) ?? notCreated(aggregateType, id);

/** Returns the aggregates of a sandbox, as lookups read them. */
export const aggregatesOf = (sandbox: Sandbox): Aggregates => ({
  aggregate: (machine, id) => sandbox.aggregates.get(keyOf(machine, id)) ?? null,
  *all(machine) {
    for (const [key, aggregate] of sandbox.aggregates) if (key.startsWith(`${machine}/`)) yield aggregate;
  },
  log: (machine, id) => sandbox.logs.get(keyOf(machine, id)) ?? [],
});
