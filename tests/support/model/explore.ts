import { decide } from '#machines/kit/decide.ts';
import { waysOf } from '#machines/kit/explain.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { after, beginning, proposalOf, type Attempt, type Fixtures, type Situation } from './situation.ts';

/** An event that was allowed, and where it led. */
export interface Taken extends Attempt {
  readonly reached: Situation;
}

export interface Explored {
  /** Lives led there by allowed events alone, each pairing a main state with something new. */
  readonly situations: readonly Situation[];
  /** For each way of each region, by `<state> <event>`: the attempts that took it. */
  readonly taken: ReadonlyMap<string, readonly Taken[]>;
  /** Ways of the structure that no explored life could take. */
  readonly untaken: readonly string[];
}

/** Attempts kept for one way: enough for rules that hold for different reasons. */
const KEPT = 6;

export const wayKey = (state: string, event: string): string => `${state} ${event}`;

/** Whether a life's states declare an event in every region that knows it. */
export const isDeclared = (noun: Noun, life: Life, type: string): boolean => {
  const ways = waysOf(noun, life, type);
  return ways.length > 0 && ways.every((way) => 'event' in way);
};

/**
 * Leads lives breadth-first through everything the real guards allow, until nothing new appears.
 * `follow` may let others answer each event before the life goes on.
 */
export function explore(
  fixtures: Fixtures,
  follow: (situation: Situation) => Situation = (situation) => situation,
): Explored {
  const { noun } = fixtures;
  const { main } = noun.structure;
  const seen = new Set<string>();
  const taken = new Map<string, Taken[]>();
  const situations: Situation[] = [];
  const queue: Situation[] = [];

  const admit = (situation: Situation): void => {
    const { states } = situation.life;
    const marks = [...Object.values(states), ...fixtures.features(situation)];
    const fresh = marks.map((mark) => `${states[main]}|${mark}`).filter((mark) => !seen.has(mark));
    if (fresh.length === 0) return;
    for (const mark of fresh) seen.add(mark);
    situations.push(situation);
    queue.push(situation);
  };

  admit(beginning(noun, fixtures.id));
  for (let situation = queue.shift(); situation; situation = queue.shift()) {
    for (const type of Object.keys(noun.events)) {
      if (!isDeclared(noun, situation.life, type)) continue;
      for (const draft of fixtures.drafts(type, situation)) {
        const proposal = proposalOf(type, situation, draft);
        const judged = decide(noun, situation.life, proposal, situation.log);
        if (!judged.ok) continue;
        const reached = after(situation, judged.life, proposal, judged.decision);
        for (const way of waysOf(noun, situation.life, type)) {
          if (!('event' in way)) continue;
          const key = wayKey(way.from, way.event);
          const attempts = taken.get(key) ?? [];
          if (attempts.length < KEPT) taken.set(key, [...attempts, { ...situation, type, draft, reached }]);
        }
        admit(follow(reached));
      }
    }
  }
  const untaken = [...noun.structure.ways].flatMap(([state, ways]) =>
    [...ways.keys()].map((event) => wayKey(state, event)).filter((key) => !taken.has(key)),
  );
  return { situations, taken, untaken };
}
