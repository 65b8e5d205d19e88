import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUser } from '#server/database/systemUser.ts';
import { openDatabaseLine } from '../../support/databaseLine.ts';
import { eventually } from '../../support/eventually.ts';
import { takenPort } from '../starting.ts';
import { programOf } from '../../../scripts/programOf.ts';

/** Path of the pgbouncer of this machine; undefined without one. */
export const PGBOUNCER = programOf('pgbouncer');

/** Starts pgbouncer in a mode before the PostgreSQL at this address; `urlOf` gives the address of a database behind it. */
export async function startPgbouncer(
  mode: 'session' | 'transaction' | 'statement',
  maintenanceUrl: string,
): Promise<{ readonly urlOf: (database: string) => string; readonly stop: () => Promise<void> }> {
  if (PGBOUNCER === undefined) throw new Error('There is no pgbouncer on this machine');
  const directory = mkdtempSync(join(tmpdir(), 'shweli-pgbouncer-'));
  const { port, close } = await takenPort();
  await close();
  // Only the user of the database may enter the directory of its socket.
  const line = await openDatabaseLine(maintenanceUrl);
  // As the database, it refuses root.
  const user = databaseUser(directory);
  const file = join(directory, 'pgbouncer.ini');
  const log = join(directory, 'pgbouncer.log');
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${new URL(line.url).port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
logfile = ${log}
`,
  );
  if (user !== undefined) for (const path of [directory, file]) chownSync(path, user.uid, user.gid);
  chmodSync(file, 0o600);
  const child = spawn(PGBOUNCER, [file], {
    stdio: 'ignore',
    ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
  });
  const ended = once(child, 'close');
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(readFileSync(log, 'utf8'));
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect').finally(() => socket.destroy());
  });
  return {
    urlOf: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await line.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
