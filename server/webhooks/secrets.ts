import { randomBytes } from 'node:crypto';
import { FORMER_SECRET, SECRET } from '#machines/webhook/index.ts';
import type { Queryable } from '../auth/queryable.ts';
import { sha256 } from '../auth/random.ts';
import { seal, unseal } from '../auth/sealing.ts';
import { secretOf } from '../auth/secrets.ts';

/** Beginning of every secret, as Standard Webhooks writes it; the rest is base64. */
export const PREFIX = 'whsec_';
/** 192 bits: base64 of them needs no padding. */
const SECRET_BYTES = 24;
const ENDING = 4;

/** Makes a secret, keeps it sealed, and returns it with the payload of the event that issues it. */
export async function makeSecret(db: Queryable, webhook: string, now: Date) {
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64');
  const secretHash = sha256(secret).toString('hex');
  const sealed = seal(await secretOf(db, 'webhooks', now), webhook, Buffer.from(secret));
  await db.query('insert into webhook_secrets (hash, webhook, sealed, made_at) values ($1, $2, $3, $4)', [
    secretHash,
    webhook,
    sealed,
    now.toISOString(),
  ]);
  return { secret, issued: { secretHash, secretEnding: secret.slice(-ENDING) } };
}

/** Removes a secret whose event was refused. */
export const dropSecret = (db: Queryable, hash: string): Promise<unknown> =>
  db.query('delete from webhook_secrets where hash = $1', [hash]);

/** Removes secrets that were made before an instant and sign no more: replaced, ended, or never issued. */
export const dropUnusedSecrets = async (db: Queryable, before: string): Promise<number> => {
  const { rowCount } = await db.query(
    `delete from webhook_secrets s where made_at < $1 and not exists (
       select from claims where kind in ('${SECRET}', '${FORMER_SECRET}') and key = s.hash)`,
    [before],
  );
  return rowCount ?? 0;
};

interface Kept {
  readonly sealed: Buffer;
  readonly isFormer: boolean;
  readonly formerEndsAt: string | null;
}

/** Returns the secrets that sign now, the present one first. */
export async function signingSecrets(db: Queryable, webhook: string, now: Date): Promise<string[]> {
  const { rows } = await db.query<Kept>({
    name: 'webhook-secrets',
    text: `select s.sealed, c.kind = '${FORMER_SECRET}' as "isFormer", w.row ->> 'formerEndsAt' as "formerEndsAt"
      from claims c join webhook_secrets s on s.hash = c.key and s.webhook = c.id join row_webhook w on w.id = c.id
      where c.machine = 'webhook' and c.id = $1 order by c.kind = '${FORMER_SECRET}'`,
    values: [webhook],
  });
  const key = await secretOf(db, 'webhooks', now);
  return rows
    .filter(({ isFormer, formerEndsAt }) => !isFormer || Date.parse(formerEndsAt ?? '') > now.getTime())
    .map(({ sealed }) => unseal(key, webhook, sealed).toString('utf8'));
}
