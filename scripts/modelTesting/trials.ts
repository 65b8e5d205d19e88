import type { Actor } from '#machines/kit/actor.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Attempt, Trial } from './situation.ts';

type Changes = Readonly<Record<string, unknown>>;
/** Changes of an attempt, by part; `undefined` removes a field of the payload. */
export interface Change {
  readonly context?: Changes;
  readonly states?: Readonly<Record<string, string>>;
  readonly data?: Changes;
  readonly lookups?: Changes;
  readonly actor?: Partial<Actor>;
  readonly at?: string;
  /** Other rules that necessarily fail with it. */
  readonly also?: readonly string[];
}

const withoutUndefined = (data: Changes): Changes =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

const trial =
  (holds: boolean) =>
  (attempt: Attempt, name: string, change: Change): Trial => {
    const aggregate: Aggregate = {
      ...attempt.aggregate,
      states: { ...attempt.aggregate.states, ...change.states },
      context: { ...(attempt.aggregate.context as object), ...change.context },
    };
    return {
      name,
      holds,
      aggregate,
      ...(change.also ? { also: change.also } : {}),
      draft: {
        data: withoutUndefined({ ...attempt.draft.data, ...change.data }),
        lookups: { ...attempt.draft.lookups, ...change.lookups },
        actor: { ...attempt.draft.actor, ...change.actor },
        at: change.at ?? attempt.draft.at,
      },
    };
  };

/** Returns a trial in which the rule must refuse the changed attempt. */
export const fails = trial(false);
/** Returns a trial in which the changed attempt must be allowed. */
export const holds = trial(true);

/** Adds milliseconds to an instant. */
export const later = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();
