import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startServerIn } from '../../scripts/ownServer.ts';

const LOOK_MS = 200;

/** Waits until background processing of the log has finished; otherwise each copy of the world would repeat it. */
async function allFollowed(directory: string): Promise<void> {
  const client = new pg.Client({ host: join(directory, 'postgres'), user: 'postgres', database: 'shweli' });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ behind: number }>(
        'select ((select count(*) from events) - (select least(practice_head.number, webhook_head.number) from practice_head, webhook_head))::int as behind',
      );
      if (rows[0]?.behind === 0) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } finally {
    await client.end();
  }
}

/**
 * Creates the demonstration world in a new data directory and stops the server, so that the directory can be copied. The port is its own,
 * so that nobody mistakes this server for another.
 */
export async function makeWorld(directory: string): Promise<void> {
  try {
    const server = await startServerIn(directory, { demo: true, captcha: false });
    await allFollowed(directory);
    const code = await server.stop();
    // If it were killed early, its database would still be running during the copy.
    if (code !== 0) throw new Error(`The server did not end in order when asked to: ${String(code)}`);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}
