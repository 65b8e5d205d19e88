import type { Actor } from '../kit/actor.ts';
import type { Aggregate, AggregateType } from '../kit/aggregateType.ts';
import type { RecordedTransition } from '../kit/proposal.ts';

/** A proposal that needs facts from outside its aggregate. */
export interface Ask {
  readonly aggregate: Aggregate;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly at: string;
}

/** A proposal of an event, and the facts its rules look at. */
export interface Question extends Ask {
  readonly aggregateType: AggregateType;
  readonly type: string;
}

/** Facts by name; null where one was asked for and there is none. */
export type Lookups = Readonly<Record<string, unknown>>;

/** A fact that is another aggregate itself, as the rule sees it. `alone`: nobody else may look at it meanwhile. */
export interface AggregateLookup {
  readonly machine: string;
  readonly alone: boolean;
  readonly keyOf: (ask: Ask) => string | null;
  readonly shape: (aggregate: Aggregate, ask: Ask) => unknown;
}

/** Facts of a machine that are other aggregates, by name. */
export type AggregateLookups = Readonly<Record<string, AggregateLookup>>;

/** Another aggregate by its id, shaped into the fact; null where there is no such aggregate. */
export const aggregateOf = <Context>(
  machine: string,
  keyOf: (ask: Ask) => string | null,
  shape: (aggregate: Aggregate<Context>, ask: Ask) => unknown,
  { alone = false }: { readonly alone?: boolean } = {},
): AggregateLookup => ({
  machine,
  alone,
  keyOf,
  shape: (aggregate, ask) => shape(aggregate as Aggregate<Context>, ask),
});

/** The text of a payload field, or null. */
export const textOf = (data: Ask['data'], field: string): string | null => {
  const value = data[field];
  return typeof value === 'string' ? value : null;
};

/** Lives in memory, among which facts are found. */
export interface Aggregates {
  aggregate(machine: string, id: string): Aggregate | null;
  /** Every aggregate of a machine, in the order of their births. */
  all(machine: string): Iterable<Aggregate>;
  /** What is recorded of an aggregate, oldest first. */
  log(machine: string, id: string): readonly RecordedTransition[];
}
