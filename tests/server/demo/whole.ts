import type pg from 'pg';
import { expect, it } from 'vitest';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { loadActors } from '#server/demo/orders/actors.ts';
import { followAgain } from '#server/instruments/processMining/followAgain.ts';
import { rejudgeAll } from '#server/instruments/rejudging/rejudgeAll.ts';
import { rebuild } from '#server/ledger/rebuild.ts';
import { verify } from '#server/ledger/verify.ts';

const rebuildAll = (client: pg.ClientBase) => rebuild(client, [followAgain]);

/** Declares the tests of a demonstration world of any size: nothing was refused, and its log is whole. */
export function areWhole(pool: () => pg.Pool): void {
  const reading = async <Answer>(work: (client: Parameters<typeof verify>[0]) => Promise<Answer>): Promise<Answer> => {
    const client = await pool().connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };

  it('the demonstration has a person who may decide about each dispute of cash: one who counted neither time', async () => {
    const { actor } = await loadActors(pool());
    const deciders = ACCOUNTS.map((account) => actor(account)).filter(({ permissions }) =>
      ['*', 'courierCash.resolved'].some((one) => permissions.includes(one)),
    );
    const { rows } = await pool().query<{ id: string; branches: string[]; counters: string[] }>(
      `select id, branches, array[row ->> 'firstCountBy', row ->> 'secondCountBy'] as counters
       from row_courier_cash where row ->> 'state' = 'disputed'`,
    );
    expect(rows).not.toEqual([]);
    for (const { id, branches, counters } of rows) {
      const free = deciders
        .filter((one) => one.id !== id && !counters.includes(one.id))
        .filter(({ scope }) => scope === 'all' || branches.some((branch) => scope.includes(branch)));
      expect(free, id).not.toEqual([]);
    }
  });

  it('no command of the demonstration was refused but its deliberate mistakes', async () => {
    expect(
      (
        await pool().query(
          `select key, verdict from commands where verdict ->> 'status' <> 'accepted' and key not like 'demonstration mistakes %'`,
        )
      ).rows,
    ).toEqual([]);
  });

  it('events of the whole world chain by their hashes without a gap', async () => {
    expect(await reading(verify)).toMatchObject({ faults: [] });
  });

  it('the orders of the demonstration are what the present machines allow and make of their histories', async () => {
    expect((await reading((client) => rejudgeAll(client))).changes).toEqual([]);
    expect((await reading(rebuildAll)).differences).toEqual([]);
  });
}
