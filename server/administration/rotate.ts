import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { inTransaction } from '../auth/credentials.ts';
import { SECRETS_CHANNEL, secretOf } from '../auth/secrets.ts';
import { endEverySession } from '../auth/sessions.ts';
import { takeKey } from '../ledger/signing/keys.ts';
import { signerIn } from '../ledger/signing/signer.ts';

interface Rotating {
  readonly pool: pg.Pool;
  readonly dataDirectory: string;
  readonly now: Date;
}

const replaced =
  (name: 'token' | 'files') =>
  async (client: pg.ClientBase, now: Date): Promise<void> => {
    await client.query('delete from secrets where name = $1', [name]);
    await secretOf(client, name, now);
    await client.query('select pg_notify($1, $2)', [SECRETS_CHANNEL, name]);
  };

/** Keys that an operator may replace; each returns what follows. */
export const KEYS: Readonly<Record<string, (parts: Rotating) => Promise<string>>> = {
  token: async ({ pool, now }) => {
    await inTransaction(pool, async (client) => {
      await replaced('token')(client, now);
      await endEverySession(client, now);
    });
    return 'Tokens and device cookies are signed by a new key. Everybody signs in again.';
  },
  files: async ({ pool, now }) => {
    await inTransaction(pool, (client) => replaced('files')(client, now));
    return 'Links to files are signed by a new key. Open links end; a new click makes another.';
  },
  push: async ({ pool }) => {
    await inTransaction(pool, async (client) => {
      await client.query('delete from push_subscriptions');
      await client.query(`delete from secrets where name = 'push'`);
    });
    return 'Messages to phones are signed by a new key. Phones ring again once My day is opened there.';
  },
  passwords: async ({ pool }) => {
    await pool.query(`delete from secrets where name like 'rsa:%'`);
    return 'Passwords are sealed for a new key on their way. Sign-in pages that are open load it at the next attempt.';
  },
  log: async ({ pool, dataDirectory, now }) => {
    const file = join(dataDirectory, 'log-key.pem');
    if (existsSync(file)) await rename(file, `${file}.until-${now.toISOString().slice(0, 19).replaceAll(':', '')}`);
    await takeKey(pool, await signerIn(dataDirectory), now.toISOString());
    return 'Checkpoints of the log are signed by a new key; the old file is kept beside it. Restart every process of this data directory, and give witnesses the new public key (npm run ledger -- keys).';
  },
};
