import { isDeepStrictEqual } from 'node:util';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { RecordedEvent } from '#machines/kit/proposal.ts';
import type { Case } from '../cases.ts';
import { wrongDeadlines, wrongEffect, type Effects } from '../effects.ts';
import { judge, subjectOf, type Subject } from '../judge.ts';
import type { ApprovedMachine } from '../approvedMachine.ts';
import { proposalOf, type Fixtures } from '../situation.ts';
import { effectMutants, fieldsGiven } from './effects.ts';
import type { Mutant, Outcome } from './mutant.ts';
import { peopleMutants } from './people.ts';
import { ruleMutants } from './rules.ts';
import { transitionMutants } from './ways.ts';

/** Suite for mutants: cases with expected answers, and approved effects. */
export interface Suite {
  readonly fixtures: Fixtures;
  readonly law: ApprovedMachine;
  readonly cases: readonly Case[];
  readonly labelled: ReadonlyMap<string, Case>;
  readonly approved: Effects;
}

/** A mutant without any observable difference, and the reason. */
export interface Equivalent {
  readonly kind: string;
  readonly name: RegExp;
  readonly reason: string;
}

export interface Score {
  readonly total: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survivors: readonly string[];
  readonly kinds: Readonly<Record<string, { readonly total: number; readonly killed: number }>>;
}

/** Returns every mutant of an aggregate type. Events without changed values have no effect mutants. */
export function mutantsOf({ fixtures: { aggregateType, limits }, cases }: Suite): Mutant[] {
  const given = fieldsGiven(
    aggregateType,
    cases.filter(({ kind }) => kind === 'way'),
  );
  return [
    ...transitionMutants(aggregateType).filter(
      ({ kind, types: [type = ''] }) => kind !== 'effect forgotten' || given.get(type)?.size,
    ),
    ...ruleMutants(aggregateType, limits),
    ...peopleMutants(
      aggregateType,
      cases.some(({ situation }) => aggregateType.branches(situation.aggregate.context).length > 0),
    ),
    ...effectMutants(aggregateType, given),
  ];
}

/** Runs each mutant against the suite until a case notices it, and reports its outcome. */
export function score(
  suite: Suite,
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
  tell: (mutant: Mutant, outcome: Outcome) => void = () => {},
): Score {
  const byType = Map.groupBy(suite.cases, ({ type }) => type);
  const byWay = new Map<string, Case[]>();
  for (const question of suite.cases)
    for (const transition of question.transitions) byWay.set(transition, [...(byWay.get(transition) ?? []), question]);
  const effects = Map.groupBy(suite.labelled, ([, { type }]) => type);
  const kinds: Record<string, { total: number; killed: number }> = {};
  const survivors: string[] = [];
  let equivalent = 0;
  const sound = subjectOf(suite.fixtures.aggregateType);
  if (suite.cases.some((question) => isNoticed(sound, question)))
    throw new Error('the suite fails on the machine itself');
  for (const mutant of mutants) {
    const count = (kinds[mutant.kind] ??= { total: 0, killed: 0 });
    count.total += 1;
    if (isKilled(mutant)) {
      count.killed += 1;
      tell(mutant, 'noticed');
    } else if (equivalents.some(({ kind, name }) => kind === mutant.kind && name.test(mutant.name))) {
      equivalent += 1;
      tell(mutant, 'equivalent');
    } else {
      survivors.push(`${mutant.kind}: ${mutant.name}`);
      tell(mutant, 'unnoticed');
    }
  }
  const killed = Object.values(kinds).reduce((sum, count) => sum + count.killed, 0);
  return { total: mutants.length, killed, equivalent, survivors, kinds };

  function isKilled(mutant: Mutant): boolean {
    const subject = mutant.make();
    const notices = (question: Case) => isNoticed(subject, question);
    const own = mutant.types.flatMap((type) => byType.get(type) ?? []);
    if ((byWay.get(mutant.transition ?? '') ?? []).some(notices)) return true;
    const approved = mutant.types.flatMap((type) => effects.get(type) ?? []);
    if (own.some(notices)) return true;
    if (approved.some(([label, question]) => wrongEffect(subject, question, suite.approved[label]) !== null))
      return true;
    const others = new Set(mutant.types);
    return suite.cases.some((question) => !others.has(question.type) && notices(question));
  }

  function isNoticed(subject: Subject, question: Case): boolean {
    try {
      if (judge(subject, question) !== null) return true;
      if (question.kind !== 'way') return false;
      return wrongDeadlines(suite.law, subject, question) !== null || unmarked(suite, subject, question) !== null;
    } catch {
      return true;
    }
  }
}

/** Returns a fault if the context of an allowed event lacks the values of `evolve`; null otherwise. */
export function unmarked({ fixtures }: Suite, subject: Subject, question: Case): string | null {
  const { situation, draft, type } = question;
  const proposal = proposalOf(type, situation, draft);
  const judged = subject.decide(situation, proposal);
  if (!judged.ok) return null;
  const { aggregate, decision } = judged;
  const isMarked = fixtures.marked
    ? fixtures.marked(aggregate, draft)
    : isDeepStrictEqual(
        aggregate.context,
        evolved(fixtures.aggregateType, situation.aggregate.context, { ...proposal, data: decision.data }),
      );
  return isMarked ? null : `${question.name}: no mark`;
}

const evolved = (aggregateType: AggregateType, context: unknown, event: RecordedEvent): object => ({
  ...(context as object),
  ...aggregateType.evolve(context, event),
});
