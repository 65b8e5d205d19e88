import { assign, raise, setup, type AnyStateMachine } from 'xstate';
import { withGuards, type ObeysParams } from './guard.ts';
import type { Proposal } from './proposal.ts';
import { obeys, type Rule } from './rule.ts';
import { structureOf } from './structure.ts';

/** What every state of a machine says of itself. `code` is the specification's number (§4), null for regions without one. */
export interface StateMeta {
  readonly code?: number;
  readonly phase?: string;
  /** The aggregate is over: only a correction leaves such a state. */
  readonly final?: boolean;
  /** The aggregate does not exist yet: the state before creation. */
  readonly absent?: boolean;
  readonly tags?: readonly string[];
}

/** What a transition says of itself: the rules it obeys, by name. */
export interface TransitionMeta {
  readonly rules: readonly string[];
}

/** Says how an event changes the facts an aggregate keeps; what it does not name stays. */
export type Evolve<Context> = Record<string, (context: Context, lookup: never) => Partial<Context>>;

/**
 * XState's `setup` for an aggregate: one guard, `obeys`, whose parameters are names of rules, and one action, `apply`,
 * that evolves the context. Everything a machine needs; it cannot name a clock or a side effect.
 *
 * Transitions name their rules only. `createMachine` writes the guards: XState itself then takes an event if every region
 * that knows it has a transition for it and all their rules hold, and no event happens before creation (decision 20).
 */
export function lifecycle<Context extends object>(rules: Record<string, Rule>, evolve: Evolve<Context>) {
  const kit = setup({
    types: {} as {
      context: Context;
      events: Proposal;
      meta: StateMeta;
      transitionMeta: TransitionMeta;
    },
    guards: {
      obeys: ({ context, event }, { rules: names, states }: ObeysParams) =>
        names.every((name) => {
          const rule = rules[name];
          return rule !== undefined && obeys(rule, { ...event, data: event.data, context, states }) === true;
        }),
    },
    actions: {
      apply: assign(({ context, event }) => (evolve[event.type]?.(context, event as never) ?? {}) as Partial<Context>),
    },
  });

  const createMachine = (config: object) => {
    const authored = kit.createMachine(config as never) as unknown as AnyStateMachine;
    return kit.createMachine(withGuards(config, structureOf(authored, []), rules) as never);
  };
  return { createMachine: createMachine as unknown as typeof kit.createMachine };
}

/** A transition of the main region: where the event leads and the rules it obeys; null stays where it is. */
export const transition = <const Name extends string>(target: string | null, ...rules: readonly Name[]) => ({
  ...parallelTransition(target, ...rules),
  actions: 'apply' as const,
});

/** A transition of a parallel region: it moves along with the main region, and adds rules of its own. */
export const parallelTransition = <const Name extends string>(target: string | null, ...rules: readonly Name[]) => ({
  ...(target === null ? {} : { target }),
  meta: { rules },
});

const unit: Record<string, number> = { D: 86_400_000, H: 3_600_000, M: 60_000 };

/** Milliseconds of an ISO 8601 duration of days, hours or minutes (PT2H, P3D). */
export const milliseconds = (duration: string): number => {
  const [, amount, letter] = /^PT?(\d+)([DHM])$/.exec(duration) ?? [];
  const factor = unit[letter ?? ''];
  if (amount === undefined || factor === undefined) throw new Error(`Not a duration: ${duration}`);
  return Number(amount) * factor;
};

/** What must follow later unless the state is left before: a delayed raise that `decide` hands out as data. */
export const deadline = <Context extends object>(type: string, after: string) =>
  raise<Context, Proposal, Proposal, undefined>({ type } as Proposal, {
    delay: milliseconds(after),
    id: `${type}|${after}`,
  });

/** The deadlines among a state's entry actions: event raised and ISO 8601 duration. */
export const deadlinesOn = (entry: readonly unknown[]): { raises: string; after: string }[] =>
  entry.flatMap((action) => {
    const { type, id: name } = action as { type?: string; id?: string };
    const [raises, after] = type === 'xstate.raise' ? (name ?? '').split('|') : [];
    return raises && after ? [{ raises, after }] : [];
  });
