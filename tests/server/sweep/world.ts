import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followNext, FOLLOWED_AT_ONCE } from '#server/instruments/processMining/follow.ts';
import { signCheckpoints } from '#server/ledger/signing/sign.ts';
import { signerIn } from '#server/ledger/signing/signer.ts';
import { createDemonstration } from '../../support/demonstration.ts';
import { numberAll } from '../../support/numbering.ts';
import { DATA_DIR, serve } from '../../support/serving.ts';

/** Creates a small demonstration world, numbered and signed, and a server on it whose log lines are kept. */
export async function createSweptWorld() {
  const demonstration = await createDemonstration();
  const { database, pool, staffId } = demonstration;
  const now = new Date();
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
  const directory = mkdtempSync(join(tmpdir(), 'shweli-sweep-'));
  const verifier = join(directory, 'verify.html');
  writeFileSync(verifier, '<!doctype html><title>Verifier</title>');
  const server = await serve(demonstration, { verifier });
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
