import type pg from 'pg';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { rejudge, type Rejudged } from '#machines/kit/rejudge.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { streamsOf } from '../../ledger/streams.ts';

/** A case that would be judged differently, with the machine of its aggregate. */
export interface Case extends Rejudged {
  readonly machine: string;
}

/** A different judgement by one rule, or by a machine's structure. */
export interface Change {
  /** Rule's id; `<machine>.notDeclared`, `<machine>.invalid` or `<machine>.elsewhere` if no rule is the reason. */
  readonly rule: string;
  readonly count: number;
  /** The first cases, ordered by machine and aggregate. */
  readonly cases: readonly Case[];
}

export interface Rejudgement {
  readonly streams: number;
  readonly events: number;
  /** Number of cases that would differ; one may differ by several rules. */
  readonly cases: number;
  /** Changes by rule, those with most cases first. */
  readonly changes: readonly Change[];
}

/** Maximum number of cases listed for each rule; all are counted. */
const MOST_CASES = 100;

const rulesOf = (machine: string, { refusals }: Rejudged): string[] =>
  refusals.length === 0
    ? [`${machine}.elsewhere`]
    : [
        ...new Set(
          refusals.map(({ code, rule }) => (code === 'invalid' || rule === null ? `${machine}.${code}` : rule)),
        ),
      ];

/** The history to judge, and by which machines; all of it by the present ones by default. */
export interface Judging {
  readonly candidates?: Readonly<Record<string, AggregateType>>;
  readonly machine?: string | null;
  /** Only events recorded from an instant on, and before another; aggregates without any are skipped. */
  readonly from?: string | null;
  readonly before?: string | null;
  /** Called with the number of events that were processed. */
  readonly progress?: (events: number) => void;
}

/**
 * Judges history again and returns what the present machines, or candidates, would decide differently, rule by rule.
 */
export async function rejudgeAll(client: pg.ClientBase, judging: Judging = {}): Promise<Rejudgement> {
  const {
    candidates = aggregateTypes,
    machine: wanted = null,
    from = null,
    before = null,
    progress = () => {},
  } = judging;
  const isIncluded = ({ at }: { readonly at: string }): boolean =>
    (from === null || at >= from) && (before === null || at < before);
  const changes = new Map<string, { count: number; cases: Case[] }>();
  let streams = 0;
  let events = 0;
  let cases = 0;
  let read = 0;
  for await (const { machine, id, history } of streamsOf(client, wanted)) {
    const aggregateType = candidates[machine];
    if (!aggregateType) continue;
    read += history.length;
    const included = history.filter(isIncluded).length;
    if (included > 0) streams += 1;
    events += included;
    for (const found of included > 0 ? rejudge(aggregateType, id, history).filter(isIncluded) : []) {
      cases += 1;
      for (const rule of rulesOf(machine, found)) {
        const change = changes.get(rule) ?? { count: 0, cases: [] };
        change.count += 1;
        if (change.cases.length < MOST_CASES) change.cases.push({ machine, ...found });
        changes.set(rule, change);
      }
    }
    progress(read);
  }
  return {
    streams,
    events,
    cases,
    changes: [...changes].map(([rule, change]) => ({ rule, ...change })).toSorted((one, two) => two.count - one.count),
  };
}
