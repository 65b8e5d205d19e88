import type { Actor } from '../kit/actor.ts';
import type { AggregateType } from '../kit/aggregateType.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { RecordedTransition } from '../kit/proposal.ts';

/** The part of a proposal from which the keys of its lookups are read. */
export interface LookupSource {
  readonly aggregate: Aggregate;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly at: string;
}

/** A proposal of an event whose lookups are to be loaded. */
export interface LookupRequest extends LookupSource {
  readonly aggregateType: AggregateType;
  readonly type: string;
}

/** Lookups by name; null if the record asked for does not exist. */
export type Lookups = Readonly<Record<string, unknown>>;

/**
 * A lookup that is another aggregate, in the shape that the rule reads. `alone` locks it exclusively until the event
 * is written.
 */
export interface AggregateLookup {
  readonly machine: string;
  readonly alone: boolean;
  readonly keyOf: (source: LookupSource) => string | null;
  readonly shape: (aggregate: Aggregate, source: LookupSource) => unknown;
}

/** The lookups of a machine that are other aggregates, by name. */
export type AggregateLookups = Readonly<Record<string, AggregateLookup>>;

/** Declares a lookup of another aggregate by its id; null if there is no such aggregate. */
export const aggregateOf = <Context>(
  machine: string,
  keyOf: (source: LookupSource) => string | null,
  shape: (aggregate: Aggregate<Context>, source: LookupSource) => unknown,
  { alone = false }: { readonly alone?: boolean } = {},
): AggregateLookup => ({
  machine,
  alone,
  keyOf,
  shape: (aggregate, source) => shape(aggregate as Aggregate<Context>, source),
});

/** Returns the text of a payload field, or null. */
export const textOf = (data: LookupSource['data'], field: string): string | null => {
  const value = data[field];
  return typeof value === 'string' ? value : null;
};

/** Aggregates in memory from which lookups are computed. */
export interface Aggregates {
  aggregate(machine: string, id: string): Aggregate | null;
  /** Every aggregate of a machine, in the order of creation. */
  all(machine: string): Iterable<Aggregate>;
  /** The recorded events of an aggregate, oldest first. */
  log(machine: string, id: string): readonly RecordedTransition[];
}
