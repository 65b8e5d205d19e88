import type { Actor } from '#machines/kit/actor.ts';
import type { Decision } from '#machines/kit/decide.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Proposal, RecordedTransition } from '#machines/kit/proposal.ts';
import { lookupNames } from '#machines/lookups/names.ts';
import { notCreated } from '#machines/kit/notCreated.ts';

/** An aggregate with its log. */
export interface Situation {
  readonly aggregate: Aggregate;
  readonly log: readonly RecordedTransition[];
}

/** Inputs of a proposal besides type and aggregate: payload, lookups, actor and time. */
export interface Draft {
  readonly data: Readonly<Record<string, unknown>>;
  readonly lookups: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly at: string;
}

/** A change that makes a rule hold or fail, with everything else the same. */
export interface Trial {
  readonly name: string;
  readonly holds: boolean;
  readonly aggregate?: Aggregate;
  readonly log?: readonly RecordedTransition[];
  readonly draft?: Partial<Draft>;
  /** Other rules that necessarily fail with it. */
  readonly also?: readonly string[];
}

/** An allowed event before its proposal. */
export interface Attempt extends Situation {
  readonly type: string;
  readonly draft: Draft;
}

/** Fixtures of an aggregate type, by which the tests reach all its aggregates. */
export interface Fixtures {
  readonly aggregateType: AggregateType;
  /** Returns valid drafts of an event for an aggregate, so that all rules on the payload hold. */
  drafts(type: string, situation: Situation): readonly Draft[];
  /** Returns features of an aggregate beyond its states. Each new combination with the main state is explored. */
  features(situation: Situation): readonly string[];
  /** Trials of each rule: violations, and its limits from both sides. */
  readonly trials: Readonly<Record<string, (attempt: Attempt) => readonly Trial[]>>;
  /** Returns further branches that an actor must reach, for the rules on the scope. */
  readonly concerned: (aggregate: Aggregate) => readonly string[];
  /**
   * Returns true if an event changed the values of an aggregate; by default, all that the aggregate type's `evolve`
   * gives.
   */
  readonly marked?: (aggregate: Aggregate, draft: Draft) => boolean;
  /** Returns the tags of an aggregate's row by the marks of its state; all of these by default. */
  readonly carried?: (aggregate: Aggregate, marks: readonly string[]) => readonly string[];
  /** Paths of compared numbers or instants of each rule with a limit. */
  readonly limits: Readonly<Record<string, readonly string[]>>;
  /** Events that only a person proposes, with the rule that refuses them to the system. */
  readonly personal?: Readonly<Record<string, string>>;
  /** Id of every aggregate of the fixtures; a waybill unless a rule reads it. */
  readonly id?: string;
}

/** Returns a not created aggregate with an empty log. */
export const beginning = (aggregateType: AggregateType, id = 'SL000000015MM'): Situation => ({
  aggregate: notCreated(aggregateType, id),
  log: [],
});

/** Returns a draft with those lookups alone that the server reads for the event: an evolve that reads others gets none. */
export function asRead(aggregateType: AggregateType, type: string, draft: Draft): Draft {
  const names = lookupNames(aggregateType, type);
  return {
    ...draft,
    lookups: Object.fromEntries(Object.entries(draft.lookups).filter(([name]) => names.includes(name))),
  };
}

export const proposalOf = (type: string, { aggregate }: Situation, draft: Draft): Proposal => ({
  type,
  id: aggregate.id,
  ...draft,
  occurredAt: draft.at,
});

/** Returns the recorded event of a decision. */
export const recordOf = (aggregate: Aggregate, proposal: Proposal, decision: Decision): RecordedTransition => ({
  ...proposal,
  data: decision.data,
  version: aggregate.version,
  from: decision.from,
  to: decision.to,
  changes: decision.changes,
});

/** Returns the situation after an allowed event. */
export const after = (
  situation: Situation,
  aggregate: Aggregate,
  proposal: Proposal,
  decision: Decision,
): Situation => ({
  aggregate,
  log: [...situation.log, recordOf(aggregate, proposal, decision)],
});
