import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { Queryable } from './queryable.ts';
import { randomText } from './random.ts';

const PREFIX = 'rsa:';
const MODULUS_BITS = 3072;
const HOUR_MS = 3_600_000;

/** Time for which a key is issued. It decrypts for another day, so that a page left open overnight can sign in. */
export const KEY_IN_USE_MS = 24 * HOUR_MS;
export const KEY_LIFETIME_MS = 2 * KEY_IN_USE_MS;

interface Key {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly createdAt: Date;
}

/** Public key for encrypting passwords: RSA-OAEP with SHA-256, as WebCrypto imports it ('spki', base64 DER). */
export interface PublicKey {
  readonly kid: string;
  readonly algorithm: 'RSA-OAEP-256';
  readonly publicKey: string;
}

const makeKeyPair = promisify(generateKeyPair);

const fromRow = (row: { name: string; value: Buffer; created_at: Date }): Key => ({
  kid: row.name.slice(PREFIX.length),
  privateKey: createPrivateKey({ key: row.value, format: 'der', type: 'pkcs8' }),
  createdAt: row.created_at,
});

const decrypt = (key: Key, ciphertext: Buffer): Buffer | null => {
  try {
    return privateDecrypt(
      { key: key.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      ciphertext,
    );
  } catch {
    return null;
  }
};

/** RSA keys of the installation: generated here, kept in the database, rotated daily with an overlap. */
export const createKeyRing = (db: Queryable) => {
  const load = async (now: Date): Promise<Key[]> => {
    const { rows } = await db.query<{ name: string; value: Buffer; created_at: Date }>(
      'select name, value, created_at from secrets where name like $1 and created_at > $2 order by created_at desc',
      [`${PREFIX}%`, new Date(now.getTime() - KEY_LIFETIME_MS)],
    );
    return rows.map(fromRow);
  };

  const make = async (now: Date): Promise<Key> => {
    const { privateKey } = await makeKeyPair('rsa', { modulusLength: MODULUS_BITS });
    const key: Key = { kid: randomText(12), privateKey, createdAt: now };
    await db.query('insert into secrets (name, value, created_at) values ($1, $2, $3)', [
      PREFIX + key.kid,
      privateKey.export({ format: 'der', type: 'pkcs8' }),
      now,
    ]);
    return key;
  };

  let making: Promise<Key> | null = null;

  return {
    /** Returns the key to encrypt with now. */
    current: async (now: Date): Promise<PublicKey> => {
      const [newest] = await load(now);
      const isFresh = newest && now.getTime() - newest.createdAt.getTime() < KEY_IN_USE_MS;
      making ??= isFresh ? null : make(now).finally(() => (making = null));
      const key = isFresh ? newest : await making;
      if (!key) throw new Error('no key could be made');
      const publicKey = createPublicKey(key.privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
      return { kid: key.kid, algorithm: 'RSA-OAEP-256', publicKey };
    },
    /** Decrypts with the named key, or with any valid key if none is named; null when none fits. */
    open: async (ciphertext: Buffer, kid: string | null, now: Date): Promise<Buffer | null> => {
      for (const key of await load(now)) {
        if (kid !== null && key.kid !== kid) continue;
        const plain = decrypt(key, ciphertext);
        if (plain) return plain;
      }
      return null;
    },
    /** Deletes expired keys. */
    sweep: (now: Date) =>
      db.query('delete from secrets where name like $1 and created_at <= $2', [
        `${PREFIX}%`,
        new Date(now.getTime() - KEY_LIFETIME_MS),
      ]),
  };
};
