import { randomBytes } from 'node:crypto';
import type { Queryable } from './queryable.ts';

/**
 * `token` signs header tokens, device cookies and captcha answers. `pepper` is part of every password's hash. `files`
 * signs grants to fetch files. `webhooks` seals the secrets of webhooks, `factor` those of second factors. `receiver`
 * makes the codes of receivers. `push` signs messages to push services.
 */
export type SecretName = 'token' | 'pepper' | 'files' | 'webhooks' | 'factor' | 'receiver' | 'push';

/** Channel that tells every process of a replaced secret. */
export const SECRETS_CHANNEL = 'secrets';

const SECRET_BYTES = 32;

/** Returns a secret of this installation, made at its first use. Of several processes the first one's is kept. */
export const secretOf = async (
  db: Queryable,
  name: SecretName,
  now: Date,
  make: () => Buffer = () => randomBytes(SECRET_BYTES),
): Promise<Buffer> => {
  await db.query('insert into secrets (name, value, created_at) values ($1, $2, $3) on conflict (name) do nothing', [
    name,
    make(),
    now,
  ]);
  const { rows } = await db.query<{ value: Buffer }>('select value from secrets where name = $1', [name]);
  const [secret] = rows;
  if (!secret) throw new Error(`the secret '${name}' is missing`);
  return secret.value;
};
