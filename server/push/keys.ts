import { createECDH } from 'node:crypto';
import type { Queryable } from '../auth/queryable.ts';
import { secretOf } from '../auth/secrets.ts';

const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;

/** Keys that sign messages to push services (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

function makePrivateKey(): Buffer {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  // Leading zeros are left out.
  const key = curve.getPrivateKey();
  return Buffer.concat([Buffer.alloc(PRIVATE_BYTES - key.length), key]);
}

/** Returns the keys of this installation, made at their first use. */
export async function pushKeys(db: Queryable, now: Date): Promise<PushKeys> {
  const privateKey = await secretOf(db, 'push', now, makePrivateKey);
  const curve = createECDH(CURVE);
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
