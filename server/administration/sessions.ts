import type pg from 'pg';
import { browserOf } from '../auth/browser.ts';
import { IDLE_MS } from '../auth/sessions.ts';
import { accountNamed, proposeTo, type Operating } from './accounts.ts';
import { AdministrationError } from './administrationError.ts';

interface Row {
  readonly id: string;
  readonly username: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly last_seen_at: Date;
}

/** Returns the open sessions, of everybody or of one account, one line each. */
export async function sessionLines(pool: pg.Pool, username: string | null, now: Date): Promise<string[]> {
  if (username !== null) await accountNamed(pool, username);
  const { rows } = await pool.query<Row>(
    `select session.id, username, ip, user_agent, last_seen_at
     from sessions session join row_staff staff on staff.id = session.staff_id
     where revoked_at is null and kind <> 'factor' and expires_at > $1 and last_seen_at > $2 and ($3::text is null or lower(username) = lower($3))
     order by username, last_seen_at desc`,
    [now, new Date(now.getTime() - IDLE_MS), username],
  );
  return rows.map(
    ({ id, username: name, ip, user_agent, last_seen_at }) =>
      `${id}  ${name}  ${ip}  ${browserOf(user_agent) || 'unknown program'}  last seen ${last_seen_at.toISOString()}`,
  );
}

const SESSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ends one session by its id, or all of an account by its login name. */
export async function signOutByOperator(operating: Operating, named: string): Promise<void> {
  const reason = 'By an operator of the server';
  if (!SESSION.test(named)) {
    const { id } = await accountNamed(operating.pool, named);
    return proposeTo(operating, id, { type: 'staff.signedOut', reason });
  }
  const { rows } = await operating.pool.query<{ staff_id: string }>(
    'select staff_id from sessions where id = $1 and revoked_at is null',
    [named],
  );
  const [found] = rows;
  if (!found) throw new AdministrationError(`There is no open session ${named}.`);
  return proposeTo(operating, found.staff_id, { type: 'staff.signedOut', session: named, reason });
}
