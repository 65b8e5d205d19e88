import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const LOOK_MS = 200;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

/** Waits until what is told of the log behind it has come to its end: each copy of the world would do that work again. */
async function allFollowed(directory: string): Promise<void> {
  const client = new pg.Client({ host: join(directory, 'postgres'), user: 'postgres', database: 'shweli' });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ behind: number }>(
        'select ((select count(*) from events) - (select number from practice_head))::int as behind',
      );
      if (rows[0]?.behind === 0) return;
      await pause();
    }
  } finally {
    await client.end();
  }
}

/** Starts a server on a new data directory until its demonstration world is made, and stops it: what it leaves can be copied. */
export async function makeWorld(directory: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: directory };
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(server, 'exit').then(([code]: unknown[]) => {
    throw new Error(`The server ended before its world was made: ${String(code)}`);
  });
  const health = `http://${process.env['HOST']}:${process.env['PORT']}/api/health`;
  const answers = async (): Promise<void> => {
    for (;;) {
      const answer = await fetch(health).catch(() => null);
      if (answer?.ok) return;
      await pause();
    }
  };
  try {
    await Promise.race([answers().then(() => allFollowed(directory)), ended]);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  ended.catch(() => {});
  server.kill('SIGTERM');
  const [code]: unknown[] = await once(server, 'exit');
  // Killed before it could end in order, its database would still be at work while it is copied.
  if (code !== 0) throw new Error(`The server did not end in order when asked to: ${String(code)}`);
}
