import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { Verdict } from '#server/propose/command.ts';
import type { World } from '#modelTesting/world/world.ts';
import type { Acting } from './people.ts';

/** An accepted proposal, and the events that followed. */
export interface Step {
  readonly by: Acting;
  readonly machine: string;
  /** Null for a new aggregate. */
  readonly id: string | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: string;
  /** Texts of the payload that must be unique, with their patterns. */
  readonly fresh: Readonly<Record<string, string>>;
  readonly follows: Verdict['events'];
}

/** A world with its past steps, which can be repeated elsewhere. */
export interface Scene {
  readonly world: World;
  readonly steps: readonly Step[];
  /** Aggregates that the steps began or changed, in order of appearance. */
  readonly aggregates: readonly { readonly machine: string; readonly id: string }[];
  /** Own branch of the scene; absent for branches of the demonstration world. */
  readonly own?: string;
}

export const aggregatesOf = ({ world, aggregates }: Scene, { id: machine }: AggregateType): Aggregate[] =>
  aggregates.flatMap((one) => (one.machine === machine ? (world.aggregate(machine, one.id) ?? []) : []));

/** Returns an aggregate of a scene; not created if absent. */
export const aggregateIn = ({ world }: Scene, aggregateType: AggregateType, id: string | null): Aggregate =>
  (id === null ? null : world.aggregate(aggregateType.id, id)) ?? notCreated(aggregateType, id ?? 'to come');
