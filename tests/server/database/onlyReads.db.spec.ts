import { randomUUID } from 'node:crypto';
import { afterEach, expect, inject, it } from 'vitest';
import { createHeartbeat } from '#server/database/heartbeat.ts';
import { openDatabase } from '#server/database/open.ts';
import { createPool, withDatabaseName } from '#server/database/pool.ts';
import { isDatabaseAway } from '#server/http/failures.ts';
import { until } from '../../support/eventually.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Makes a database that can be told to read only, as a standby does and a primary that was replaced. */
async function created() {
  const name = `shweli_reads_${randomUUID().replaceAll('-', '')}`;
  const maintenance = createPool(inject('maintenanceUrl'), 1);
  ends.push(async () => {
    await maintenance.query(`drop database ${name} with (force)`);
    await maintenance.end();
  });
  await maintenance.query(`create database ${name} template template0`);
  return {
    url: withDatabaseName(inject('maintenanceUrl'), name),
    onlyRead: (isSo: boolean) =>
      maintenance.query(
        `alter database ${name} ${isSo ? 'set' : 'reset'} default_transaction_read_only ${isSo ? '= on' : ''}`,
      ),
    endSessions: () =>
      maintenance.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
  };
}

it('a PostgreSQL that only reads is refused at the start', async () => {
  const { url, onlyRead } = await created();
  await onlyRead(true);
  await expect(openDatabase({ dataDirectory: '/nowhere', databaseUrl: url, port: 0 })).rejects.toThrow(
    /^The PostgreSQL of DATABASE_URL only reads: .*Name the primary/,
  );
});

it('a PostgreSQL that only reads from now on is away, also for writes on their way, until another writes again', async () => {
  const { url, onlyRead, endSessions } = await created();
  const pool = createPool(url, 2);
  const troubles: string[] = [];
  const heartbeat = createHeartbeat({ pool, url, onSilence: ({ message }) => troubles.push(message) });
  ends.push(
    () => pool.end(),
    () => heartbeat.stop(),
  );
  await pool.query('create table parcels (number int)');
  await onlyRead(true);
  await endSessions();
  const writing = (): Promise<unknown> => pool.query('insert into parcels values (1)').catch((error: unknown) => error);
  // The connection that ended may still answer for itself.
  await until(async () => isDatabaseAway(await writing()));
  expect(isDatabaseAway(await writing())).toBe(true);
  expect(heartbeat.isAnswered()).toBe(true);
  await heartbeat.start();
  await until(() => !heartbeat.isAnswered());
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseAway);
  expect(troubles).toEqual([expect.stringMatching(/only reads/)]);
  await onlyRead(false);
  await until(() => heartbeat.isAnswered());
  await pool.query('insert into parcels values (2)');
  expect((await pool.query('select number from parcels')).rows).toEqual([{ number: 2 }]);
  expect(troubles).toHaveLength(1);
});
