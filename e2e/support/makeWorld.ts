import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startServerIn } from '../../scripts/ownServer.ts';

const LOOK_MS = 200;

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
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } finally {
    await client.end();
  }
}

/**
 * Has a server make its demonstration world in a new data directory and stops it: what it leaves can be copied. The server
 * is at a port of its own: whoever waits for another one must not take this for it.
 */
export async function makeWorld(directory: string): Promise<void> {
  try {
    const server = await startServerIn(directory, { demo: true, captcha: false });
    await allFollowed(directory);
    const code = await server.stop();
    // Killed before it could end in order, its database would still be at work while it is copied.
    if (code !== 0) throw new Error(`The server did not end in order when asked to: ${String(code)}`);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}
