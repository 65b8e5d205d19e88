import type pg from 'pg';
import { BackupError } from './backupError.ts';
import type { Heads } from './manifest.ts';

/** Reads the end of the numbered log. */
export async function headsOf(client: pg.ClientBase): Promise<Heads> {
  const { rows } = await client.query<{ sequence: string; chain: string }>(
    `select sequence::text, encode(chain, 'hex') as chain from log_sequence order by log_sequence.sequence desc limit 1`,
  );
  return { sequence: Number(rows[0]?.sequence ?? 0), chain: rows[0]?.chain ?? '' };
}

/** Throws unless the log contains the one that ended there. Returns the number of later events. */
export async function requireHeads(client: pg.ClientBase, { sequence, chain }: Heads): Promise<number> {
  const { rows } = await client.query<{ chain: string | null; last: string }>(
    `select (select encode(chain, 'hex') from log_sequence where sequence = $1) as chain,
            (select coalesce(max(sequence), 0) from log_sequence)::text as last`,
    [sequence],
  );
  const [found] = rows;
  if (!found || (found.chain ?? '') !== chain)
    throw new BackupError(`The restored log is not the one of the backup: event ${sequence} is missing or another.`);
  return Number(found.last) - sequence;
}
