import { assign, transition } from 'xstate';
import type { seeded } from '#modelTesting/random.ts';
import { system } from '#machines/kit/actor.ts';
import { explain, transitionsOf } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Proposal } from '#machines/kit/proposal.ts';
import { statesOf } from '#machines/kit/states.ts';
import { structureOf } from '#machines/kit/structure.ts';
import { resolved } from '#modelTesting/judge.ts';

const AT = '2026-11-21T03:00:00.000Z';

/** A machine as XState runs it, and an aggregate of it with rules that the test decides. */
export interface Asked {
  readonly aggregateType: AggregateType;
  /**
   * The same aggregate type with its machine as XState runs it. Events leave the context unchanged because their
   * payloads are empty here.
   */
  readonly run: AggregateType;
  readonly types: readonly string[];
  /** Leaf states by region. */
  readonly leaves: Readonly<Record<string, readonly string[]>>;
  readonly propose: (type: string) => Proposal;
}

/** Prepares a machine for questions. */
export function askedOf(aggregateType: AggregateType): Asked {
  const known = Object.fromEntries(
    Object.values(aggregateType.rules).flatMap(({ lookups }) => lookups.map((name) => [name, null])),
  );
  const leaves = Object.fromEntries(
    aggregateType.structure.regions.map((region) => [
      region,
      [...aggregateType.structure.states.values()].filter((state) => state.region === region).map(({ id }) => id),
    ]),
  );
  const machine = aggregateType.machine.provide({ actions: { apply: assign({}) } });
  const types = Object.keys(aggregateType.events);
  return {
    aggregateType,
    run: { ...aggregateType, machine, structure: structureOf(machine, types) },
    types,
    leaves,
    propose: (type) => ({ type, id: 'SL1', data: {}, actor: system, lookups: known, at: AT, occurredAt: AT }),
  };
}

/** Makes all rules of a machine hold except those in `broken`, until `restore`. */
export function underVerdicts(aggregateType: AggregateType, broken: ReadonlySet<string>): { restore(): void } {
  const own = Object.values(aggregateType.rules).map((rule) => ({ rule, own: { ...rule } }));
  for (const { rule } of own) Object.assign(rule, { holds: () => !broken.has(rule.id) || {} });
  return { restore: () => own.forEach(({ rule, own: before }) => Object.assign(rule, before)) };
}

/** Picks from a list by a number from 0 to 1. */
export const pick = <Value>(list: readonly Value[], drawn: number): Value => {
  const found = list[Math.floor(drawn * list.length)];
  if (found === undefined) throw new Error('nothing to draw from');
  return found;
};

/**
 * Returns an event and an aggregate in random states. In half of the questions, many regions have a transition for it.
 */
export function randomQuestion({ aggregateType, leaves, types }: Asked, next: ReturnType<typeof seeded>) {
  const type = pick(types, next());
  const isLikely = next() < 0.5;
  const states: Record<string, string> = {};
  for (const region of aggregateType.structure.regions) {
    const all = leaves[region] ?? [];
    const declaring = all.filter((state) => aggregateType.structure.transitions.get(state)?.has(type));
    states[region] = pick(isLikely && declaring.length > 0 && next() < 0.8 ? declaring : all, next());
  }
  const remembered = Object.fromEntries(
    [...aggregateType.structure.histories].flatMap(([history, all]) =>
      next() < 0.5 ? [[history, pick([...all], next())]] : [],
    ),
  );
  return {
    type,
    aggregate: { id: 'SL1', version: 1, states, remembered, context: aggregateType.initial } satisfies Aggregate,
  };
}

/** Returns the states after an event by the structure's transitions, in every region. */
export function reachedBy(aggregateType: AggregateType, aggregate: Aggregate, type: string): Record<string, string> {
  const states: Record<string, string> = { ...aggregate.states };
  for (const taken of transitionsOf(aggregateType, aggregate, type)) {
    if (!('event' in taken)) continue;
    const { region, to } = taken;
    if (typeof to === 'string') states[region] = to;
    else if (to)
      states[region] =
        aggregate.remembered[to.history] ?? [...(aggregateType.structure.histories.get(to.history) ?? [])][0] ?? '';
  }
  return states;
}

/** Returns the difference between XState's `transition` and `explain` for a question; null when they agree. */
export function difference(
  asked: Asked,
  aggregate: Aggregate,
  type: string,
): { differs: string | null; isAllowed: boolean } {
  const { aggregateType, run, propose } = asked;
  const proposal = propose(type);
  const { allowed } = explain(aggregateType, aggregate, proposal);
  const snapshot = resolved(run, aggregate);
  const [next, actions] = transition(run.machine, snapshot, proposal);
  const isTaken = next !== snapshot;
  const states = statesOf(aggregateType.structure, next.value);
  const expected = allowed ? reachedBy(aggregateType, aggregate, type) : aggregate.states;
  const isSame =
    isTaken === allowed &&
    (allowed || actions.length === 0) &&
    aggregateType.structure.regions.every((region) => states[region] === expected[region]);
  const place = `${aggregateType.id} ${type} in ${JSON.stringify(aggregate.states)}`;
  return {
    isAllowed: allowed,
    differs: isSame ? null : `${place}: explained ${allowed}, XState ${JSON.stringify(states)}`,
  };
}
