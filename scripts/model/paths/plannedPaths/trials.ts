import type { Fixtures, Attempt, Trial } from '#modelTesting/situation.ts';
import type { Untimed } from './ask.ts';
import { aggregateIn, type Scene, type Step } from './scene.ts';
import { momentOf } from './search.ts';

/** Parts of a trial that a proposal cannot change, with the reason. */
const WORLD = {
  aggregate: 'its life would have to be otherwise',
  lookups: 'what is known of other lives would have to be otherwise',
  at: 'it would have to be another instant',
  actor: 'it takes somebody who is not of the demonstration world',
} as const;

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Returns a proposal as an attempt for trials, with its original lookups. */
export function attemptOf({ aggregateType }: Fixtures, scene: Scene, untimed: Untimed, after?: Scene): Attempt {
  const aggregate = aggregateIn(scene, aggregateType, untimed.id);
  const id = untimed.id ?? after?.steps.at(-1)?.follows[0]?.stream.slice(aggregateType.id.length + 1) ?? '';
  const recorded = after?.world.log(aggregateType.id, id).findLast(({ type }) => type === untimed.type);
  const draft = {
    data: untimed.data,
    lookups: recorded?.lookups ?? {},
    actor: untimed.by,
    at: recorded?.at ?? momentOf(scene),
  };
  return { aggregate, log: scene.world.log(aggregateType.id, aggregate.id), type: untimed.type, draft };
}

/** Returns true if a trial is at a limit or beyond it. */
export const isBound = ({ name }: Trial): boolean => /^(beyond )?at (least|most) /.test(name);

/** Returns the trials of a rule for an attempt; none if they require other aggregates. */
export function trialsOf({ trials }: Fixtures, rule: string, attempt: Attempt): readonly Trial[] {
  try {
    return trials[rule]?.(attempt) ?? [];
  } catch {
    return [];
  }
}

/** Returns the payload and person of a trial, or the reason why it cannot be proposed. */
export function proposable(
  { aggregate, draft = {} }: Trial,
  attempt: Attempt,
  people: readonly Step['by'][],
): Partial<Pick<Step, 'by' | 'data'>> | string {
  const { data, actor, lookups, at } = { ...attempt.draft, ...draft };
  const by = people.find(({ id }) => id === actor.id);
  const change = {
    ...(differ(data, attempt.draft.data) ? { data } : {}),
    ...(by && by.id !== attempt.draft.actor.id ? { by } : {}),
  };
  if (Object.keys(change).length > 0) return change;
  const others = {
    aggregate: aggregate !== undefined && differ(aggregate, attempt.aggregate),
    lookups: differ(lookups, attempt.draft.lookups),
    at: at !== attempt.draft.at,
    actor: true,
  };
  return WORLD[(Object.keys(WORLD) as (keyof typeof WORLD)[]).find((part) => others[part]) ?? 'actor'];
}
