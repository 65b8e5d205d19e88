import { isDeepStrictEqual } from 'node:util';
import { decide, type Judgement } from '#machines/kit/decide.ts';
import { snapshotOf } from '#machines/kit/snapshot.ts';
import { explain, type Refusal } from '#machines/kit/explain.ts';
import type { Noun } from '#machines/kit/noun.ts';
import type { Proposal } from '#machines/kit/proposal.ts';
import { step } from '#machines/kit/replay.ts';
import { proposalFor, type Case, type Refused } from './cases.ts';
import { recordOf, type Situation } from './situation.ts';

/** A machine under judgement: the real one, or a mutant of it. */
export interface Subject {
  readonly noun: Noun;
  decide(situation: Situation, proposal: Proposal): Judgement;
  explain(situation: Situation, proposal: Proposal): readonly Refusal[];
}

export const subjectOf = (noun: Noun): Subject => ({
  noun,
  decide: ({ life, log }, proposal) => decide(noun, life, proposal, log),
  explain: ({ life }, proposal) => explain(noun, life, proposal).refusals,
});

const text = (refusals: readonly (Refusal | Refused)[]): string =>
  refusals.map(({ code, rule, field }) => `${code} ${String(rule)} ${String(field)}`).join(', ') || 'allowed';

function isAsForeseen(actual: Refusal, foreseen: Refused): boolean {
  const { code, rule, field, values, exact } = foreseen;
  return (
    actual.code === code &&
    (rule === undefined || actual.rule === rule) &&
    (field === undefined || actual.field === field) &&
    (values === undefined || isDeepStrictEqual(Object.keys(actual.values).toSorted(), values.toSorted())) &&
    (exact === undefined || isDeepStrictEqual(actual.values, exact))
  );
}

/** What is wrong with a machine's answer to a case, or null where it answers as the law does. */
export function judge(subject: Subject, question: Case): string | null {
  const { situation, refused, reaches, empty } = question;
  const proposal = proposalFor(question);
  if (empty) {
    const refusals = subject.explain(situation, proposal);
    return refusals.length === 0 ? null : `should be silent, but says ${text(refusals)}`;
  }
  const judged = subject.decide(situation, proposal);
  if (refused?.length) {
    if (judged.ok) return `should be refused: ${text(refused)}`;
    const same =
      judged.refusals.length === refused.length &&
      refused.every((foreseen, index) => {
        const actual = judged.refusals[index];
        return actual !== undefined && isAsForeseen(actual, foreseen);
      });
    return same ? null : `should be refused with ${text(refused)}, but says ${text(judged.refusals)}`;
  }
  if (!judged.ok) return `should be allowed, but says ${text(judged.refusals)}`;
  if (reaches && !isDeepStrictEqual(judged.life.states, reaches)) {
    return `should reach ${JSON.stringify(reaches)}, but reaches ${JSON.stringify(judged.life.states)}`;
  }
  if (judged.life.version !== situation.life.version + 1) return `the version became ${judged.life.version}`;
  return null;
}

/** Whether the recorded event, replayed, and XState's own answer agree with what was decided; the disagreement if not. */
export function disagreement({ noun }: Subject, question: Case): string | null {
  const { situation, empty, kind } = question;
  if (empty || kind === 'payload') return null;
  const { life, log } = situation;
  const proposal = proposalFor(question);
  const before = JSON.stringify(life);
  const judged = decide(noun, life, proposal, log);
  if (JSON.stringify(life) !== before) return 'the life changed while it was judged';
  const parsed = judged.ok ? { ...proposal, data: judged.decision.data } : proposal;
  const can = snapshotOf(noun, life).can({ ...parsed, states: life.states });
  if (!judged.ok) {
    const alone = (noun.structure.knowing.get(proposal.type) ?? []).length === 1 && life.version > 0;
    const byRules = judged.refusals.every(
      ({ code, rule }) =>
        code === 'notDeclared' || code === 'rule' || (code === 'locked' && rule !== 'underInvestigation'),
    );
    return alone && byRules && can ? 'XState would take what is refused' : null;
  }
  if (!can) return 'XState would not take what is allowed';
  if (proposal.type.endsWith('.eventVoided')) return null;
  const differences: Parameters<typeof step>[3] = [];
  const stepped = step(noun, life, recordOf(judged.life, proposal, judged.decision), differences);
  if (differences.length > 0) return `replay differs: ${JSON.stringify(differences)}`;
  return isDeepStrictEqual(stepped, judged.life) ? null : 'replay reaches another life';
}
