import type { Query } from '#instruments/evidence/pack.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { loggedEvent } from '../../store/history.ts';
import type { LoggedEvent } from '../../store/record.ts';
import { signedCheckpoint, type SignedCheckpoint } from '../proofs/proofs.ts';
import { EvidenceFault } from './fault.ts';

/** Maximum number of events that a browser verifies in acceptable time. */
export const EVIDENCE_MOST = 5000;

/** An event with its number in the log. */
export type Numbered = LoggedEvent & { readonly number: number };

/** Number of signed events that match a query, with the first and the last number. */
export interface Population {
  readonly count: number;
  readonly first: number | null;
  readonly last: number | null;
}

const FIELDS = {
  machine: 'e.machine =',
  life: 'e.id =',
  type: 'e.type =',
  doneBy: 'e.actor_id =',
  branch: 'e.branch =',
  from: 'e.recorded_at >=',
  to: 'e.recorded_at <=',
} as const satisfies Record<keyof Query, string>;

function found(query: Query, size: number): { readonly text: string; readonly values: unknown[] } {
  const values: unknown[] = [size];
  const conditions = Object.entries(FIELDS).flatMap(([field, condition]) => {
    const value = query[field as keyof Query];
    return value === undefined ? [] : [`and ${condition} $${values.push(value)}`];
  });
  const text = `from log_sequence n join events e using (position) where n.sequence <= $1 ${conditions.join(' ')}`;
  return { text, values };
}

/** Returns the signed tree for a query: the latest, or that of a size. */
export async function treeFor(db: Queryable, size: number | null): Promise<SignedCheckpoint> {
  const tree = await signedCheckpoint(db, size);
  if (!tree)
    throw size === null ? new EvidenceFault('audit.nothingSigned') : new EvidenceFault('audit.sizeUnsigned', { size });
  return tree;
}

/** Counts the events that match a query, with the first and last of their numbers. */
export async function populationOf(db: Queryable, query: Query, size: number): Promise<Population> {
  const { text, values } = found(query, size);
  const { rows } = await db.query<Population>(
    `select count(*)::integer as count, min(n.sequence) as first, max(n.sequence) as last ${text}`,
    values,
  );
  return rows[0] ?? { count: 0, first: null, last: null };
}

/**
 * Returns the events that match a query, with their numbers; throws if there are none, or more than one pack can hold.
 */
export async function eventsFound(
  db: Queryable,
  query: Query,
  size: number,
  most = EVIDENCE_MOST,
): Promise<Numbered[]> {
  const { count } = await populationOf(db, query, size);
  if (count === 0) throw new EvidenceFault('audit.nothingFound');
  if (count > most) throw new EvidenceFault('audit.tooManyFound', { count, most });
  const { text, values } = found(query, size);
  const { rows } = await db.query<Parameters<typeof loggedEvent>[0] & { number: number }>(
    `select n.sequence as number, e.* ${text} order by n.sequence`,
    values,
  );
  return rows.map((row) => ({ ...loggedEvent(row), number: row.number }));
}
