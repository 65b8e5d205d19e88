import { createReadStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { z } from 'zod';

/**
 * A checkpoint as a line of the operator's file: the chain (hexadecimal) after so many events, when it was kept, and the
 * signed note of the tree (src/proofs/checkpoint.ts), which lines of before there was a tree do not have.
 */
const line = z.object({
  sequence: z.int().positive(),
  chain: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.string(),
  note: z.string().optional(),
});
export type KeptCheckpoint = z.infer<typeof line>;

/** A line is shorter; the last whole one stands within these bytes. */
const TAIL_BYTES = 4096;
const PUBLISHED_AT_ONCE = 1000;
const ADVISORY_LOCK = 7_494_354;

/** The log is not the one that the operator's file tells of: somebody replaced one of them. */
export class CheckpointDisagreement extends Error {
  override readonly name = 'CheckpointDisagreement';
}

/** A torn line (the machine stopped while it was written) says nothing; the checkpoint comes again after it. */
function read(text: string): KeptCheckpoint | null {
  try {
    return line.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Every checkpoint in the operator's file; none where there is no file. */
export async function keptCheckpoints(path: string): Promise<KeptCheckpoint[]> {
  if (!existsSync(path)) return [];
  const found: KeptCheckpoint[] = [];
  for await (const text of createInterface({ input: createReadStream(path, 'utf8') })) {
    const point = read(text);
    if (point) found.push(point);
  }
  return found;
}

/** Which checkpoints are written: those that are signed, or all where none can be. */
type Ripe = 'signed' | 'all';

/**
 * Adds the checkpoints that the operator's file does not have yet, and answers how many: each once, whichever processes
 * write to it. Refuses to go on where the file's last one is not the log's.
 */
export async function publishCheckpoints(pool: pg.Pool, path: string, ripe: Ripe): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const written = await publish(client, path, ripe);
    await client.query('commit');
    client.release();
    return written;
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function publish(client: pg.ClientBase, path: string, ripe: Ripe): Promise<number> {
  const file = await open(path, 'a+');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const tail = buffer.toString('utf8');
    const last = tail
      .split('\n')
      .flatMap((text) => read(text) ?? [])
      .at(-1);
    if (last) await refuseOther(client, path, last);
    const { rows } = await client.query<Omit<KeptCheckpoint, 'note'> & { note: string | null }>(
      `select sequence, encode(chain, 'hex') as chain, checkpoints.at, note
       from checkpoints ${ripe === 'signed' ? 'join' : 'left join'} signed_checkpoints using (sequence)
       where sequence > $1 order by sequence limit ${PUBLISHED_AT_ONCE}`,
      [last?.sequence ?? 0],
    );
    if (rows.length === 0) return 0;
    const torn = tail === '' || tail.endsWith('\n') ? '' : '\n';
    await file.appendFile(
      torn +
        rows.map(({ note, ...point }) => `${JSON.stringify({ ...point, ...(note !== null && { note }) })}\n`).join(''),
    );
    await file.datasync();
    return rows.length;
  } finally {
    await file.close();
  }
}

async function refuseOther(client: pg.ClientBase, path: string, last: KeptCheckpoint): Promise<void> {
  const { rows } = await client.query<{ chain: string }>(
    `select encode(chain, 'hex') as chain from log_sequence where sequence = $1`,
    [last.sequence],
  );
  if (rows[0]?.chain !== last.chain)
    throw new CheckpointDisagreement(
      `The log is not the one that ${path} tells of at event ${last.sequence}: run npm run ledger -- verify.`,
    );
}
