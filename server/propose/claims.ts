import type pg from 'pg';
import { nameOf } from '#machines/kit/claims.ts';
import type { Claim } from '#machines/kit/noun.ts';
import type { ClaimRow } from '../store/claims.ts';
import { streamKey } from '../store/load.ts';

/** Who holds what, by kind and key: a stream's key, or null for what was let go of. */
export type ClaimBook = ReadonlyMap<string, string | null>;

/** What the lives of one command let go of and would hold. */
interface Change {
  readonly released: readonly ClaimRow[];
  readonly claimed: readonly ClaimRow[];
}

/** The claims of one transaction: those found in the database, and what its commands change of them. */
export function createClaimBook(taken: ClaimBook) {
  const held = new Map(taken);
  const wanted = new Map<string, Claim>();

  return {
    /** The first claim that another life holds; null when all are free. */
    clash: (changes: readonly Change[]): Claim | null => {
      const after = new Map<string, string | null>();
      for (const { released } of changes) for (const claim of released) after.set(nameOf(claim), null);
      for (const claim of changes.flatMap(({ claimed }) => claimed)) {
        const name = nameOf(claim);
        wanted.set(name, claim);
        const holder = after.get(name) === undefined ? held.get(name) : after.get(name);
        if (typeof holder === 'string' && holder !== streamKey(claim)) return { kind: claim.kind, key: claim.key };
        after.set(name, streamKey(claim));
      }
      return null;
    },
    take: (changes: readonly Change[]): void => {
      for (const { released } of changes) for (const claim of released) held.set(nameOf(claim), null);
      for (const { claimed } of changes) for (const claim of claimed) held.set(nameOf(claim), streamKey(claim));
    },
    wanted: (): readonly Claim[] => [...wanted.values()],
  };
}

/** Which of these claims are held, and by whom. */
export async function holdersOf(client: pg.ClientBase, claims: readonly Claim[]): Promise<Map<string, string>> {
  if (claims.length === 0) return new Map();
  const { rows } = await client.query<ClaimRow>({
    name: 'holders-of',
    text: `select claims.kind, claims.key, machine, id from claims
           join unnest($1::text[], $2::text[]) as wanted (kind, key)
           on claims.kind = wanted.kind and claims.key = wanted.key`,
    values: [claims.map(({ kind }) => kind), claims.map(({ key }) => key)],
  });
  return new Map(rows.map((row) => [nameOf(row), streamKey(row)]));
}
