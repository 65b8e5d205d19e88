import { setTimeout as pause } from 'node:timers/promises';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import type { Database } from '#server/database/open.ts';
import { createOwnDatabase } from '../database.ts';
import { perSecond } from '../measure.ts';
import { PRINTING } from '../printing.ts';

/**
 * Measures Emmett appending the same payload to as many streams; like its command handler it reads the stream first.
 */
export async function createPeer({ pool, url }: Pick<Database, 'pool' | 'url'>, milliseconds: number) {
  const own = await createOwnDatabase(url);
  const store = getPostgreSQLEventStore(own.url);
  let next = 0;
  const run = (lanes: number) =>
    perSecond(lanes, milliseconds, async (lane) => {
      next += 1;
      const name = `order-${lane}-${next % 60}`;
      const { currentStreamVersion } = await store.readStream(name);
      await store.appendToStream(name, [{ type: PRINTING.type, data: PRINTING }], {
        expectedStreamVersion: currentStreamVersion,
      });
      return 1;
    });
  await store.appendToStream('warm-up', [{ type: 'order.created', data: {} }]);
  const close = async (): Promise<void> => {
    await store.close();
    // Its connections end a moment after `close` returns; a database that stops meanwhile ends them with an error.
    while ((await pool.query('select 1 from pg_stat_activity where datname = $1', [own.name])).rowCount !== 0)
      await pause(50);
    await own.drop();
  };
  return { run, close };
}
