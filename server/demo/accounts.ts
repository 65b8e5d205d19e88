import type pg from 'pg';
import { createCredential } from '../auth/credentials.ts';

/** Accounts that the address line and the README name; each shows one kind of work. */
export const ACCOUNTS = [
  'admin',
  'manager.yangon',
  'courier.yangon',
  'clerk.yangon',
  'sorter.muse',
  'clerk.mandalay',
  'finance',
  'support',
  'operations',
  'auditor',
  'trainer',
  'merchant',
] as const;

/** Password of the demonstration world only; a world of DEMO=0 has neither these accounts nor this password. */
export const DEMONSTRATION_PASSWORD = 'shweli2026';

/** Creates the credentials of all staff of the demonstration world. */
export async function createDemonstrationAccounts(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string; username: string }>(
    'select id, username from row_staff where id not in (select staff_id from credentials) order by id',
  );
  const password = DEMONSTRATION_PASSWORD;
  await Promise.all(
    rows.map(({ id, username }) => createCredential(pool, { staffId: id, username, password, mustChange: false })),
  );
}
