import type pg from 'pg';
import type { Evidence } from '#machines/violation/events.ts';
import type { StreamName } from '../store/streamName.ts';
import type { Subject } from './subject.ts';

/** A contradiction that an invariant found. */
export interface Finding extends StreamName {
  readonly invariant: string;
  readonly evidence: Evidence;
}

/** An invariant that is judged from one aggregate and the rows derived from it; null when it holds. */
export interface AggregateInvariant {
  readonly kind: 'life';
  /** Id from reliability.md 5, with a suffix where one line there is judged in parts. */
  readonly id: string;
  /** Machines whose aggregates it applies to. */
  readonly machines: 'all' | readonly string[];
  readonly contradiction: (subject: Subject) => Evidence | null;
}

/** An invariant that is judged by a query over many aggregates; `ids` null asks for all of them. */
export interface SetInvariant {
  readonly kind: 'set';
  readonly id: string;
  /**
   * Machine of the aggregates that it finds. `world` is about no single aggregate and is checked in whole runs only.
   */
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
 * Defines an invariant in SQL. The query returns a row with the `id` of each aggregate that contradicts it, and with
 * its `machine` if that differs from the invariant's. The other columns are the evidence. `$1` holds the ids to
 * examine, null for all.
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

/** Condition of a query that restricts it to the requested aggregates. */
export const among = (column: string): string => `($1::text[] is null or ${column} = any($1::text[]))`;
