import type { Actor } from '#machines/kit/actor.ts';
import type { Decision } from '#machines/kit/decide.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Proposal, Recorded } from '#machines/kit/proposal.ts';
import { unborn } from '#machines/kit/unborn.ts';

/** A life together with the log that led to it. */
export interface Situation {
  readonly life: Life;
  readonly log: readonly Recorded[];
}

/** All that a proposal needs besides its type and its life: payload, outside facts, who, and when. */
export interface Draft {
  readonly data: Readonly<Record<string, unknown>>;
  readonly known: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly at: string;
}

/** One way to make a rule hold or fail, with everything else as it was. */
export interface Trial {
  readonly name: string;
  readonly holds: boolean;
  readonly life?: Life;
  readonly log?: readonly Recorded[];
  readonly draft?: Partial<Draft>;
  /** Other rules that cannot but fail with it. */
  readonly also?: readonly string[];
}

/** An event about to be proposed, and allowed as it is. */
export interface Attempt extends Situation {
  readonly type: string;
  readonly draft: Draft;
}

/** What a noun's folder of tests gives, so that any of its lives can be led anywhere. */
export interface Fixtures {
  readonly noun: Noun;
  /** Valid drafts of an event for a life: what a person would fill in so that every rule about the payload holds. */
  drafts(type: string, situation: Situation): readonly Draft[];
  /** What distinguishes two lives beyond their states: each new pairing with the main state is explored further. */
  features(situation: Situation): readonly string[];
  /** For each rule: how it can be made to fail, and its boundaries from both sides. */
  readonly trials: Readonly<Record<string, (attempt: Attempt) => readonly Trial[]>>;
  /** Branches that an actor must reach beyond those of the life, for the rules that look at the scope. */
  readonly concerned: (life: Life) => readonly string[];
  /** Whether an event left its mark on the facts of a life; by default, all that the noun's `evolve` gives. */
  readonly marked?: (life: Life, draft: Draft) => boolean;
  /** Tags that the row of a life must carry, by the marks of its state; by default, all of these. */
  readonly carried?: (life: Life, marks: readonly string[]) => readonly string[];
  /** For each rule with a limit: the numbers or instants it compares, as paths into what it judges. */
  readonly limits: Readonly<Record<string, readonly string[]>>;
  /** Events that only a person proposes, by the rule that refuses them to the system. */
  readonly personal?: Readonly<Record<string, string>>;
  /** The id of every life that is led; a waybill unless the noun's rules look at it. */
  readonly id?: string;
}

/** The life before its first event, with an empty log. */
export const beginning = (noun: Noun, id = 'SL000000015MM'): Situation => ({ life: unborn(noun, id), log: [] });

export const proposalOf = (type: string, { life }: Situation, draft: Draft): Proposal => ({
  type,
  id: life.id,
  ...draft,
  occurredAt: draft.at,
});

/** The event as the log would keep it. */
export const recordOf = (life: Life, proposal: Proposal, decision: Decision): Recorded => ({
  ...proposal,
  data: decision.data,
  version: life.version,
  from: decision.from,
  to: decision.to,
  changes: decision.changes,
});

/** The situation after an allowed event. */
export const after = (situation: Situation, life: Life, proposal: Proposal, decision: Decision): Situation => ({
  life,
  log: [...situation.log, recordOf(life, proposal, decision)],
});
