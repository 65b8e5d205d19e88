import { isDeepStrictEqual } from 'node:util';
import { transition, type AnyMachineSnapshot } from 'xstate';
import { decide, type Judgement } from '#machines/kit/decide.ts';
import { explain, machineRefusals } from '#machines/kit/explain.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { parsePayload } from '#machines/kit/payload.ts';
import type { Proposal } from '#machines/kit/proposal.ts';
import { step } from '#machines/kit/replay.ts';
import { statesOf, valueOf } from '#machines/kit/states.ts';
import { proposalFor, type Case, type Refused } from './cases.ts';
import { recordOf, type Situation } from './situation.ts';

/** A machine under test: the real one, or a mutant. */
export interface Subject {
  readonly aggregateType: AggregateType;
  decide(situation: Situation, proposal: Proposal): Judgement;
  explain(situation: Situation, proposal: Proposal): readonly Refusal[];
}

export const subjectOf = (aggregateType: AggregateType): Subject => ({
  aggregateType,
  decide: ({ aggregate, log }, proposal) => decide(aggregateType, aggregate, proposal, log),
  explain: ({ aggregate }, proposal) => explain(aggregateType, aggregate, proposal).refusals,
});

const text = (refusals: readonly (Refusal | Refused)[]): string =>
  refusals.map(({ code, rule, field }) => `${code} ${String(rule)} ${String(field)}`).join(', ') || 'allowed';

/** Most ways that a refusal names. */
const MOST_WAYS = 2;

const areWays = (named: readonly unknown[], ways: readonly string[]): boolean =>
  named.length === Math.min(ways.length, MOST_WAYS) &&
  new Set(named).size === named.length &&
  named.every((way) => ways.includes(String(way)));

function isAsForeseen(actual: Refusal, foreseen: Refused): boolean {
  const { code, rule, field, values, exact, ways = [] } = foreseen;
  const { after, orAfter, ...others } = actual.values;
  const named = [after, orAfter].filter((way) => way !== undefined);
  return (
    actual.code === code &&
    (rule === undefined || actual.rule === rule) &&
    (field === undefined || actual.field === field) &&
    (values === undefined || isDeepStrictEqual(Object.keys(others).toSorted(), values.toSorted())) &&
    (exact === undefined || isDeepStrictEqual(others, exact)) &&
    areWays(named, ways)
  );
}

/** Returns the fault of a machine's answer to a case; null if it matches the approved machine. */
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
  if (reaches && !isDeepStrictEqual(judged.aggregate.states, reaches)) {
    return `should reach ${JSON.stringify(reaches)}, but reaches ${JSON.stringify(judged.aggregate.states)}`;
  }
  if (judged.aggregate.version !== situation.aggregate.version + 1)
    return `the version became ${judged.aggregate.version}`;
  return null;
}

/** Returns the snapshot of an aggregate by XState alone. */
export function resolved(aggregateType: AggregateType, aggregate: Aggregate): AnyMachineSnapshot {
  const { machine, structure } = aggregateType;
  const historyValue = Object.fromEntries(
    Object.entries(aggregate.remembered).flatMap(([history, leaf]) => {
      const node = structure.states.get(leaf)?.node;
      return node ? [[history, [node]]] : [];
    }),
  );
  return machine.resolveState({
    value: valueOf(aggregateType, aggregate.states),
    context: aggregate.context,
    historyValue,
  });
}

/** Compares a decision with the replay of its recorded event and with XState's own answer; null if they agree. */
export function disagreement({ aggregateType }: Subject, question: Case): string | null {
  const { situation, empty, kind } = question;
  if (kind === 'payload') return null;
  const { aggregate, log } = situation;
  const made = proposalFor(question);
  const spec = aggregateType.events[made.type];
  const parsed = spec && parsePayload(spec, made.data);
  const proposal = empty || !parsed?.success ? made : { ...made, data: parsed.data };
  const refusals = machineRefusals(aggregateType, aggregate, proposal);
  if (resolved(aggregateType, aggregate).can(proposal) !== (refusals.length === 0)) {
    return refusals.length === 0
      ? 'XState would not take what is allowed'
      : `XState would take what is refused: ${text(refusals)}`;
  }
  if (empty) return null;
  const before = JSON.stringify(aggregate);
  const judged = decide(aggregateType, aggregate, proposal, log);
  if (JSON.stringify(aggregate) !== before) return 'the life changed while it was judged';
  if (!judged.ok || proposal.type.endsWith('.eventVoided')) return null;
  const differences: Parameters<typeof step>[3] = [];
  const stepped = step(aggregateType, aggregate, recordOf(judged.aggregate, proposal, judged.decision), differences);
  if (differences.length > 0) return `replay differs: ${JSON.stringify(differences)}`;
  if (!isDeepStrictEqual(stepped, judged.aggregate)) return 'replay reaches another life';
  if (kind !== 'way') return null;
  const [next] = transition(aggregateType.machine, resolved(aggregateType, aggregate), proposal);
  if (!isDeepStrictEqual(statesOf(aggregateType.structure, next.value), judged.aggregate.states))
    return 'XState reaches other states';
  if (!isDeepStrictEqual(next.context, judged.aggregate.context)) return 'XState reaches another context';
  return null;
}
