import type pg from 'pg';
import type { Entry } from '#machines/postings/entry.ts';
import type { PostingHead } from '#machines/postings/head.ts';
import type { Queryable } from '../auth/queryable.ts';
import type { StreamName } from './streamName.ts';

/** Lines that one event posted. */
export interface Posted extends StreamName, PostingHead {
  readonly entries: readonly Entry[];
}

/** A line of the ledger with its position. */
export interface KeptEntry extends Entry, StreamName, PostingHead {
  readonly position: number;
  readonly line: number;
}

/**
 * Writes the lines of events that are in the log or were written in the same transaction; none for events without
 * postings.
 */
export async function keepEntries(client: pg.ClientBase, posted: readonly Posted[]): Promise<void> {
  const lines = posted.flatMap(({ entries, ...event }) =>
    entries.map((entry, index) => ({ ...event, ...entry, line: index + 1 })),
  );
  if (lines.length === 0) return;
  await client.query({
    name: 'keep-entries',
    text: `insert into ledger_entries
        (position, line, machine, id, version, account, party, waybill, branch, currency, amount, at, type, person, own_day,
          day)
      select position, line, machine, id, version, account, party, waybill, given.branch, currency, amount, at, given.type,
        person, day, posting_day(day, position)
      from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
        $10::bigint[], $11::text[], $12::text[], $13::text[], $14::text[])
        as given (machine, id, version, line, account, party, waybill, branch, currency, amount, at, type, person, day)
      join events using (machine, id, version)`,
    values: [
      lines.map(({ machine }) => machine),
      lines.map(({ id }) => id),
      lines.map(({ version }) => version),
      lines.map(({ line }) => line),
      lines.map(({ account }) => account),
      lines.map(({ party }) => party),
      lines.map(({ waybill }) => waybill),
      lines.map(({ branch }) => branch),
      lines.map(({ currency }) => currency),
      lines.map(({ amount }) => amount),
      lines.map(({ at }) => at),
      lines.map(({ type }) => type),
      lines.map(({ person }) => person),
      lines.map(({ day }) => day),
    ],
  });
}

/** Returns the lines of some aggregates, in the order of posting. */
export async function entriesOfAggregates(db: Queryable, streams: readonly StreamName[]): Promise<KeptEntry[]> {
  const { rows } = await db.query<KeptEntry>({
    name: 'entries-of-lives',
    text: `select kept.* from ledger_entries kept join unnest($1::text[], $2::text[]) as wanted (machine, id) using (machine, id)
      order by machine, id, version, line`,
    values: [streams.map(({ machine }) => machine), streams.map(({ id }) => id)],
  });
  return rows;
}
