import type pg from 'pg';
import type { Claim } from '#machines/kit/noun.ts';

/** What a life holds alone, and which life it is. */
export interface ClaimRow extends Claim {
  readonly machine: string;
  readonly id: string;
}

/** Lets go of what lives held. */
export async function releaseClaims(client: pg.ClientBase, claims: readonly ClaimRow[]): Promise<void> {
  if (claims.length === 0) return;
  await client.query(
    `delete from claims using unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (kind, key, machine, id)
     where claims.kind = given.kind and claims.key = given.key and claims.machine = given.machine and claims.id = given.id`,
    [
      claims.map((one) => one.kind),
      claims.map((one) => one.key),
      claims.map((one) => one.machine),
      claims.map((one) => one.id),
    ],
  );
}

/** Writes what lives hold from now on; fails where another life holds it. */
export async function claim(client: pg.ClientBase, claims: readonly ClaimRow[], at: string): Promise<void> {
  if (claims.length === 0) return;
  const sorted = claims.toSorted((one, other) => (`${one.kind} ${one.key}` < `${other.kind} ${other.key}` ? -1 : 1));
  await client.query(
    `insert into claims (kind, key, machine, id, since)
     select kind, key, machine, id, $5 from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (kind, key, machine, id)`,
    [
      sorted.map((one) => one.kind),
      sorted.map((one) => one.key),
      sorted.map((one) => one.machine),
      sorted.map((one) => one.id),
      at,
    ],
  );
}
