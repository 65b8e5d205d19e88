import type { AnyStateMachine } from 'xstate';
import type { z } from 'zod';
import type { Aggregate, Reservation } from './aggregate.ts';
import type { EventSpec } from './event.ts';
import type { Evolve } from './evolve.ts';
import { marksOf } from '../fields/personal.ts';
import { plainFields } from './plainRow.ts';
import type { RecordedEvent } from './proposal.ts';
import type { Reaction } from './reaction.ts';
import type { Rule } from './rule.ts';
import type { Seal } from './seal.ts';
import { structureOf, type StateInfo, type Structure } from './structure.ts';
import { plainText } from './text.ts';

/** The parts that an aggregate type's folder defines; `aggregateType` completes them. */
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
  /** Branches concerned with the aggregate: their staff may see and change it (reliability.md 2.8). */
  branches(context: Context): readonly string[];
  /** The merchant that owns the aggregate, if any: merchants see only their own. */
  owner?(context: Context): string | null;
  readonly reactions?: readonly Reaction[];
  readonly seals?: readonly Seal[];
  reservations?(aggregate: Aggregate<Context>): readonly Reservation[];
  /** Payload field with the key by which a new aggregate is named; absent where its number is made. */
  readonly keyField?: string;
  /** Makes the id of a new aggregate from a fresh serial number and the creating payload. */
  identify(serial: number, data: never): string;
}

/**
 * The definition of one record type, for the server, the browser, the tests and the atlas. Its events, row and states
 * are typed, so that a screen that names a wrong one does not compile.
 */
export interface AggregateType<
  Type extends string = string,
  Rows extends z.ZodObject = z.ZodObject,
  State extends string = string,
> {
  readonly id: string;
  readonly version: number;
  readonly events: Record<string, EventSpec>;
  /** The types of all events, in the order declared. */
  readonly eventTypes: readonly Type[];
  /** The ids of all leaf states, in the machine's order. */
  readonly stateIds: readonly State[];
  readonly rules: Record<string, Rule>;
  readonly machine: AnyStateMachine;
  readonly initial: unknown;
  readonly rowSchema: Rows;
  readonly reactions: readonly Reaction[];
  readonly seals: readonly Seal[];
  readonly structure: Structure;
  /** Payload field with the key by which a new aggregate is named; null where its number is made. */
  readonly keyField: string | null;
  evolve(context: unknown, event: RecordedEvent): object;
  row(aggregate: Aggregate): Record<string, unknown>;
  branches(context: unknown): readonly string[];
  owner(context: unknown): string | null;
  reservations(aggregate: Aggregate): readonly Reservation[];
  identify(serial: number, data: unknown): string;
}

/** Completes an aggregate type from its parts; reads the structure from the live machine. */
export const aggregateType = <
  Context extends object,
  Type extends string = string,
  Rows extends z.ZodObject = z.ZodObject,
  State extends string = string,
>(
  parts: AggregateTypeParts<Context, Type, Rows>,
): AggregateType<Type, Rows, State> => {
  const structure = structureOf(parts.machine, Object.keys(parts.events));
  const made: AggregateType<Type, Rows, State> = {
    ...parts,
    eventTypes: Object.keys(parts.events) as Type[],
    stateIds: [...structure.states.keys()] as State[],
    structure,
    keyField: parts.keyField ?? null,
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
        ...plainFields(
          parts.row(aggregate as Aggregate<Context>, info),
          (field) => marksOf(made).get(field) === 'phone',
        ),
      };
    },
    branches: (context) => parts.branches(context as Context),
    owner: (context) => parts.owner?.(context as Context) ?? null,
    reservations: (aggregate) =>
      (parts.reservations?.(aggregate as Aggregate<Context>) ?? []).map(({ kind, key }) => ({
        kind,
        key: plainText(key),
      })),
    identify: (serial, data) => parts.identify(serial, data as never),
  };
  return made;
};
