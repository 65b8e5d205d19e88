import type pg from 'pg';
import type { Queryable } from '../auth/queryable.ts';
import { createYieldToCommands } from '../yieldToCommands.ts';
import type { StreamName } from '../store/streamName.ts';
import type { Finding, AggregateInvariant, SetInvariant } from './invariant.ts';
import { invariants } from './invariants/index.ts';
import { subjectsOf, type Subject } from './subject.ts';

const ofAggregates = invariants.filter((one): one is AggregateInvariant => one.kind === 'life');
const ofSets = invariants.filter((one): one is SetInvariant => one.kind === 'set');
/** Invariants about no single aggregate, which are checked in whole runs only. */
export const worldInvariants: readonly SetInvariant[] = ofSets.filter(({ machine }) => machine === 'world');

/** The aggregates that were examined and the findings. An examined invariant without a finding holds. */
export interface Examination {
  readonly subjects: readonly Subject[];
  readonly findings: readonly Finding[];
}

const appliesTo = ({ machines }: AggregateInvariant, machine: string): boolean =>
  machines === 'all' || machines.includes(machine);

function contradictionsOf(subject: Subject): Finding[] {
  const { machine, id } = subject;
  return ofAggregates.flatMap((invariant) => {
    if (!appliesTo(invariant, machine)) return [];
    const evidence = invariant.contradiction(subject);
    return evidence === null ? [] : [{ invariant: invariant.id, machine, id, evidence }];
  });
}

/** Examines some aggregates by every invariant that applies to them, at one instant. */
export async function examine(client: pg.ClientBase, names: readonly StreamName[]): Promise<Examination> {
  const subjects = await subjectsOf(client, names);
  const findings: Finding[] = [];
  const yieldToCommands = createYieldToCommands();
  for (const subject of subjects) {
    await yieldToCommands();
    findings.push(...contradictionsOf(subject));
  }
  const byMachine = Map.groupBy(subjects, ({ machine }) => machine);
  for (const invariant of ofSets) {
    const aggregates = byMachine.get(invariant.machine);
    if (aggregates) findings.push(...(await invariant.find(client, [...new Set(aggregates.map(({ id }) => id))])));
  }
  return { subjects, findings };
}

/** Limit for queries over all records, which take longer than those that a person waits for. */
const TIMEOUT_MS = 600_000;

/** Runs work in a read-only transaction that sees one instant. */
export async function atOneInstant<Answer>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query(`begin isolation level repeatable read read only; set local statement_timeout = ${TIMEOUT_MS}`);
    const answer = await work(client);
    await client.query('commit');
    client.release();
    return answer;
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

const PAGE = 200;

/** Returns the aggregates that follow a given one, ordered by machine and id. */
export async function aggregatesAfter(client: Queryable, after: StreamName, limit: number): Promise<StreamName[]> {
  const { rows } = await client.query<StreamName>({
    name: 'audit-lives',
    text: 'select machine, id from streams where (machine, id) > ($1, $2) order by machine, id limit $3',
    values: [after.machine, after.id, limit],
  });
  return rows;
}

/** Runs work on a connection: each piece in a transaction of its own, or all in one. */
type Run = <Answer>(work: (client: pg.ClientBase) => Promise<Answer>) => Promise<Answer>;

/** Examines all aggregates page by page, then the invariants about no single aggregate. */
async function* everything(run: Run): AsyncGenerator<Examination> {
  let after: StreamName = { machine: '', id: '' };
  for (;;) {
    const page = await run(async (client) => {
      const names = await aggregatesAfter(client, after, PAGE);
      return { names, examination: await examine(client, names) };
    });
    const last = page.names.at(-1);
    if (!last) break;
    yield page.examination;
    after = last;
  }
  for (const invariant of worldInvariants)
    yield { subjects: [], findings: await run((client) => invariant.find(client, null)) };
}

/** Examines everything, each page at an instant of its own. */
export const examineAll = (pool: pg.Pool): AsyncGenerator<Examination> =>
  everything((work) => atOneInstant(pool, work));

/** Examines everything in the caller's transaction, at one instant. */
export const examineWhole = (client: pg.ClientBase): AsyncGenerator<Examination> => everything((work) => work(client));
