import { system, type Actor } from './actor.ts';
import { refusalsOf } from './decide.ts';
import { explain } from './explain.ts';
import type { Refusal } from './refusal.ts';
import type { AggregateType } from './aggregateType.ts';
import type { Aggregate } from './aggregate.ts';
import { parsePayload } from './payload.ts';
import type { RecordedTransition } from './proposal.ts';
import { replay, voidedBy, without } from './replay.ts';

/** A recorded event that a machine now judges differently. */
export interface Rejudged {
  readonly id: string;
  readonly version: number;
  readonly type: string;
  /** UTC ISO instant at which it was recorded. */
  readonly at: string;
  /** Reasons why it would be refused; empty if only its target differs. */
  readonly refusals: readonly Refusal[];
  /** Main state recorded, and the main state it would reach; equal if only a rule differs. */
  readonly to: string;
  readonly wouldLeadTo: string;
}

/**
 * Judges each event of a history again, on the aggregate as recorded until then and with its recorded lookups. The
 * history does not change. All permissions are assumed: the log keeps the roles of the day, not their permissions.
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

/** Returns the recorded actor, or the system, with all permissions. */
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
  const spec = aggregateType.events[record.type];
  const parsed = spec && parsePayload(spec, record.data ?? {});
  if (parsed?.success === false) return refusalsOf(parsed.error.issues);
  const proposal = { ...record, actor: entitled(record.actor) };
  if (voidedBy(record) === null) return explain(aggregateType, aggregate, proposal).refusals;
  const history = records.filter(({ version }) => version < record.version);
  const { aggregate: _, ...found } = without(aggregateType, aggregate, record, history);
  return explain(aggregateType, aggregate, { ...proposal, lookups: { ...record.lookups, ...found } }).refusals;
}
