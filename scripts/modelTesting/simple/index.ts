import { system, type Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Draft, Fixtures, Situation } from '../situation.ts';
import { boundaryTrials, limitsOf, type Bounds } from './bounds.ts';
import { lookupsSeen } from './features.ts';
import { FIRST, SECOND, person } from './people.ts';

type Payload = Readonly<Record<string, unknown>>;
type Payloads = readonly Payload[] | ((situation: Situation) => readonly Payload[]);

/** Particular parts of a small aggregate type's fixtures; all others have defaults. */
export interface SimpleFixtures {
  readonly aggregateType: AggregateType;
  /**
   * Valid payloads of each event, as a list or by aggregate. Other events get an empty one, with a reason if required.
   */
  readonly payloads: Readonly<Record<string, Payloads>>;
  /** Lookups with which the event is allowed. */
  readonly lookups?: (type: string, situation: Situation, data: Payload) => Payload;
  /** Branch of its people. */
  readonly branch?: string;
  /** Permissions beyond the aggregate type's own events. */
  readonly permissions?: readonly string[];
  /** Actor of an event if not the manager, the second person or the system. */
  readonly actors?: (type: string, situation: Situation) => Partial<Actor> | undefined;
  /** Events of a second person besides those that wait for a request. */
  readonly second?: readonly string[];
  /** Milliseconds after the previous event; a minute by default. */
  readonly pause?: (type: string, situation: Situation) => number;
  readonly features?: Fixtures['features'];
  readonly trials?: Fixtures['trials'];
  /** Limits of the rules, used for trials from both sides and for mutants. */
  readonly bounds?: Bounds;
  readonly limits?: Fixtures['limits'];
  readonly concerned?: (aggregate: Aggregate) => readonly string[];
  readonly personal?: Fixtures['personal'];
  readonly id?: string;
}

/** 09:30 in Yangon. */
const MORNING = Date.parse('2026-03-02T03:00:00.000Z');
const MINUTE = 60_000;
const REASON = 'As it was asked for';

/** Returns the fixtures of an aggregate type from its particular parts. */
export function simpleFixtures(of: SimpleFixtures): Fixtures {
  const { aggregateType, branch = 'YANGON', bounds = {}, permissions = [] } = of;

  const actorFor = (type: string, situation: Situation): Actor => {
    const spec = aggregateType.events[type];
    if (spec?.systemOnly) return system;
    const isSecond = Boolean(spec?.secondPerson) || (of.second ?? []).includes(type);
    const usual = person(aggregateType, isSecond ? SECOND : FIRST, branch, ...permissions);
    return { ...usual, ...of.actors?.(type, situation) };
  };

  const payloadsOf = (type: string, situation: Situation): readonly Payload[] => {
    const given = of.payloads[type];
    if (given) return typeof given === 'function' ? given(situation) : given;
    return ['reason' in (aggregateType.events[type]?.payload.shape ?? {}) ? { reason: REASON } : {}];
  };

  const instantFor = (type: string, situation: Situation): string => {
    const last = situation.log.at(-1)?.at;
    const pause = of.pause?.(type, situation) ?? MINUTE;
    return new Date(last === undefined ? MORNING : Date.parse(last) + pause).toISOString();
  };

  return {
    aggregateType,
    drafts: (type, situation): Draft[] =>
      payloadsOf(type, situation).map((data) => ({
        data,
        lookups: of.lookups?.(type, situation, data) ?? {},
        actor: actorFor(type, situation),
        at: instantFor(type, situation),
      })),
    features: (situation) => [...lookupsSeen(situation), ...(of.features?.(situation) ?? [])],
    concerned: of.concerned ?? (() => []),
    trials: merged(boundaryTrials(bounds), of.trials ?? {}),
    limits: { ...limitsOf(bounds), ...of.limits },
    ...(of.personal ? { personal: of.personal } : {}),
    ...(of.id === undefined ? {} : { id: of.id }),
  };
}

/** Merges bounds and other trials of each rule. */
const merged = (one: Fixtures['trials'], other: Fixtures['trials']): Fixtures['trials'] => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([rule, trials]) => [
      rule,
      (attempt: Parameters<typeof trials>[0]) => [...(one[rule]?.(attempt) ?? []), ...trials(attempt)],
    ]),
  ),
});
