import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runOptions } from '#server/database/cluster.ts';
import { createDatabase } from '#server/database/open.ts';
import { createPool, withDatabaseName } from '#server/database/pool.ts';
import { databaseUser } from '#server/database/systemUser.ts';
import { run } from '../backup/program.ts';
import { starting, stopped } from '../starting.ts';
import { INSTALLED, roomForCluster, startOn, startPostgresql, type Started } from './postgresql.ts';

const NAME = 'shweli';
const home = mkdtempSync(join(tmpdir(), 'shweli-base-backup-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A title that says why its tests are skipped. */
const WHERE = INSTALLED.size === 0 ? 'that this machine does not have' : 'of this machine';

/** Returns the last event of the log, and how many there are. */
async function endOf(url: string): Promise<unknown> {
  const pool = createPool(url, 1);
  const { rows } = await pool.query(
    'select count(*)::int as events, (array_agg(hash order by tx desc, position desc))[1] as last from events',
  );
  await pool.end();
  return rows;
}

describe.skipIf(INSTALLED.size === 0)(`a physical backup by the pg_basebackup ${WHERE}`, () => {
  it.each([...INSTALLED])(
    'a physical backup by pg_basebackup %s, taken from under the server, has the whole log, and the server starts on it',
    async (_, programs) => {
      const room = roomForCluster();
      const { directory, spawn } = runOptions(room.cluster, databaseUser(room.cluster));
      let second: Started | null = null;
      const first = await startPostgresql(programs);
      try {
        await createDatabase(first.url, NAME);
        const url = withDatabaseName(first.url, NAME);
        const data = join(home, 'first');
        mkdirSync(data);
        const server = await starting({ DATABASE_URL: url, DATA_DIR: data });
        const end = await endOf(url);
        const words = [`--pgdata=${directory}`, `--dbname=${first.url}`, '--checkpoint=fast'];
        const taken = spawnSync(join(programs, 'bin', 'pg_basebackup'), words, { ...spawn, encoding: 'utf8' });
        expect(taken.status, taken.stderr).toBe(0);
        // The socket of this PostgreSQL is in its directory, and the lock of the socket came along.
        rmSync(join(room.cluster, '.s.PGSQL.5432.lock'), { force: true });
        await stopped(server);

        second = await startOn(programs, room);
        const restored = { DATABASE_URL: withDatabaseName(second.url, NAME), DATA_DIR: join(home, 'second') };
        cpSync(join(data, 'log-key.pem'), join(restored.DATA_DIR, 'log-key.pem'));
        expect(await run('ledger', ['verify'], restored)).toMatchObject({ status: 0 });
        expect(await endOf(restored.DATABASE_URL)).toEqual(end);
        const again = await starting(restored);
        expect((await fetch(`${again.address}/api/ready`)).status).toBe(200);
        await stopped(again);
      } finally {
        await second?.stop();
        await first.stop();
        rmSync(room.directory, { recursive: true, force: true });
      }
    },
  );
});
