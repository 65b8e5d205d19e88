import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { Verdict } from '#server/propose/command.ts';
import type { World } from '#modelTesting/world/world.ts';
import type { Acting } from './people.ts';

/** A proposal that a world accepted, and what followed from it. */
export interface Step {
  readonly by: Acting;
  readonly machine: string;
  /** Null: an aggregate to come. */
  readonly id: string | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: string;
  /** Texts of the payload that no two aggregates share, each as the pattern of others like it. */
  readonly fresh: Readonly<Record<string, string>>;
  readonly follows: Verdict['events'];
}

/** A world in which somebody did something, and what: it can be done again elsewhere. */
export interface Scene {
  readonly world: World;
  readonly steps: readonly Step[];
  /** Aggregates that the steps began or moved, in the order in which they appeared. */
  readonly aggregates: readonly { readonly machine: string; readonly id: string }[];
  /** The branch of its own in which it happens; absent: those of the demonstration world. */
  readonly own?: string;
}

/** The aggregates of one machine in a scene. */
export const aggregatesOf = ({ world, aggregates }: Scene, { id: machine }: AggregateType): Aggregate[] =>
  aggregates.flatMap((one) => (one.machine === machine ? (world.aggregate(machine, one.id) ?? []) : []));

/** An aggregate as a scene leaves it; not born where there is none yet. */
export const aggregateIn = ({ world }: Scene, aggregateType: AggregateType, id: string | null): Aggregate =>
  (id === null ? null : world.aggregate(aggregateType.id, id)) ?? notCreated(aggregateType, id ?? 'to come');
