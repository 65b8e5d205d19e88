import { decide } from '#machines/kit/decide.ts';
import { transitionsOf } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { after, beginning, asRead, proposalOf, type Attempt, type Fixtures, type Situation } from './situation.ts';

/** An allowed event, and the situation after it. */
export interface Taken extends Attempt {
  readonly reached: Situation;
}

export interface Explored {
  /** Aggregates reached by allowed events, each with a new combination of main state and feature. */
  readonly situations: readonly Situation[];
  /** Attempts that took each transition of each region, by `<state> <event>`. */
  readonly taken: ReadonlyMap<string, readonly Taken[]>;
  /** Transitions that no explored aggregate took. */
  readonly untaken: readonly string[];
}

/** Maximum number of attempts of one transition, enough for rules with several reasons. */
const KEPT = 6;

export const transitionKey = (state: string, event: string): string => `${state} ${event}`;

/** Returns true if an aggregate's states declare an event in every region that knows it. */
export const isDeclared = (aggregateType: AggregateType, aggregate: Aggregate, type: string): boolean => {
  const transitions = transitionsOf(aggregateType, aggregate, type);
  return transitions.length > 0 && transitions.every((transition) => 'event' in transition);
};

/**
 * Explores aggregates breadth-first by all allowed events until nothing new appears. `follow` may add other events
 * after each event.
 */
export function explore(
  fixtures: Fixtures,
  follow: (situation: Situation) => Situation = (situation) => situation,
): Explored {
  const { aggregateType } = fixtures;
  const { main } = aggregateType.structure;
  const seen = new Set<string>();
  const taken = new Map<string, Taken[]>();
  const situations: Situation[] = [];
  const queue: Situation[] = [];

  const admit = (situation: Situation): void => {
    const { states } = situation.aggregate;
    const marks = [...Object.values(states), ...fixtures.features(situation)];
    const fresh = marks.map((mark) => `${states[main]}|${mark}`).filter((mark) => !seen.has(mark));
    if (fresh.length === 0) return;
    for (const mark of fresh) seen.add(mark);
    situations.push(situation);
    queue.push(situation);
  };

  admit(beginning(aggregateType, fixtures.id));
  for (let situation = queue.shift(); situation; situation = queue.shift()) {
    for (const type of Object.keys(aggregateType.events)) {
      if (!isDeclared(aggregateType, situation.aggregate, type)) continue;
      for (const whole of fixtures.drafts(type, situation)) {
        const draft = asRead(aggregateType, type, whole);
        const proposal = proposalOf(type, situation, draft);
        const judged = decide(aggregateType, situation.aggregate, proposal, situation.log);
        if (!judged.ok) continue;
        const reached = after(situation, judged.aggregate, proposal, judged.decision);
        for (const transition of transitionsOf(aggregateType, situation.aggregate, type)) {
          if (!('event' in transition)) continue;
          const key = transitionKey(transition.from, transition.event);
          const attempts = taken.get(key) ?? [];
          if (attempts.length < KEPT) taken.set(key, [...attempts, { ...situation, type, draft, reached }]);
        }
        admit(follow(reached));
      }
    }
  }
  const untaken = [...aggregateType.structure.transitions].flatMap(([state, transitions]) =>
    [...transitions.keys()].map((event) => transitionKey(state, event)).filter((key) => !taken.has(key)),
  );
  return { situations, taken, untaken };
}
