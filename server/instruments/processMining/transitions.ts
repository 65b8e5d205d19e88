import type pg from 'pg';
import type { ProcessMiningFilter } from '#calls/processMining.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { binding, refusalsWhere, stepsWhere } from './filter.ts';

/** Number of times that a transition was taken, and the milliseconds in its source state; null for the first event. */
export interface TakenTransition {
  readonly region: string;
  readonly from: string | null;
  readonly event: string;
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
}

/** Number of refused attempts in a state, by rule; one attempt may break several. */
export interface RefusedTransition {
  readonly from: string | null;
  readonly event: string;
  /** True if the machine declares the transition. */
  readonly declared: boolean;
  readonly count: number;
  readonly rules: readonly { readonly rule: string; readonly count: number }[];
}

/** Returns every transition that was taken under a filter. */
export async function takenTransitions(
  pool: pg.Pool,
  actor: Actor,
  machine: string,
  filter: ProcessMiningFilter,
): Promise<readonly TakenTransition[]> {
  const { values, bind } = binding();
  const { rows } = await pool.query<TakenTransition>(
    `select region, from_state as "from", type as event, count(*)::int as count,
       percentile_disc(0.5) within group (order by waited)::float8 as median,
       percentile_disc(0.9) within group (order by waited)::float8 as p90
     from steps s where ${stepsWhere(actor, machine, filter, bind)} group by 1, 2, 3`,
    values,
  );
  return rows;
}

/** Returns the states of a refused attempt: those that have the event, else the aggregate's state. */
const statesOfRefusal = ({ structure }: AggregateType, states: readonly string[], event: string) => {
  if (states.length === 0) return [{ from: null, declared: true }];
  const declared = states.filter((state) => structure.transitions.get(state)?.has(event));
  return declared.length > 0
    ? declared.map((from) => ({ from, declared: true }))
    : [{ from: states[0] ?? null, declared: false }];
};

/** Returns every attempt that was refused under a filter, by state and event. */
export async function refusedTransitions(
  pool: pg.Pool,
  actor: Actor,
  aggregateType: AggregateType,
  filter: ProcessMiningFilter,
): Promise<readonly RefusedTransition[]> {
  const { values, bind } = binding();
  const { rows } = await pool.query<{ states: string[]; event: string; count: number; rules: Record<string, number> }>(
    `with refused as (
       select states, type, refusals, position from refusals r where ${refusalsWhere(actor, aggregateType.id, filter, bind)}
     ), spoken as (
       select states, type, coalesce(reason ->> 'rule', reason ->> 'code') as rule, count(distinct position)::int as count
       from refused cross join lateral jsonb_array_elements(refusals) reason group by 1, 2, 3
     ), attempts as (
       select states, type, count(*)::int as count from refused group by 1, 2
     )
     select a.states, a.type as event, a.count, coalesce(jsonb_object_agg(rule, s.count) filter (where rule is not null), '{}') as rules
     from attempts a left join spoken s on s.states = a.states and s.type = a.type group by 1, 2, 3`,
    values,
  );
  const found = new Map<
    string,
    Omit<RefusedTransition, 'count' | 'rules'> & { count: number; rules: { rule: string; count: number }[] }
  >();
  for (const { states, event, count, rules } of rows)
    for (const { from, declared } of statesOfRefusal(aggregateType, states, event)) {
      const key = `${from} ${event}`;
      const transition = found.get(key) ?? { from, event, declared, count: 0, rules: [] };
      transition.count += count;
      for (const [rule, times] of Object.entries(rules)) {
        const known = transition.rules.find((one) => one.rule === rule);
        if (known) known.count += times;
        else transition.rules.push({ rule, count: times });
      }
      found.set(key, transition);
    }
  return [...found.values()].map((transition) => ({
    ...transition,
    rules: transition.rules.toSorted((one, two) => two.count - one.count),
  }));
}

/** Returns the last followed number and the number of numbered events. */
export async function followedTo(pool: pg.Pool): Promise<{ readonly number: number; readonly log: number }> {
  const { rows } = await pool.query<{ number: number; log: number }>(
    `select (select number from practice_head) as number, coalesce((select max(sequence) from log_sequence), 0) as log`,
  );
  return rows[0] ?? { number: 0, log: 0 };
}
