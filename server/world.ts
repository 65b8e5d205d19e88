import type { Config } from './config.ts';
import type { Database } from './database/open.ts';
import { ACCOUNTS, DEMONSTRATION_PASSWORD } from './demo/accounts.ts';
import { loadDemonstration } from './demo/demonstration.ts';
import { loadEmptyWorld } from './demo/emptyWorld.ts';
import type { Proposer } from './propose/proposer.ts';

/** Fills a new database with the world the settings ask for; answers the lines to print after the address. */
export async function prepareWorld(config: Config, { pool }: Database, proposer: Proposer): Promise<string[]> {
  const { rows } = await pool.query<{ fresh: boolean }>('select not exists (select 1 from credentials) as fresh');
  const fresh = rows[0]?.fresh === true;
  if (config.demo) {
    if (fresh) {
      console.log('Making the demonstration world ...');
      await loadDemonstration(pool, proposer, new Date());
    }
    return [`Accounts: ${ACCOUNTS.join(', ')}`, `Password of all: ${DEMONSTRATION_PASSWORD} (demonstration only)`];
  }
  if (!fresh) return [];
  const { username, password } = await loadEmptyWorld(pool, proposer, new Date());
  return [`Administrator: ${username}`, `One-time password, shown only now: ${password}`];
}
