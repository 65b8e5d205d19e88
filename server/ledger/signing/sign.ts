import type pg from 'pg';
import { bodyOf, signatureLine, writeKey } from '#proofs/checkpoint.ts';
import { nodesIn } from '../tree/nodes.ts';
import { rootOf } from '../tree/prove.ts';
import { signingKey } from './keys.ts';
import type { Signer } from './signer.ts';

const SIGNED_AT_ONCE = 1000;

/**
 * Signs the checkpoints after the last signed one and returns their number. Several processes may do so: Ed25519
 * signatures are deterministic.
 */
export async function signCheckpoints(pool: pg.Pool, signer: Signer, now: string): Promise<number> {
  const key = await signingKey(pool, signer, now);
  const { rows } = await pool.query<{ sequence: number }>({
    name: 'unsigned-checkpoints',
    text: `select sequence from checkpoints
           where sequence > coalesce((select max(sequence) from signed_checkpoints), 0)
           order by sequence limit ${SIGNED_AT_ONCE}`,
  });
  for (const { sequence } of rows) {
    const root = await rootOf(sequence, nodesIn(pool));
    const body = bodyOf(key.name, sequence, root);
    const note = `${body}\n${signatureLine(key.name, key.keyId, signer.sign(body))}`;
    await pool.query({
      name: 'keep-signed-checkpoint',
      text: `insert into signed_checkpoints (sequence, root, key, note, at) values ($1, $2, $3, $4, $5)
             on conflict (sequence) do nothing`,
      values: [sequence, root, writeKey(key), note, now],
    });
  }
  return rows.length;
}
