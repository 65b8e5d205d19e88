import type pg from 'pg';
import { has, readPermission } from '../access.ts';
import { actorOf, createPeople } from '../auth/people.ts';

/** Returns the accounts of a business customer that may sign in and read records of a type. */
export async function debtorAccounts(pool: pg.Pool, merchant: string, machine: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from row_staff where row ->> 'merchant' = $1 and status = 'onJob' order by id`,
    [merchant],
  );
  const people = createPeople(pool);
  const found = await Promise.all(rows.map(({ id }) => people.of(id)));
  return found.flatMap((person) =>
    person?.active && has(actorOf(person, '', ''), readPermission(machine)) ? [person.id] : [],
  );
}
