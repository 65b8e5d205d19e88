import type { Actor } from '#machines/kit/actor.ts';
import type { Decision } from '#machines/kit/decide.ts';
import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import type { Proposal, RecordedTransition } from '#machines/kit/proposal.ts';
import { notCreated } from '#machines/kit/notCreated.ts';

/** An aggregate together with the log that led to its state. */
export interface Situation {
  readonly aggregate: Aggregate;
  readonly log: readonly RecordedTransition[];
}

/** All parts of a proposal besides its type and aggregate: payload, lookups, actor and time. */
export interface Draft {
  readonly data: Readonly<Record<string, unknown>>;
  readonly lookups: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly at: string;
}

/** A change that makes one rule hold or fail, with everything else unchanged. */
export interface Trial {
  readonly name: string;
  readonly holds: boolean;
  readonly aggregate?: Aggregate;
  readonly log?: readonly RecordedTransition[];
  readonly draft?: Partial<Draft>;
  /** Other rules that cannot but fail with it. */
  readonly also?: readonly string[];
}

/** An event about to be proposed, and allowed as it is. */
export interface Attempt extends Situation {
  readonly type: string;
  readonly draft: Draft;
}

/** Exports of an aggregate type's folder of tests, with which any of its aggregates can be driven anywhere. */
export interface Fixtures {
  readonly aggregateType: AggregateType;
  /** Valid drafts of an event for an aggregate: what a person would fill in so that every rule about the payload holds. */
  drafts(type: string, situation: Situation): readonly Draft[];
  /**
   * Features that distinguish two aggregates beyond their states: each new pair with the main state is explored
   * further.
   */
  features(situation: Situation): readonly string[];
  /** For each rule: how it can be made to fail, and its boundaries from both sides. */
  readonly trials: Readonly<Record<string, (attempt: Attempt) => readonly Trial[]>>;
  /** Branches that an actor must reach beyond those of the aggregate, for the rules that look at the scope. */
  readonly concerned: (aggregate: Aggregate) => readonly string[];
  /** Checks that an event changed the aggregate's fields; by default, everything that `evolve` gives. */
  readonly marked?: (aggregate: Aggregate, draft: Draft) => boolean;
  /** Tags that the row of an aggregate must carry, by the marks of its state; by default, all of these. */
  readonly carried?: (aggregate: Aggregate, marks: readonly string[]) => readonly string[];
  /** For each rule with a limit: the numbers or instants it compares, as paths into what it judges. */
  readonly limits: Readonly<Record<string, readonly string[]>>;
  /** Events that only a person proposes, by the rule that refuses them to the system. */
  readonly personal?: Readonly<Record<string, string>>;
  /** The id of every driven aggregate; a waybill unless the aggregate type's rules look at it. */
  readonly id?: string;
}

/** The aggregate before its first event, with an empty log. */
export const beginning = (aggregateType: AggregateType, id = 'SL000000015MM'): Situation => ({
  aggregate: notCreated(aggregateType, id),
  log: [],
});

export const proposalOf = (type: string, { aggregate }: Situation, draft: Draft): Proposal => ({
  type,
  id: aggregate.id,
  ...draft,
  occurredAt: draft.at,
});

/** The event as the log would keep it. */
export const recordOf = (aggregate: Aggregate, proposal: Proposal, decision: Decision): RecordedTransition => ({
  ...proposal,
  data: decision.data,
  version: aggregate.version,
  from: decision.from,
  to: decision.to,
  changes: decision.changes,
});

/** The situation after an allowed event. */
export const after = (
  situation: Situation,
  aggregate: Aggregate,
  proposal: Proposal,
  decision: Decision,
): Situation => ({
  aggregate,
  log: [...situation.log, recordOf(aggregate, proposal, decision)],
});
