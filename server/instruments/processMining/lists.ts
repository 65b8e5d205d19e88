import type pg from 'pg';
import type { ProcessMiningFilter } from '#calls/processMining.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { TransitionName } from '#machines/catalogue/transitionNames.ts';
import { binding, refusalsWhere, stepsWhere, type Bind } from './filter.ts';

/** A page of the cases behind a figure. */
export interface Paging {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One recorded transition: who and when, and the milliseconds that the aggregate had been in its state. */
export interface StepTaken {
  readonly number: number;
  readonly life: string;
  readonly version: number;
  readonly region: string;
  readonly from: string | null;
  readonly event: string;
  readonly to: string;
  readonly waited: number | null;
  readonly branch: string | null;
  readonly doneBy: string;
  readonly doneByName: string | null;
  readonly at: string;
}

/** Binds transitions as two lists of the same length; an empty text means not created. */
const transitionsIn = (transitions: readonly TransitionName[], bind: Bind): string =>
  `(select * from unnest(${bind(transitions.map(({ event }) => event))}::text[], ${bind(transitions.map(({ from }) => from ?? ''))}::text[]))`;

/** Returns the steps behind a count, the latest first. */
export async function stepsTaken(
  pool: pg.Pool,
  actor: Actor,
  machine: string,
  filter: ProcessMiningFilter,
  transitions: readonly TransitionName[],
  { pageNum, pageSize }: Paging,
): Promise<{ readonly records: readonly StepTaken[]; readonly total: number }> {
  const { values, bind } = binding();
  const where = `${stepsWhere(actor, machine, filter, bind)} and (s.type, coalesce(s.from_state, '')) in ${transitionsIn(transitions, bind)}`;
  const counting = [...values];
  const [page, count] = await Promise.all([
    pool.query<StepTaken>(
      `select s.number, s.life, s.version, s.region, s.from_state as "from", s.type as event, s.to_state as "to",
         s.waited::float8 as waited, s.branch, e.actor_id as "doneBy", e.actor ->> 'name' as "doneByName", s.at
       from (select * from steps s where ${where} order by number desc, region limit ${bind(pageSize)}
         offset ${bind((pageNum - 1) * pageSize)}) s
       join events e on e.machine = s.machine and e.id = s.life and e.version = s.version
       order by s.number desc, s.region`,
      values,
    ),
    pool.query<{ total: number }>(`select count(*)::int as total from steps s where ${where}`, counting),
  ]);
  return { records: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** One refused attempt: who, when, and which rules refused it; never the values that they judged. */
export interface RefusedAttempt {
  readonly position: number;
  readonly life: string | null;
  readonly event: string;
  readonly rules: readonly string[];
  readonly branch: string | null;
  readonly doneBy: string;
  readonly doneByName: string | null;
  readonly at: string;
}

/** Condition that an attempt found an aggregate in the state; by its main state if no state has the event. */
function foundIn({ structure }: AggregateType, { from, event }: TransitionName, bind: Bind): string {
  if (from === null) return `r.states = '{}'`;
  if (structure.transitions.get(from)?.has(event)) return `r.states @> array[${bind(from)}]::text[]`;
  const knowing = [...structure.transitions]
    .filter(([, transitions]) => transitions.has(event))
    .map(([state]) => state);
  return `r.states[1] = ${bind(from)} and not r.states && ${bind(knowing)}::text[]`;
}

/** Returns the refused attempts behind a count, the latest first. */
export async function refusedAttempts(
  pool: pg.Pool,
  actor: Actor,
  aggregateType: AggregateType,
  filter: ProcessMiningFilter,
  transitions: readonly TransitionName[],
  { pageNum, pageSize }: Paging,
): Promise<{ readonly records: readonly RefusedAttempt[]; readonly total: number }> {
  const { values, bind } = binding();
  const found = transitions.map(
    (transition) => `r.type = ${bind(transition.event)} and ${foundIn(aggregateType, transition, bind)}`,
  );
  const where = `${refusalsWhere(actor, aggregateType.id, filter, bind)} and (${found.join(' or ')})`;
  const counting = [...values];
  const [page, count] = await Promise.all([
    pool.query<RefusedAttempt>(
      `select r.position, r.id as life, r.type as event, r.actor ->> 'branch' as branch, r.actor_id as "doneBy",
         r.actor ->> 'name' as "doneByName", r.at, array(
           select distinct coalesce(reason ->> 'rule', reason ->> 'code') from jsonb_array_elements(r.refusals) reason) as rules
       from refusals r where ${where} order by r.position desc limit ${bind(pageSize)} offset ${bind((pageNum - 1) * pageSize)}`,
      values,
    ),
    pool.query<{ total: number }>(`select count(*)::int as total from refusals r where ${where}`, counting),
  ]);
  return { records: page.rows, total: count.rows[0]?.total ?? 0 };
}
