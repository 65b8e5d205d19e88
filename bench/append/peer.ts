import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { createDatabase, type Database } from '#server/database/open.ts';
import { withDatabaseName } from '#server/database/pool.ts';
import { perSecond } from '../measure.ts';
import { PRINTING } from '../printing.ts';

/** Emmett appends the same payload to as many streams, reading the stream first as its command handler does. */
export async function createPeer({ url }: Database, lanes: number, milliseconds: number) {
  await createDatabase(url, 'emmett');
  const store = getPostgreSQLEventStore(withDatabaseName(url, 'emmett'));
  let next = 0;
  const run = () =>
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
  return { run, close: () => store.close() };
}
