import type pg from 'pg';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { isOver, stepsOf, type Course, type Step, type Told } from '#instruments/processMining/steps.ts';
import { streamKey, type StreamName } from '../../store/streamName.ts';

/** Maximum number of events that are followed in one transaction. */
export const FOLLOWED_AT_ONCE = 1000;
/** Arbitrary number of the advisory lock: one process at a time follows. */
const ADVISORY_LOCK = 7_494_355;

interface Numbered extends StreamName, Told {
  readonly number: number;
  readonly branch: string | null;
  readonly roles: readonly string[];
  readonly machineVersion: number;
}

interface Kept extends StreamName {
  readonly course: Course;
  readonly branch: string | null;
}

/** Derives the steps of the next numbered events; returns their number, 0 while another process does. */
export async function followNext(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      ADVISORY_LOCK,
    ]);
    const followed = rows[0]?.taken === true ? await follow(client) : 0;
    await client.query('commit');
    client.release();
    return followed;
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Locks out other followers until the caller's transaction ends. */
export const waitToFollow = (client: pg.ClientBase): Promise<unknown> =>
  client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);

/** Follows up to a number of the log inside the caller's transaction, which holds the lock. */
export async function follow(client: pg.ClientBase, most = Number.MAX_SAFE_INTEGER): Promise<number> {
  const { rows: events } = await client.query<Numbered>({
    name: 'steps-to-tell',
    text: `select n.sequence as number, n.machine, n.id, n.version, e.type, e.from_state as "from", e.to_state as "to", e.changes,
        e.occurred_at as "occurredAt", e.branch, e.actor -> 'roles' as roles, e.machine_version as "machineVersion"
      from log_sequence n join events e using (position)
      where n.sequence > (select number from practice_head) and n.sequence <= $1
      order by n.sequence limit ${FOLLOWED_AT_ONCE}`,
    values: [most],
  });
  const last = events.at(-1);
  if (!last) return 0;
  const aggregates = await keptAggregates(client, events);
  const takenSteps: (Numbered & { readonly step: Step })[] = [];
  for (const event of events) {
    const aggregateType = aggregateTypes[event.machine];
    const aggregate = aggregates.get(streamKey(event));
    if (!aggregateType) continue;
    const { steps, after } = stepsOf(aggregateType, aggregate?.course ?? null, event);
    takenSteps.push(...steps.map((step) => ({ ...event, step })));
    aggregates.set(streamKey(event), {
      machine: event.machine,
      id: event.id,
      course: after,
      branch: event.branch ?? aggregate?.branch ?? null,
    });
  }
  await Promise.all([
    keepSteps(client, takenSteps),
    keepCases(client, [...aggregates.values()]),
    client.query('update practice_head set number = $1', [last.number]),
  ]);
  return events.length;
}

async function keptAggregates(client: pg.ClientBase, streams: readonly StreamName[]): Promise<Map<string, Kept>> {
  const wanted = [...new Map(streams.map((stream) => [streamKey(stream), stream])).values()];
  const { rows } = await client.query<
    StreamName & Omit<Course, 'path'> & { readonly path: string; readonly branch: string | null }
  >({
    name: 'cases-followed',
    text: `select machine, life as id, version, states, path, began_at as "beganAt", branch
      from cases join unnest($1::text[], $2::text[]) as wanted (machine, life) using (machine, life)`,
    values: [wanted.map(({ machine }) => machine), wanted.map(({ id }) => id)],
  });
  return new Map(
    rows.map(({ machine, id, branch, path, ...course }) => [
      streamKey({ machine, id }),
      { machine, id, branch, course: { ...course, path: path.split(' ') } },
    ]),
  );
}

async function keepSteps(
  client: pg.ClientBase,
  takenSteps: readonly (Numbered & { readonly step: Step })[],
): Promise<void> {
  await client.query({
    name: 'keep-steps',
    text: `insert into steps (machine, number, region, life, version, type, from_state, to_state, waited, branch, roles,
        machine_version, at)
      select machine, number, region, life, version, type, from_state, to_state, waited, branch,
        array(select jsonb_array_elements_text(roles::jsonb)), machine_version, at
      from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::bigint[],
        $10::text[], $11::text[], $12::int[], $13::text[])
        as given (machine, number, region, life, version, type, from_state, to_state, waited, branch, roles, machine_version, at)`,
    values: [
      takenSteps.map(({ machine }) => machine),
      takenSteps.map(({ number }) => number),
      takenSteps.map(({ step }) => step.region),
      takenSteps.map(({ id }) => id),
      takenSteps.map(({ version }) => version),
      takenSteps.map(({ type }) => type),
      takenSteps.map(({ step }) => step.from),
      takenSteps.map(({ step }) => step.to),
      takenSteps.map(({ step }) => step.waited),
      takenSteps.map(({ branch }) => branch),
      takenSteps.map(({ roles }) => JSON.stringify(roles)),
      takenSteps.map(({ machineVersion }) => machineVersion),
      takenSteps.map(({ occurredAt }) => occurredAt),
    ],
  });
}

async function keepCases(client: pg.ClientBase, aggregates: readonly Kept[]): Promise<void> {
  const standing = aggregates.map(({ machine, course }) => {
    const aggregateType = aggregateTypes[machine];
    const [state, since] = course.states[aggregateType?.structure.main ?? ''] ?? ['', ''];
    return { state, since, isOver: aggregateType !== undefined && isOver(aggregateType, state) };
  });
  await client.query({
    name: 'keep-cases',
    text: `insert into cases (machine, life, version, states, state, since, path, began_at, is_over, branch)
      select machine, life, version, states::jsonb, state, since, path, began_at, is_over, branch
      from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bool[], $10::text[])
        as given (machine, life, version, states, state, since, path, began_at, is_over, branch)
      on conflict (machine, life) do update set version = excluded.version, states = excluded.states, state = excluded.state,
        since = excluded.since, path = excluded.path, is_over = excluded.is_over, branch = excluded.branch`,
    values: [
      aggregates.map(({ machine }) => machine),
      aggregates.map(({ id }) => id),
      aggregates.map(({ course }) => course.version),
      aggregates.map(({ course }) => JSON.stringify(course.states)),
      standing.map(({ state }) => state),
      standing.map(({ since }) => since),
      aggregates.map(({ course }) => course.path.join(' ')),
      aggregates.map(({ course }) => course.beganAt),
      standing.map((one) => one.isOver),
      aggregates.map(({ branch }) => branch),
    ],
  });
}
