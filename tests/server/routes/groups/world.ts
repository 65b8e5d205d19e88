import type { Grouped, GroupingRequest } from '#calls/groups.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { actorOf, createPeople } from '#server/auth/people.ts';
import { pageOf } from '#server/store/page.ts';
import { columnsOf } from '#server/store/selection/columns.ts';
import type { Filter } from '#server/store/selection/filter.ts';
import { rowTable } from '#server/store/tables.ts';
import { rowsOf } from '#server/exports/rows.ts';
import { createDemonstration, type Demonstration } from '../../../support/demonstration.ts';
import { serve } from '../../../support/serving.ts';

interface Answer {
  readonly groups: readonly Grouped[];
  readonly message?: string;
  readonly refusals?: readonly { readonly rule: string; readonly values: { readonly field?: string } }[];
}

export type Row = Readonly<Record<string, unknown>>;

/** Creates a world, by default a demonstration, whose groups can be asked for and whose whole lists can be read. */
export async function createGroupsWorld(given?: Demonstration) {
  const demonstration = given ?? (await createDemonstration());
  const { pool, staffId } = demonstration;
  const columns = await columnsOf(pool);
  const server = await serve(demonstration);

  const ask = (machine: string, groups: readonly Partial<GroupingRequest>[], as = 'admin') =>
    server.ask<Answer>('POST', `/api/${machine}/groups`, {
      as,
      body: { groups: groups.map((one, index) => ({ name: `g${index}`, ...one })) },
    });

  const readList = async (as: string, machine: string, filters: readonly Filter[]): Promise<readonly Row[]> => {
    const person = await createPeople(pool).of(await staffId(as));
    const aggregateType = aggregateTypes[machine];
    if (!person || !aggregateType) throw new Error(`${as} ${machine}`);
    const page = await pageOf(
      pool,
      columns.get(rowTable(machine)) ?? new Map(),
      aggregateType,
      actorOf(person, 'session', '10.0.0.1'),
      { pageNum: 1, pageSize: 100_000, filters: [...filters], sort: [], exactTotal: true },
    );
    if (page.records.length !== page.total) throw new Error(`${page.records.length} of ${page.total} rows`);
    return page.records;
  };

  /** Counts the rows that an export of the list behind some filters would hold. */
  const exportedRows = async (as: string, machine: string, filters: readonly Filter[]): Promise<number> => {
    const person = await createPeople(pool).of(await staffId(as));
    const aggregateType = aggregateTypes[machine];
    if (!person || !aggregateType) throw new Error(`${as} ${machine}`);
    const client = await pool.connect();
    try {
      const own = columns.get(rowTable(machine)) ?? new Map<string, string>();
      const task = { filters, sort: [] };
      let written = 0;
      for await (const { rows } of rowsOf(client, own, aggregateType, actorOf(person, 'session', '10.0.0.1'), task))
        written += rows.length;
      return written;
    } finally {
      client.release();
    }
  };

  /** Lists that were read, by account, machine and filters. */
  const read = new Map<string, Promise<readonly Row[]>>();
  /** Reads the whole list that the filters show an account. */
  const listOf = (as: string, machine: string, filters: readonly Filter[]): Promise<readonly Row[]> => {
    const key = JSON.stringify([as, machine, filters]);
    const known = read.get(key) ?? readList(as, machine, filters);
    read.set(key, known);
    return known;
  };

  return {
    pool,
    ask,
    listOf,
    exportedRows,
    forgetLists: (): void => read.clear(),
    close: async (): Promise<void> => {
      await server.close();
      await demonstration.database.drop();
    },
  };
}

export type GroupsWorld = Awaited<ReturnType<typeof createGroupsWorld>>;
