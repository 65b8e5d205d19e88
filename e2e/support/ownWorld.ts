import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServerIn } from '../../scripts/ownServer.ts';

/** A server of one test over a copy of the demonstration world, whose database the test may alter. */
export interface OwnWorld {
  readonly address: string;
  /** Changes the database past its triggers, as only its owner can. */
  readonly tamper: (text: string) => Promise<void>;
  /** Starts the server again with its clock this far ahead; returns its new address. */
  readonly passTime: (milliseconds: number) => Promise<string>;
  readonly end: () => Promise<void>;
}

const OPTIONS = { demo: true, captcha: false } as const;
const LATER_CLOCK = new URL('laterClock.ts', import.meta.url).href;

/** Starts a server over a copy of the demonstration world, with settings of its own. */
export async function startOwnWorld(env: Readonly<Record<string, string>> = {}): Promise<OwnWorld> {
  const directory = mkdtempSync(join(tmpdir(), 'shweli-tampered-'));
  // Keeps the file owners: if root starts it, the database runs as another user.
  execFileSync('cp', ['-a', `${process.env['E2E_DATA'] ?? ''}/.`, directory]);
  let server = await startServerIn(directory, { ...OPTIONS, env });
  const tamper = async (text: string): Promise<void> => {
    const client = new pg.Client({ host: join(directory, 'postgres'), user: 'postgres', database: 'shweli' });
    await client.connect();
    try {
      await client.query('set session_replication_role = replica');
      const { rowCount } = await client.query(text);
      if (rowCount === 0) throw new Error(`Changed nothing: ${text}`);
    } finally {
      await client.end();
    }
  };
  return {
    address: server.address,
    tamper,
    passTime: async (milliseconds) => {
      // The database's clock goes with it: a server decides nothing by a clock that differs from that one.
      await tamper(`create or replace function public.clock_timestamp() returns timestamptz language sql as
        $$ select pg_catalog.clock_timestamp() + interval '${milliseconds} milliseconds' $$`);
      await tamper('alter database shweli set search_path = public, pg_catalog');
      await server.stop();
      const later = { ...env, CLOCK_AHEAD_MS: String(milliseconds) };
      server = await startServerIn(directory, { ...OPTIONS, preloaded: [LATER_CLOCK], env: later });
      return server.address;
    },
    end: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
