import type { AnyStateMachine } from 'xstate';
import type { z } from 'zod';
import type { EventSpec } from './event.ts';
import type { Evolve } from './lifecycle.ts';
import type { RecordedEvent } from './proposal.ts';
import type { Reaction } from './reaction.ts';
import type { Rule } from './rule.ts';
import type { Seal } from './seal.ts';
import { structureOf, type StateInfo, type Structure } from './structure.ts';

/** An aggregate at one version: its states by region, and the facts it keeps. */
export interface Aggregate<Context = unknown> {
  readonly id: string;
  readonly version: number;
  /** Leaf state of each region; the main region's is the aggregate's state. */
  readonly states: Readonly<Record<string, string>>;
  /** What history states remember, by the history node's id. */
  readonly remembered: Readonly<Record<string, string>>;
  readonly context: Context;
}

/** A thing that only one aggregate may hold at a time (reliability.md 5): a unique row while the aggregate holds it. */
export interface Reservation {
  readonly kind: string;
  readonly key: string;
}

/** What an aggregate type's folder gives; `aggregate type` completes it. */
export interface AggregateTypeParts<Context, Type extends string, Rows extends z.ZodObject> {
  readonly id: string;
  /** Raised by hand when the meaning of recorded events changes. */
  readonly version: number;
  readonly events: Record<Type, EventSpec>;
  readonly rules: Record<string, Rule>;
  readonly machine: AnyStateMachine;
  readonly evolve: Evolve<Context>;
  readonly initial: Context;
  readonly rowSchema: Rows;
  row(aggregate: Aggregate<Context>, state: StateInfo | undefined): object;
  /** Branches concerned with the aggregate: who may see and touch it (reliability.md 2.8). */
  branches(context: Context): readonly string[];
  /** The merchant the aggregate belongs to, if any: merchants see only their own. */
  owner?(context: Context): string | null;
  readonly reactions?: readonly Reaction[];
  readonly seals?: readonly Seal[];
  reservations?(aggregate: Aggregate<Context>): readonly Reservation[];
  /** The id of a new aggregate, from a fresh serial number and the creating payload. */
  identify(serial: number, data: never): string;
}

/**
 * An aggregate type: everything the server, the browser, the tests and the atlas need to know of one kind of aggregate. Its events, its
 * row and its states are known by type, so that a screen that names a wrong one does not compile.
 */
export interface AggregateType<
  Type extends string = string,
  Rows extends z.ZodObject = z.ZodObject,
  State extends string = string,
> {
  readonly id: string;
  readonly version: number;
  readonly events: Record<string, EventSpec>;
  /** Every event's type, in the order declared. */
  readonly eventTypes: readonly Type[];
  /** Every leaf state's id, in the machine's order. */
  readonly stateIds: readonly State[];
  readonly rules: Record<string, Rule>;
  readonly machine: AnyStateMachine;
  readonly initial: unknown;
  readonly rowSchema: Rows;
  readonly reactions: readonly Reaction[];
  readonly seals: readonly Seal[];
  readonly structure: Structure;
  evolve(context: unknown, event: RecordedEvent): object;
  row(aggregate: Aggregate): Record<string, unknown>;
  branches(context: unknown): readonly string[];
  owner(context: unknown): string | null;
  reservations(aggregate: Aggregate): readonly Reservation[];
  identify(serial: number, data: unknown): string;
}

/** Completes an aggregate type from the parts in its folder, reading the structure from the live machine. */
export const aggregateType = <
  Context extends object,
  Type extends string = string,
  Rows extends z.ZodObject = z.ZodObject,
  State extends string = string,
>(
  parts: AggregateTypeParts<Context, Type, Rows>,
): AggregateType<Type, Rows, State> => {
  const structure = structureOf(parts.machine, Object.keys(parts.events));
  return {
    ...parts,
    eventTypes: Object.keys(parts.events) as Type[],
    stateIds: [...structure.states.keys()] as State[],
    structure,
    reactions: parts.reactions ?? [],
    seals: parts.seals ?? [],
    evolve: (context, event) => parts.evolve[event.type]?.(context as Context, event as never) ?? {},
    row: (aggregate) => {
      const state = aggregate.states[structure.main] ?? '';
      const info = structure.states.get(state);
      return {
        id: aggregate.id,
        version: aggregate.version,
        state,
        code: info?.meta.code ?? null,
        ...parts.row(aggregate as Aggregate<Context>, info),
      };
    },
    branches: (context) => parts.branches(context as Context),
    owner: (context) => parts.owner?.(context as Context) ?? null,
    reservations: (aggregate) => parts.reservations?.(aggregate as Aggregate<Context>) ?? [],
    identify: (serial, data) => parts.identify(serial, data as never),
  };
};
