import type pg from 'pg';
import type { Evidence } from '#machines/violation/events.ts';
import type { StreamName } from '../store/load.ts';
import type { Subject } from './subject.ts';

/** A contradiction that an invariant found. */
export interface Finding extends StreamName {
  readonly invariant: string;
  readonly evidence: Evidence;
}

/** Judged from one life and what is kept of it; null when it holds. */
export interface LifeInvariant {
  readonly kind: 'life';
  /** Of reliability.md 5, with a word of its own where one line there is judged in parts. */
  readonly id: string;
  /** Machines whose lives it speaks of. */
  readonly machines: 'all' | readonly string[];
  readonly contradiction: (subject: Subject) => Evidence | null;
}

/** Judged by a query over many lives at once; `ids` null asks for all of them. */
export interface SetInvariant {
  readonly kind: 'set';
  readonly id: string;
  /** The machine whose lives it finds, or `world` for what is about no single life: only looked for in whole runs. */
  readonly machine: string;
  readonly find: (client: pg.ClientBase, ids: readonly string[] | null) => Promise<readonly Finding[]>;
}

export type Invariant = LifeInvariant | SetInvariant;

/** An invariant of every life, or of those of some machines. */
export const ofLife = (
  id: string,
  machines: LifeInvariant['machines'],
  contradiction: LifeInvariant['contradiction'],
): LifeInvariant => ({ kind: 'life', id, machines, contradiction });

type Found = { readonly id: string; readonly machine?: string } & Readonly<Record<string, unknown>>;

/**
 * An invariant said in SQL: the query answers a row with the `id` of each life that contradicts it (and its `machine`
 * where it is not the invariant's), its other columns are the evidence. `$1` are the ids to look at, null for all.
 */
export const ofRows = (id: string, machine: string, text: string): SetInvariant => ({
  kind: 'set',
  id,
  machine,
  find: async (client, ids) => {
    const { rows } = await client.query<Found>({ name: `audit-${id}`, text, values: [ids] });
    return rows.map(({ id: life, machine: own = machine, ...evidence }) => ({
      invariant: id,
      machine: own,
      id: life,
      evidence: evidence as Evidence,
    }));
  },
});

/** The part of a query that keeps it to the lives asked for. */
export const among = (column: string): string => `($1::text[] is null or ${column} = any($1::text[]))`;
