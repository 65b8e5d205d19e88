import { assign, raise, setup, type AnyStateMachine } from 'xstate';
import type { Evolve } from './evolve.ts';
import { withGuards, type ObeysParams } from './guard.ts';
import type { StateMeta, TransitionMeta } from './metas.ts';
import type { Proposal } from './proposal.ts';
import { obeys, type Rule } from './rule.ts';
import { structureOf } from './structure.ts';

/**
 * XState's `setup` for an aggregate. Its one guard `obeys` takes names of rules; its one action `apply` evolves the
 * context. A machine made with it has no clock and no side effects. Transitions name their rules only;
 * `createMachine` writes the guards. XState then takes an event if every region that declares it has a transition for
 * it and all their rules hold. No event is taken before creation (decision 20).
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

/** The state of a region before creation, with the events that create an aggregate. */
export const beforeCreation = <const On extends object>(on: On) =>
  ({ id: 'absent', meta: { absent: true }, on }) as const;

/** A transition of the main region: its target (null stays) and its rules. */
export const transition = <const Name extends string>(target: string | null, ...rules: readonly Name[]) => ({
  ...parallelTransition(target, ...rules),
  actions: 'apply' as const,
});

/** A transition of a parallel region, taken together with that of the main region; it adds rules of its own. */
export const parallelTransition = <const Name extends string>(target: string | null, ...rules: readonly Name[]) => ({
  ...(target === null ? {} : { target }),
  meta: { rules },
});

const unit: Record<string, number> = { D: 86_400_000, H: 3_600_000, M: 60_000 };

/** Converts an ISO 8601 duration of days, hours or minutes (PT2H, P3D) to milliseconds. */
export const milliseconds = (duration: string): number => {
  const [, amount, letter] = /^PT?(\d+)([DHM])$/.exec(duration) ?? [];
  const factor = unit[letter ?? ''];
  if (amount === undefined || factor === undefined) throw new Error(`Not a duration: ${duration}`);
  return Number(amount) * factor;
};

/** Raises an event after a delay unless the state is left first; `decide` returns it as data. */
export const deadline = <Context extends object>(type: string, after: string) =>
  raise<Context, Proposal, Proposal, undefined>({ type } as Proposal, {
    delay: milliseconds(after),
    id: `${type}|${after}`,
  });

/** The deadlines among a state's entry actions: event to raise and ISO 8601 duration. */
export const deadlinesOn = (entry: readonly unknown[]): { raises: string; after: string }[] =>
  entry.flatMap((action) => {
    const { type, id: name } = action as { type?: string; id?: string };
    const [raises, after] = type === 'xstate.raise' ? (name ?? '').split('|') : [];
    return raises && after ? [{ raises, after }] : [];
  });
