import { createReadStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { z } from 'zod';

/**
 * A line of the operator's file: the chain (hexadecimal) after a number of events, the time, and the signed note of
 * the tree (src/proofs/checkpoint.ts). Lines from before the tree have no note.
 */
const line = z.object({
  sequence: z.int().positive(),
  chain: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.string(),
  note: z.string().optional(),
});
export type KeptCheckpoint = z.infer<typeof line>;

/** More than the length of a line, so the last complete one is within these bytes. */
const TAIL_BYTES = 4096;
const PUBLISHED_AT_ONCE = 1000;
const ADVISORY_LOCK = 7_494_354;

/** The operator's file contradicts the log: one of them was replaced. */
export class CheckpointDisagreement extends Error {
  override readonly name = 'CheckpointDisagreement';
}

/** Reads a line; null for an incomplete one, written when the machine stopped. Its checkpoint follows again. */
function read(text: string): KeptCheckpoint | null {
  try {
    return line.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Reads every checkpoint in the operator's file; throws if it is not there, as a server makes it at its start. */
export async function keptCheckpoints(path: string): Promise<KeptCheckpoint[]> {
  if (!existsSync(path))
    throw new Error(
      `CHECKPOINT_FILE=${path} does not exist, so that the log would be verified by itself alone: correct its path, or unset it.`,
    );
  const found: KeptCheckpoint[] = [];
  for await (const text of createInterface({ input: createReadStream(path, 'utf8') })) {
    const point = read(text);
    if (point) found.push(point);
  }
  return found;
}

/** Opens the operator's file for writing, and makes it if it is new; throws where checkpoints could not be written later. */
export async function tryCheckpointFile(path: string): Promise<void> {
  const file = await open(path, 'a+');
  await file.close();
}

/** Checkpoints to write: only signed ones, or all if none can be signed. */
type Publishable = 'signed' | 'all';

/**
 * Appends the checkpoints that the operator's file lacks and returns their number. Each is written once, whichever
 * process writes it. Throws if the file's last one contradicts the log.
 */
export async function publishCheckpoints(pool: pg.Pool, path: string, which: Publishable): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const written = await publish(client, path, which);
    await client.query('commit');
    client.release();
    return written;
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function publish(client: pg.ClientBase, path: string, which: Publishable): Promise<number> {
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
    if (last) await requireSameLog(client, path, last);
    const { rows } = await client.query<Omit<KeptCheckpoint, 'note'> & { note: string | null }>(
      `select sequence, encode(chain, 'hex') as chain, checkpoints.at, note
       from checkpoints ${which === 'signed' ? 'join' : 'left join'} signed_checkpoints using (sequence)
       where sequence > $1 order by sequence limit ${PUBLISHED_AT_ONCE}`,
      [last?.sequence ?? 0],
    );
    if (rows.length === 0) return 0;
    const separator = tail === '' || tail.endsWith('\n') ? '' : '\n';
    await file.appendFile(
      separator +
        rows.map(({ note, ...point }) => `${JSON.stringify({ ...point, ...(note !== null && { note }) })}\n`).join(''),
    );
    await file.datasync();
    return rows.length;
  } finally {
    await file.close();
  }
}

async function requireSameLog(client: pg.ClientBase, path: string, last: KeptCheckpoint): Promise<void> {
  const { rows } = await client.query<{ chain: string }>(
    `select encode(chain, 'hex') as chain from log_sequence where sequence = $1`,
    [last.sequence],
  );
  if (rows[0]?.chain !== last.chain)
    throw new CheckpointDisagreement(
      `The log contradicts ${path} at event ${last.sequence}: run npm run ledger -- verify.`,
    );
}
