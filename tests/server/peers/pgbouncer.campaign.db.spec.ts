import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { created } from '../../support/orders.ts';
import { serve } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { knock } from '../live/wire.ts';
import { PGBOUNCER, startPgbouncer } from './pgbouncer.ts';

/** A title that says why its tests are skipped. */
const WHERE = PGBOUNCER === undefined ? 'which this machine does not have' : 'of this machine';

let store: Store;
const ends: (() => Promise<unknown>)[] = [];

describe.skipIf(PGBOUNCER === undefined)(`behind the pgbouncer ${WHERE}`, () => {
  beforeAll(async () => {
    store = await createStore();
  });
  afterAll(() => store.close());
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  const open = async (mode: Parameters<typeof startPgbouncer>[0]) => {
    const pooler = await startPgbouncer(mode, inject('maintenanceUrl'));
    ends.push(pooler.stop);
    const databaseUrl = pooler.urlOf(store.database.name);
    const dataDirectory = await mkdtemp(join(tmpdir(), 'shweli-external-'));
    ends.push(() => rm(dataDirectory, { recursive: true }));
    const database = await openDatabase({ dataDirectory, databaseUrl, port: 0 });
    ends.push(() => database.close());
    return database;
  };

  it('behind pgbouncer in session mode, commands are recorded once and heard, many at a time', async () => {
    const database = await open('session');
    const server = await serve({ database, pool: database.pool, staffId: store.staffId });
    ends.push(server.close);
    const authorization = await server.tokenOf('clerk.yangon');
    const listener = await knock(`ws://${server.address}/webSocket/abc-${await store.staffId('clerk.yangon')}`, {
      authorization,
    });
    if (typeof listener === 'number') throw new Error(`No socket: ${listener}`);
    ends.push(() => Promise.resolve(listener.socket.terminate()));

    const keys = Array.from({ length: 40 }, () => crypto.randomUUID());
    const send = async (key: string) => {
      const { body } = await server.ask<{ results: { id: string; status: string }[] }>('POST', '/api/commands', {
        as: 'clerk.yangon',
        body: { commands: [{ key, ...created() }] },
      });
      return body.results[0];
    };
    const first = await Promise.all(keys.map(send));
    expect(first.map((result) => result?.status)).toEqual(keys.map(() => 'accepted'));
    const again = await Promise.all(keys.map(send));
    expect(again.map((result) => result?.status)).toEqual(keys.map(() => 'duplicate'));
    for (const result of first) await listener.hears(result?.id ?? '', 'order.created');
  });

  it.each(['transaction', 'statement'] as const)(
    'pgbouncer in %s mode is refused before anything is asked of it',
    async (mode) => {
      await expect(open(mode)).rejects.toThrow(
        /^The pooler of DATABASE_URL gives each transaction another session of PostgreSQL: set it to session mode/,
      );
    },
  );
});
