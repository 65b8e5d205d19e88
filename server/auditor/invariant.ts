import type pg from 'pg';
import type { Evidence } from '#machines/violation/events.ts';
import type { StreamName } from '../store/load.ts';
import type { Subject } from './subject.ts';

/** A contradiction that an invariant found. */
export interface Finding extends StreamName {
  readonly invariant: string;
  readonly evidence: Evidence;
}

/** Judged from one aggregate and what is kept of it; null when it holds. */
export interface AggregateInvariant {
  readonly kind: 'life';
  /** Of reliability.md 5, with a word of its own where one line there is judged in parts. */
  readonly id: string;
  /** Machines whose aggregates it speaks of. */
  readonly machines: 'all' | readonly string[];
  readonly contradiction: (subject: Subject) => Evidence | null;
}

/** Judged by a query over many lives at once; `ids` null asks for all of them. */
export interface SetInvariant {
  readonly kind: 'set';
  readonly id: string;
  /** The machine whose aggregates it finds, or `world` for what is about no single aggregate: only looked for in whole runs. */
  readonly machine: string;
  readonly find: (client: pg.ClientBase, ids: readonly string[] | null) => Promise<readonly Finding[]>;
}

export type Invariant = AggregateInvariant | SetInvariant;

/** An invariant of every aggregate, or of those of some machines. */
export const ofAggregate = (
  id: string,
  machines: AggregateInvariant['machines'],
  contradiction: AggregateInvariant['contradiction'],
): AggregateInvariant => ({ kind: 'life', id, machines, contradiction });

type Found = { readonly id: string; readonly machine?: string } & Readonly<Record<string, unknown>>;

/**
 * An invariant said in SQL: the query answers a row with the `id` of each aggregate that contradicts it (and its `machine`
 * where it is not the invariant's), its other columns are the evidence. `$1` are the ids to look at, null for all.
 */
export const ofRows = (id: string, machine: string, text: string): SetInvariant => ({
  kind: 'set',
  id,
  machine,
  find: async (client, ids) => {
    const { rows } = await client.query<Found>({ name: `audit-${id}`, text, values: [ids] });
    return rows.map(({ id: aggregate, machine: own = machine, ...evidence }) => ({
      invariant: id,
      machine: own,
      id: aggregate,
      evidence: evidence as Evidence,
    }));
  },
});

/** The part of a query that keeps it to the aggregates asked for. */
export const among = (column: string): string => `($1::text[] is null or ${column} = any($1::text[]))`;
