import type pg from 'pg';
import type { Noun } from '#machines/kit/noun.ts';
import { rejudge, type Rejudged } from '#machines/kit/rejudge.ts';
import { nouns } from '#machines/nouns.ts';
import { streamsOf } from './streams.ts';

/** A case that would be judged otherwise, with the machine of its life. */
export interface Case extends Rejudged {
  readonly machine: string;
}

/** What a rule, or a machine's structure, would judge otherwise. */
export interface Change {
  /** The rule's id; `<machine>.notDeclared`, `<machine>.invalid` or `<machine>.elsewhere` where no rule says it. */
  readonly rule: string;
  readonly count: number;
  /** The first of them, in the order of machines and lives. */
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

/** Judges all history again by the present machines, or by candidates for them: what would differ, rule by rule. */
export async function rejudgeAll(
  client: pg.ClientBase,
  candidates: Readonly<Record<string, Noun>> = nouns,
  progress: (events: number) => void = () => {},
): Promise<Rejudgement> {
  const changes = new Map<string, { count: number; cases: Case[] }>();
  let streams = 0;
  let events = 0;
  let cases = 0;
  for await (const { machine, id, history } of streamsOf(client)) {
    const noun = candidates[machine];
    if (!noun) continue;
    streams += 1;
    events += history.length;
    for (const found of rejudge(noun, id, history)) {
      cases += 1;
      for (const rule of rulesOf(machine, found)) {
        const change = changes.get(rule) ?? { count: 0, cases: [] };
        change.count += 1;
        if (change.cases.length < MOST_CASES) change.cases.push({ machine, ...found });
        changes.set(rule, change);
      }
    }
    progress(events);
  }
  return {
    streams,
    events,
    cases,
    changes: [...changes].map(([rule, change]) => ({ rule, ...change })).toSorted((one, two) => two.count - one.count),
  };
}
