import { createHash } from 'node:crypto';
import { e164Of } from '#machines/fields/phones.ts';
import type { Queryable } from './auth/queryable.ts';

const KEY_SHAPE = /^PC-[0-9A-F]{16}$/;

/** Secret of the installation that keys the digests; null until it is read. */
let secret: Buffer | null = null;

/** Reads the secret of a database for this process and returns it. */
export async function loadCustomerSecret(db: Queryable): Promise<Buffer> {
  const { rows } = await db.query<{ value: Buffer }>(`select value from secrets where name = 'customers'`);
  const [found] = rows;
  if (!found) throw new Error(`the secret 'customers' is missing`);
  return setCustomerSecret(found.value);
}

/** Sets the secret in a process that has no database. */
export const setCustomerSecret = (value: Buffer): Buffer => (secret = value);

/** Returns the secret; reads it if this process has not yet. */
export const customerSecretOf = async (db: Queryable): Promise<Buffer> => secret ?? (await loadCustomerSecret(db));

const digest = (key: Buffer, content: Buffer | string): Buffer =>
  createHash('sha256').update(key).update(content).digest();

/**
 * Returns the key of a personal customer: a keyed digest of the phone number, the same as SQL's `customer_key`. A number
 * with and without its country code has one key; a key is returned unchanged.
 */
export function customerKeyOf(phone: string): string {
  if (KEY_SHAPE.test(phone)) return phone;
  if (secret === null) throw new Error('The secret of the customer keys was not read');
  const number = e164Of(phone)
    .replace(/[ -]/g, '')
    .replace(/^\+95/, '0')
    .replace(/^\+86(?=1[3-9]\d{9}$)/, '')
    .replace(/^\+86/, '0');
  return `PC-${digest(secret, digest(secret, number)).toString('hex').slice(0, 16).toUpperCase()}`;
}
