import { assign, raise, setup } from 'xstate';
import type { Proposal } from './proposal.ts';
import { obeys, type Rule } from './rule.ts';

/** What every state of a machine says of itself. `code` is the specification's number (§4), null for regions without one. */
export interface StateMeta {
  readonly code?: number;
  readonly phase?: string;
  /** The life is over: only a correction leaves such a state. */
  readonly final?: boolean;
  /** The life does not exist yet: the state before creation. */
  readonly absent?: boolean;
  readonly tags?: readonly string[];
}

/** A proposal as it meets the machine: with the states of all regions, which XState does not show to a guard. */
export interface Judgeable extends Proposal {
  readonly states: Readonly<Record<string, string>>;
}

export interface WayParams {
  readonly rules: readonly string[];
}

/** Says how an event changes the facts a life keeps; what it does not name stays. */
export type Evolve<Context> = Record<string, (context: Context, fact: never) => Partial<Context>>;

/**
 * XState's `setup` for a life: one guard, `obeys`, whose parameters are names of rules, and one action, `apply`,
 * that evolves the context. Everything a machine needs; it cannot name a clock or a side effect.
 */
export const lifecycle = <Context extends object>(rules: Record<string, Rule>, evolve: Evolve<Context>) =>
  setup({
    types: {} as {
      context: Context;
      events: Judgeable;
      meta: StateMeta;
    },
    guards: {
      obeys: ({ context, event }, { rules: names }: WayParams) =>
        names.every((name) => {
          const rule = rules[name];
          return rule !== undefined && obeys(rule, { ...event, data: event.data, context }) === true;
        }),
    },
    actions: {
      apply: assign(({ context, event }) => (evolve[event.type]?.(context, event as never) ?? {}) as Partial<Context>),
    },
  });

/** A way of the main region: where the event leads and the rules it obeys; null stays where it is. */
export const way = <const Name extends string>(target: string | null, ...rules: readonly Name[]) => ({
  ...(target === null ? {} : { target }),
  guard: { type: 'obeys' as const, params: { rules } },
  actions: 'apply' as const,
});

/** A way of a parallel region: it moves along with the main region, and adds rules of its own. */
export const along = <const Name extends string>(target: string | null, ...rules: readonly Name[]) => ({
  ...(target === null ? {} : { target }),
  guard: { type: 'obeys' as const, params: { rules } },
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
  raise<Context, Judgeable, Judgeable, undefined>({ type } as Judgeable, {
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
