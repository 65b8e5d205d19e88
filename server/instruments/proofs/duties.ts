import type pg from 'pg';
import { dutyPairs } from '#machines/rights/duties.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';

/** A person who did both steps of a case that two people should do, by the numbers of the two events in the log. */
export interface BothDone {
  readonly machine: string;
  readonly life: string;
  readonly kind: 'secondPerson' | 'money';
  readonly first: string;
  readonly second: string;
  readonly firstNumber: number | null;
  readonly secondNumber: number | null;
  readonly doneBy: string;
  readonly doneByName: string | null;
  readonly branch: string | null;
  readonly at: string;
}

const MOST = 500;

/** Returns the cases in which one person did both steps, the latest first, and their total number. */
export async function bothDone(
  pool: pg.Pool,
): Promise<{ readonly cases: readonly BothDone[]; readonly total: number }> {
  const pairs = dutyPairs(Object.values(aggregateTypes));
  const { rows } = await pool.query<BothDone & { total: number }>(
    `with pair as materialized (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[])
         as given (kind, first, second, part, above)
     ), done as (
       select b.machine, b.id as life, pair.kind, pair.first, pair.second, a.position as first_position,
         b.position as second_position, coalesce(b.actor ->> 'onBehalfOf', b.actor_id) as person, b.branch, b.recorded_at
       from pair
       join events b on b.type = pair.second
       -- The last first step before the second: a till and a bill see many, and a request that was withdrawn is asked anew.
       join lateral (
         select * from events a
         where a.machine = b.machine and a.id = b.id and a.version < b.version and a.type = pair.first
           and (pair.part is null or a.data ->> pair.part = b.data ->> pair.part)
         order by a.version desc limit 1
       ) a on (pair.above is null or (a.data ->> 'amount')::bigint > pair.above)
         -- An event caused through another aggregate counts for the person who caused it.
         and coalesce(a.actor ->> 'onBehalfOf', a.actor_id) = coalesce(b.actor ->> 'onBehalfOf', b.actor_id)
     )
     select done.machine, life, kind, first, second, one.sequence as "firstNumber", other.sequence as "secondNumber",
       person as "doneBy", staff.row ->> 'nickName' as "doneByName", done.branch, recorded_at as at, count(*) over () as total
     from done
     left join log_sequence one on one.position = first_position
     left join log_sequence other on other.position = second_position
     left join row_staff staff on staff.id = person
     where person <> 'system'
     order by second_position desc limit ${MOST}`,
    [
      pairs.map(({ kind }) => kind),
      pairs.map(({ first }) => first),
      pairs.map(({ second }) => second),
      pairs.map(({ of }) => of),
      pairs.map(({ above }) => above),
    ],
  );
  const cases = rows.map((row) => {
    const { total: _, ...one } = row;
    return one;
  });
  return { cases, total: rows[0]?.total ?? 0 };
}
