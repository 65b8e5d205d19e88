import type { AnyStateMachine } from 'xstate';
import type { z } from 'zod';
import type { EventSpec } from './event.ts';
import type { Evolve } from './lifecycle.ts';
import type { Fact } from './proposal.ts';
import type { Reaction } from './reaction.ts';
import type { Rule } from './rule.ts';
import type { Seal } from './seal.ts';
import { structureOf, type StateInfo, type Structure } from './structure.ts';

/** A life at one version: its states by region, and the facts it keeps. */
export interface Life<Context = unknown> {
  readonly id: string;
  readonly version: number;
  /** Leaf state of each region; the main region's is the life's state. */
  readonly states: Readonly<Record<string, string>>;
  /** What history states remember, by the history node's id. */
  readonly remembered: Readonly<Record<string, string>>;
  readonly context: Context;
}

/** A thing that only one life may hold at a time (reliability.md 5): a unique row while the life holds it. */
export interface Claim {
  readonly kind: string;
  readonly key: string;
}

/** What a noun's folder gives; `noun` completes it. */
export interface NounParts<Context, Type extends string, Rows extends z.ZodObject> {
  readonly id: string;
  /** Raised by hand when the meaning of recorded events changes. */
  readonly version: number;
  readonly events: Record<Type, EventSpec>;
  readonly rules: Record<string, Rule>;
  readonly machine: AnyStateMachine;
  readonly evolve: Evolve<Context>;
  readonly initial: Context;
  readonly rowSchema: Rows;
  row(life: Life<Context>, state: StateInfo | undefined): object;
  /** Branches concerned with the life: who may see and touch it (reliability.md 2.8). */
  branches(context: Context): readonly string[];
  /** The merchant the life belongs to, if any: merchants see only their own. */
  owner?(context: Context): string | null;
  readonly reactions?: readonly Reaction[];
  readonly seals?: readonly Seal[];
  claims?(life: Life<Context>): readonly Claim[];
  /** The id of a new life, from a fresh serial number and the creating payload. */
  identify(serial: number, data: never): string;
}

/**
 * A noun: everything the server, the browser, the tests and the atlas need to know of one kind of life. Its events and
 * its row are known by type, so that a screen that names a wrong one does not compile.
 */
export interface Noun<Type extends string = string, Rows extends z.ZodObject = z.ZodObject> {
  readonly id: string;
  readonly version: number;
  readonly events: Record<string, EventSpec>;
  /** Every event's type, in the order declared. */
  readonly eventTypes: readonly Type[];
  readonly rules: Record<string, Rule>;
  readonly machine: AnyStateMachine;
  readonly initial: unknown;
  readonly rowSchema: Rows;
  readonly reactions: readonly Reaction[];
  readonly seals: readonly Seal[];
  readonly structure: Structure;
  evolve(context: unknown, fact: Fact): object;
  row(life: Life): Record<string, unknown>;
  branches(context: unknown): readonly string[];
  owner(context: unknown): string | null;
  claims(life: Life): readonly Claim[];
  identify(serial: number, data: unknown): string;
}

/** Completes a noun from the parts in its folder, reading the structure from the live machine. */
export const noun = <Context extends object, Type extends string = string, Rows extends z.ZodObject = z.ZodObject>(
  parts: NounParts<Context, Type, Rows>,
): Noun<Type, Rows> => {
  const structure = structureOf(parts.machine, Object.keys(parts.events));
  return {
    ...parts,
    eventTypes: Object.keys(parts.events) as Type[],
    structure,
    reactions: parts.reactions ?? [],
    seals: parts.seals ?? [],
    evolve: (context, fact) => parts.evolve[fact.type]?.(context as Context, fact as never) ?? {},
    row: (life) => {
      const state = life.states[structure.main] ?? '';
      const info = structure.states.get(state);
      return {
        id: life.id,
        version: life.version,
        state,
        code: info?.meta.code ?? null,
        ...parts.row(life as Life<Context>, info),
      };
    },
    branches: (context) => parts.branches(context as Context),
    owner: (context) => parts.owner?.(context as Context) ?? null,
    claims: (life) => parts.claims?.(life as Life<Context>) ?? [],
    identify: (serial, data) => parts.identify(serial, data as never),
  };
};
