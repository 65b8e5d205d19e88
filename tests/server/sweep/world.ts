import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemonstration } from '#server/demo/demonstration.ts';
import { followNext, FOLLOWED_AT_ONCE } from '#server/instruments/processMining/follow.ts';
import { signCheckpoints } from '#server/ledger/signing/sign.ts';
import { signerIn } from '#server/ledger/signing/signer.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { createTestDatabase } from '../../support/database.ts';
import { numberAll } from '../../support/numbering.ts';
import { DATA_DIR, serve } from '../../support/serving.ts';

/** Orders of the world: enough for records of every list. */
const ORDERS = 200;

/** Creates a small demonstration world, numbered and signed, and a server on it whose log lines are kept. */
export async function createSweptWorld() {
  const database = await createTestDatabase();
  const { pool } = database;
  const now = new Date();
  await loadDemonstration(pool, createProposer(pool, createSerials(pool)), now, ORDERS);
  await numberAll(pool, now.toISOString());
  await pool.query(
    `insert into checkpoints (sequence, chain, at) select sequence, chain, $1 from log_sequence
     order by sequence desc limit 1 on conflict do nothing`,
    [now.toISOString()],
  );
  await signCheckpoints(pool, await signerIn(DATA_DIR), now.toISOString());
  // Each answer is judged by what it alone put on record.
  await pool.query('alter table personal_reads disable trigger all');
  while ((await followNext(pool)) === FOLLOWED_AT_ONCE);
  const { rows } = await pool.query<{ id: string; username: string }>('select id, username from row_staff');
  const staff = new Map(rows.map(({ id, username }) => [username, id]));
  const staffId = (username: string): Promise<string> => Promise.resolve(staff.get(username) ?? '');
  const directory = mkdtempSync(join(tmpdir(), 'shweli-sweep-'));
  const verifier = join(directory, 'verify.html');
  writeFileSync(verifier, '<!doctype html><title>Verifier</title>');
  const server = await serve({ database, pool, staffId }, { verifier });
  return {
    pool,
    server,
    staffId,
    logged: linesOf(server.app.log),
    close: async () => {
      await server.close();
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Diverts a logger and the loggers of its requests; returns the growing list of their lines. */
function linesOf(log: SweptServer['app']['log']): string[] {
  const lines: string[] = [];
  log.level = 'trace';
  const found = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.stream');
  if (!found) throw new Error('The logger has no stream');
  Object.defineProperty(log, found, { value: { write: (line: string) => lines.push(line) } });
  return lines;
}

type SweptServer = Awaited<ReturnType<typeof serve>>;
export type SweptWorld = Awaited<ReturnType<typeof createSweptWorld>>;
