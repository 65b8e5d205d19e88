import type { Queryable } from '../auth/queryable.ts';
import { ownedBy, reachOf, type Actor } from '#machines/kit/actor.ts';
import { rowTable } from './tables.ts';
import type { StreamName } from './streamName.ts';

/** A read-model row with the columns that decide who may see it. */
export interface KeptRow {
  readonly id: string;
  readonly version: number;
  readonly branches: readonly string[];
  readonly owner: string | null;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Returns whether a row is in the actor's branches, or is the merchant's own, as the machine's scope does. */
export function isVisible(actor: Actor, { branches, owner }: Pick<KeptRow, 'branches' | 'owner'>): boolean {
  if (actor.kind === 'system') return true;
  if (branches.includes(ownedBy(actor.id))) return true;
  if (actor.merchant !== null) return owner === actor.merchant;
  if (actor.scope === 'all' || branches.length === 0) return true;
  const reach = reachOf(actor);
  return branches.some((branch) => reach.includes(branch));
}

/** Reads rows by machine and id. */
export async function rowsOf(db: Queryable, streams: readonly StreamName[]): Promise<Map<string, KeptRow>> {
  const found = new Map<string, KeptRow>();
  for (const machine of new Set(streams.map((stream) => stream.machine))) {
    const ids = [...new Set(streams.filter((stream) => stream.machine === machine).map(({ id }) => id))];
    const { rows } = await db.query<KeptRow>({
      name: `rows-of-${machine}`,
      text: `select id, version, branches, owner, row from ${rowTable(machine)} where id = any($1::text[])`,
      values: [ids],
    });
    for (const row of rows) found.set(`${machine}/${row.id}`, row);
  }
  return found;
}
