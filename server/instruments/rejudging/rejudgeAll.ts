import type pg from 'pg';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { rejudge, type Rejudged } from '#machines/kit/rejudge.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { streamsOf } from '../../ledger/streams.ts';

/** A case that would be judged otherwise, with the machine of its aggregate. */
export interface Case extends Rejudged {
  readonly machine: string;
}

/** What a rule, or a machine's structure, would judge otherwise. */
export interface Change {
  /** The rule's id; `<machine>.notDeclared`, `<machine>.invalid` or `<machine>.elsewhere` where no rule says it. */
  readonly rule: string;
  readonly count: number;
  /** The first of them, in the order of machines and aggregates. */
  readonly cases: readonly Case[];
}

export interface Rejudgement {
  readonly streams: number;
  readonly events: number;
  /** Cases that would differ: one may differ by several rules. */
  readonly cases: number;
  /** By rule, those with most cases first. */
  readonly changes: readonly Change[];
}

/** Cases shown of each rule; all of them are counted. */
const MOST_CASES = 100;

const rulesOf = (machine: string, { refusals }: Rejudged): string[] =>
  refusals.length === 0
    ? [`${machine}.elsewhere`]
    : [
        ...new Set(
          refusals.map(({ code, rule }) => (code === 'invalid' || rule === null ? `${machine}.${code}` : rule)),
        ),
      ];

/** Which history is judged again, and by what; all of it by the present machines where nothing is said. */
export interface Judging {
  readonly candidates?: Readonly<Record<string, AggregateType>>;
  readonly machine?: string | null;
  /** Events recorded from an instant on, and before another; aggregates without one are not judged. */
  readonly from?: string | null;
  readonly before?: string | null;
  /** Hears how many events were gone through. */
  readonly progress?: (events: number) => void;
}

/** Judges history again: what the present machines, or candidates for them, would judge otherwise, rule by rule. */
export async function rejudgeAll(client: pg.ClientBase, judging: Judging = {}): Promise<Rejudgement> {
  const {
    candidates = aggregateTypes,
    machine: wanted = null,
    from = null,
    before = null,
    progress = () => {},
  } = judging;
  const isMeant = ({ at }: { readonly at: string }): boolean =>
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
    const meant = history.filter(isMeant).length;
    if (meant > 0) streams += 1;
    events += meant;
    for (const found of meant > 0 ? rejudge(aggregateType, id, history).filter(isMeant) : []) {
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
