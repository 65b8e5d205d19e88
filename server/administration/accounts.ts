import type pg from 'pg';
import { system } from '#machines/kit/actor.ts';
import { liftWaits, resetPassword } from '../auth/credentials.ts';
import type { Proposer } from '../propose/proposer.ts';
import { AdministrationError } from './administrationError.ts';

/** Parts that acts of an operator need. */
export interface Operating {
  readonly pool: pg.Pool;
  readonly proposer: Proposer;
  readonly now: Date;
}

interface Account {
  readonly id: string;
  readonly username: string;
  readonly status: string;
  readonly enabled: boolean;
}

/** Finds an account by its login name; throws if there is none. */
export async function accountNamed(pool: pg.Pool, username: string): Promise<Account> {
  const { rows } = await pool.query<Account>(
    'select id, username, status, enabled from row_staff where lower(username) = lower($1)',
    [username],
  );
  const [found] = rows;
  if (!found) throw new AdministrationError(`Nobody signs in as ${username}.`);
  return found;
}

/** Proposes an event of a person as the system; throws with the rule that refuses it. */
export async function proposeTo(
  { proposer, now }: Operating,
  id: string,
  event: { readonly type: string; readonly [field: string]: string },
): Promise<void> {
  const [verdict] = await proposer.propose({
    mode: 'each',
    dryRun: false,
    actor: system,
    at: now.toISOString(),
    cause: 'npm run admin',
    commands: [{ key: crypto.randomUUID(), machine: 'staff', id, event }],
  });
  if (verdict?.status === 'accepted') return;
  const reasons = verdict?.refusals.map(({ code, rule }) => rule ?? code) ?? [];
  throw new AdministrationError(
    `${event.type} is refused: ${reasons.join(', ')}. See the rules of staff in docs/machines.`,
  );
}

/** Resets the password of an account, which also ends its sessions; returns a one-time password for a day. */
export async function resetByOperator(operating: Operating, username: string): Promise<string> {
  const { id } = await accountNamed(operating.pool, username);
  await proposeTo(operating, id, { type: 'staff.passwordReset' });
  return resetPassword(operating.pool, id, operating.now);
}

/** Removes app and passkeys of an account that has lost them: the password alone signs in until another factor is set up. */
export async function removeFactorByOperator(operating: Operating, username: string): Promise<void> {
  const { id } = await accountNamed(operating.pool, username);
  const { rowCount } = await operating.pool.query(
    `select from row_staff where id = $1 and (row ->> 'secondFactor')::boolean`,
    [id],
  );
  if (rowCount === 0) throw new AdministrationError(`${username} has no second factor.`);
  await proposeTo(operating, id, { type: 'staff.secondFactorRemoved' });
  await liftWaits(operating.pool, id, username);
}

/** Opens an account that failed attempts, a lock or a disabling keeps closed; returns what was in its way. */
export async function unlockByOperator(operating: Operating, username: string): Promise<string[]> {
  const account = await accountNamed(operating.pool, username);
  const events = [
    ...(account.status === 'locked' ? ['staff.unlocked'] : []),
    ...(account.enabled ? [] : ['staff.accountEnabled']),
  ];
  for (const type of events) await proposeTo(operating, account.id, { type });
  const waits = await liftWaits(operating.pool, account.id, account.username);
  return [...events, ...(waits > 0 ? ['failed attempts'] : [])];
}
