import type pg from 'pg';
import { write } from '../store/append.ts';
import type { Writing } from '../store/writing.ts';
import type { Serials } from '../store/serials.ts';
import { AWAIT_STANDBYS, isRepeated } from './awaitStandbys.ts';
import type { Batch, Verdict } from './command.ts';
import { proposeAll } from './propose.ts';
import { databaseUnitOfWork, type UnitOfWork } from './unitOfWork.ts';
import { withRetries } from './withRetries.ts';

/** Makes a unit of work that writes without ending the transaction, and keeps what a refused command leaves. */
const stepOf = (client: pg.ClientBase, keep: (left: Writing | null) => void): UnitOfWork => ({
  ...databaseUnitOfWork(client),
  async commit(writing, verdicts) {
    if (verdicts.flat().some(({ status }) => status !== 'accepted')) keep(writing);
    else if (writing) await write(client, writing);
  },
});

/**
 * Proposes commands in one transaction and in order, so that a rule over a whole set sees the earlier ones as written.
 * The first refused one undoes them all; the verdicts end with it.
 */
export const proposeInOrder = (pool: pg.Pool, batch: Batch, serials: Serials): Promise<Verdict[]> =>
  withRetries(pool, async (client) => {
    await client.query('begin');
    const verdicts: Verdict[] = [];
    for (const command of batch.commands) {
      let left: Writing | null = null;
      const step = stepOf(client, (writing) => {
        left = writing;
      });
      const [own = []] = await proposeAll(step, [{ ...batch, mode: 'each', commands: [command] }], serials);
      verdicts.push(...own);
      if (own.every(({ status }) => status === 'accepted')) continue;
      await client.query('rollback');
      if (left === null) {
        if (isRepeated([own])) await client.query(AWAIT_STANDBYS);
        return verdicts;
      }
      // The refused attempt stays on record.
      await client.query('begin');
      await write(client, left);
      break;
    }
    await client.query('commit');
    return verdicts;
  });
