import { system, type Actor } from './actor.ts';
import { refusalsOf } from './decide.ts';
import { explain, type Refusal } from './explain.ts';
import type { Aggregate, AggregateType } from './aggregateType.ts';
import type { RecordedTransition } from './proposal.ts';
import { replay, voidedBy, without } from './replay.ts';

/** A recorded event that a machine would judge otherwise than it was judged then. */
export interface Rejudged {
  readonly id: string;
  readonly version: number;
  readonly type: string;
  /** UTC ISO instant at which it was recorded. */
  readonly at: string;
  /** Why it would not be allowed; empty where it would be, but lead elsewhere. */
  readonly refusals: readonly Refusal[];
  /** Main state recorded, and the one it would lead to; the same where only a rule differs. */
  readonly to: string;
  readonly wouldLeadTo: string;
}

/**
 * Judges a history again, each event against the aggregate as recorded until then, with the facts recorded with it. Nothing of
 * the history changes. What the person might do is taken as given: the log keeps the roles of that day, not what they
 * allowed.
 */
export function rejudge(aggregateType: AggregateType, id: string, records: readonly RecordedTransition[]): Rejudged[] {
  const refused = new Map<number, readonly Refusal[]>();
  const { differences } = replay(aggregateType, id, records, undefined, (record, before) => {
    const refusals = refusalsNow(aggregateType, before, record, records);
    if (refusals.length > 0) refused.set(record.version, refusals);
  });
  const elsewhere = new Map(differences.map(({ version, replayed }) => [version, mainOf(replayed)]));
  return records
    .filter(({ version }) => refused.has(version) || elsewhere.has(version))
    .map(({ version, type, at, to }) => ({
      id,
      version,
      type,
      at,
      refusals: refused.get(version) ?? [],
      to,
      wouldLeadTo: elsewhere.get(version) ?? to,
    }));
}

const mainOf = (states: string): string => (JSON.parse(states) as { main: string }).main;

/** The person of a record, or the system, with whatever may be needed of rights; a case without names tells no more than who. */
const entitled = (recorded: RecordedTransition['actor']): Actor => ({
  ...system,
  kind: recorded.id === system.id ? 'system' : 'person',
  ...recorded,
  permissions: ['*'],
  scope: 'all',
});

function refusalsNow(
  aggregateType: AggregateType,
  aggregate: Aggregate,
  record: RecordedTransition,
  records: readonly RecordedTransition[],
): readonly Refusal[] {
  const parsed = aggregateType.events[record.type]?.payload.safeParse(record.data ?? {});
  if (parsed?.success === false) return refusalsOf(parsed.error.issues);
  const proposal = { ...record, actor: entitled(record.actor) };
  if (voidedBy(record) === null) return explain(aggregateType, aggregate, proposal).refusals;
  const history = records.filter(({ version }) => version < record.version);
  const { aggregate: _, ...told } = without(aggregateType, aggregate, record, history);
  return explain(aggregateType, aggregate, { ...proposal, lookups: { ...record.lookups, ...told } }).refusals;
}
