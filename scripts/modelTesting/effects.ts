import { isDeepStrictEqual } from 'node:util';
import { mainOf, proposalFor, type Case } from './cases.ts';
import type { Subject } from './judge.ts';
import type { ApprovedMachine } from './approvedMachine.ts';
import type { Fixtures, Situation } from './situation.ts';

/** Changed values of an aggregate after an event, by field. */
export type Effect = Readonly<Record<string, unknown>>;

/** Effects by `<event> #<number>`: one for each set of changed fields of an event. */
export type Effects = Readonly<Record<string, Effect>>;

/** Returns the effect of an event as JSON, or null if it is refused. */
export function effectOf(subject: Subject, question: Case): Effect | null {
  const judged = subject.decide(question.situation, proposalFor(question));
  if (!judged.ok) return null;
  const before = question.situation.aggregate.context as Effect;
  const after = judged.aggregate.context as Effect;
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(value, before[field]));
  return JSON.parse(JSON.stringify(Object.fromEntries(changed))) as Effect;
}

/** Returns the cases whose effects are approved, by label. */
export function labelled(subject: Subject, cases: readonly Case[]): Map<string, Case> {
  const seen = new Map<string, Set<string>>();
  const chosen = new Map<string, Case>();
  for (const question of cases) {
    const { type } = question;
    const effect = question.kind === 'way' ? effectOf(subject, question) : null;
    if (!effect) continue;
    const shapes = seen.get(type) ?? new Set<string>();
    const shape = Object.keys(effect).toSorted().join();
    if (shapes.has(shape) || shapes.size === MOST) continue;
    shapes.add(shape);
    seen.set(type, shapes);
    chosen.set(`${type} #${shapes.size}`, question);
  }
  return chosen;
}

/** Maximum number of effects of one event. */
const MOST = 24;

/** Compares the effect of an event with the approved one. */
export function wrongEffect(subject: Subject, question: Case, approved: Effect | undefined): string | null {
  const effect = effectOf(subject, question);
  return isDeepStrictEqual(effect, approved) ? null : `${question.name}: changed ${JSON.stringify(effect)}`;
}

/** Checks that new deadlines are those of the reached state, set only on a change of the main state. */
export function wrongDeadlines(approvedMachine: ApprovedMachine, subject: Subject, question: Case): string | null {
  const judged = subject.decide(question.situation, proposalFor(question));
  if (!judged.ok) return null;
  const main = mainOf(approvedMachine);
  const reached = judged.aggregate.states[main] ?? '';
  const left = reached !== question.situation.aggregate.states[main];
  const foreseen = left ? deadlinesAt(approvedMachine, reached) : [];
  const begun = judged.decision.deadlines.map(({ raises, after }) => `${raises} ${after}`);
  return isDeepStrictEqual(begun, foreseen) && judged.decision.left === left
    ? null
    : `${question.name}: deadlines ${begun.join()} instead of ${foreseen.join()}`;
}

const UNITS: Readonly<Record<string, number>> = { D: 86_400_000, H: 3_600_000, M: 60_000 };

const deadlinesAt = (approvedMachine: ApprovedMachine, state: string): string[] =>
  Object.entries(approvedMachine.deadlines).flatMap(([place, duration]) => {
    const [where, raises] = place.split(' ');
    const amount = Number(/\d+/.exec(duration)?.[0]) * (UNITS[duration.at(-1) ?? ''] ?? 0);
    return where === state ? [`${raises} ${amount}`] : [];
  });

/** Checks the row of an aggregate: its state, and the approved number and tags of that state. */
export function wrongRow(
  approvedMachine: ApprovedMachine,
  { aggregateType }: Subject,
  { aggregate }: Situation,
  carried: NonNullable<Fixtures['carried']> = (_, marks) => marks,
): string | null {
  const state = aggregate.states[mainOf(approvedMachine)] ?? '';
  const row = aggregateType.row(aggregate);
  const written = approvedMachine.states[state];
  const tags = row['tags'];
  const tagged = !Array.isArray(tags) || carried(aggregate, written?.tags ?? []).every((tag) => tags.includes(tag));
  const keepsCode = 'code' in (aggregate.context as object);
  const numbered = keepsCode || row['code'] === (written?.code ?? null);
  return row['state'] === state && numbered && tagged && row['version'] === aggregate.version
    ? null
    : `${state}: the row says ${String(row['state'])} ${String(row['code'])}`;
}
