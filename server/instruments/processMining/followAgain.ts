import type pg from 'pg';
import type { KeptDifference } from '../../ledger/keptDifference.ts';
import { follow, waitToFollow } from './follow.ts';

/** Reads the stored steps and course of each aggregate as one hash. */
async function keptHashes(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ key: string; hash: string }>(
    `select machine || '/' || life as key, md5(string_agg(kept, ',' order by number, region)) as hash from (
       select machine, life, number, region, steps::text as kept from steps
       union all select machine, life, 0, '', cases::text from cases) counted
     group by machine, life`,
  );
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

/** Derives process mining again from the beginning of the log; returns the aggregates whose stored data differed. */
export async function followAgain(client: pg.ClientBase): Promise<readonly KeptDifference[]> {
  await waitToFollow(client);
  const { rows } = await client.query<{ number: number }>('select number from practice_head');
  const end = rows[0]?.number ?? 0;
  const before = await keptHashes(client);
  await client.query('delete from steps');
  await client.query('delete from cases');
  await client.query('update practice_head set number = 0');
  for (let followed = 0; followed < end;) followed += await follow(client, end);
  const after = await keptHashes(client);
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => {
      const slash = key.indexOf('/');
      return { machine: key.slice(0, slash), id: key.slice(slash + 1), fields: ['steps'] };
    });
}
