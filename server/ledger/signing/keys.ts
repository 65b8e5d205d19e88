import { randomBytes } from 'node:crypto';
import { isSameBytes } from '#proofs/bytes.ts';
import { noteKey, readKey, writeKey, type NoteKey } from '#proofs/checkpoint.ts';
import type { Queryable } from '../../auth/queryable.ts';
import type { Signer } from './signer.ts';

const ORIGIN_BYTES = 6;

/** Another process signs this log: the key in this data directory is not the registered one. */
export class ForeignKey extends Error {
  override readonly name = 'ForeignKey';
}

/** Returns every key that ever signed checkpoints of this log, the present one last. */
export async function keysOf(db: Queryable): Promise<NoteKey[]> {
  const { rows } = await db.query<{ key: string }>('select key from log_keys order by number');
  const keys: NoteKey[] = [];
  for (const { key } of rows) {
    const read = await readKey(key);
    if (read) keys.push(read);
  }
  return keys;
}

/** Returns the key that this process signs with. The first process names the log and registers its key. */
export async function signingKey(db: Queryable, { publicKey }: Signer, now: string): Promise<NoteKey> {
  const own = (await keysOf(db)).at(-1) ?? (await give(db, publicKey, now));
  if (isSameBytes(own.publicKey, publicKey)) return own;
  throw new ForeignKey(
    'Checkpoints are not signed by this process: its data directory has another key than the log. Copy log-key.pem from the process that signs, or run npm run ledger -- takeKey.',
  );
}

async function give(db: Queryable, publicKey: Signer['publicKey'], now: string): Promise<NoteKey> {
  const key = await noteKey(`shweli/${randomBytes(ORIGIN_BYTES).toString('hex')}`, publicKey);
  await db.query('insert into log_keys (number, key, at) values (1, $1, $2) on conflict (number) do nothing', [
    writeKey(key),
    now,
  ]);
  const [first] = await keysOf(db);
  if (!first) throw new Error('The log has no key.');
  return first;
}

/** Registers the key of a data directory for all further signatures; the log keeps its name. */
export async function takeKey(db: Queryable, signer: Signer, now: string): Promise<NoteKey> {
  const last = (await keysOf(db)).at(-1) ?? (await give(db, signer.publicKey, now));
  if (isSameBytes(last.publicKey, signer.publicKey)) return last;
  const key = await noteKey(last.name, signer.publicKey);
  await db.query('insert into log_keys (number, key, at) select max(number) + 1, $1, $2 from log_keys', [
    writeKey(key),
    now,
  ]);
  return key;
}
