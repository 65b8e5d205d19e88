import type pg from 'pg';
import { expect, it } from 'vitest';
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

  it('were refused nothing but the slips', async () => {
    expect(
      (
        await pool().query(
          `select key, verdict from commands where verdict ->> 'status' <> 'accepted' and key not like 'demonstration mistakes %'`,
        )
      ).rows,
    ).toEqual([]);
  });

  it('chain by their hashes without a gap', async () => {
    expect(await reading(verify)).toMatchObject({ faults: [] });
  });

  it('are what the present machines allow and make of their histories', async () => {
    expect((await reading((client) => rejudgeAll(client))).changes).toEqual([]);
    expect((await reading(rebuildAll)).differences).toEqual([]);
  });
}
