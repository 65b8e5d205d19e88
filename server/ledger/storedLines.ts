import type pg from 'pg';
import type { PostedEvent } from '#machines/postings/replayed.ts';
import { canonical } from '../store/canonical.ts';
import { keepEntries } from '../store/entries.ts';
import { streamKey, type StreamName } from '../store/streamName.ts';
import type { LoggedEvent } from '../store/record.ts';
import type { KeptDifference } from './keptDifference.ts';

/** Stored ledger lines of each aggregate, by its key; an aggregate is removed once it was compared. */
type StoredLines = Map<string, { readonly stream: StreamName; readonly lines: readonly string[] }>;

/** Formats a line as text: its position and content. */
const lineText = (fields: readonly unknown[]): string => canonical(fields);

interface LineRow extends StreamName {
  readonly version: number;
  readonly line: number;
  readonly position: number;
  readonly account: string;
  readonly party: string | null;
  readonly waybill: string | null;
  readonly branch: string | null;
  readonly currency: string;
  readonly amount: number;
  readonly at: string;
  readonly type: string;
  readonly person: string;
  readonly own_day: string;
  /** False if the line lies on another day than that on which its event is posted. */
  readonly is_placed: boolean;
}

const fieldsOf = (line: Omit<LineRow, 'machine' | 'id'>): readonly unknown[] => [
  line.position,
  line.version,
  line.line,
  line.account,
  line.party,
  line.waybill,
  line.branch,
  line.currency,
  line.amount,
  line.at,
  line.type,
  line.person,
  line.own_day,
  line.is_placed,
];

/** Reads all stored ledger lines. */
export async function storedLines(client: pg.ClientBase): Promise<StoredLines> {
  const { rows } = await client.query<LineRow>(
    'select *, day = posting_day(own_day, position) as is_placed from ledger_entries order by machine, id, version, line, position',
  );
  return new Map(
    [...Map.groupBy(rows, streamKey)].map(([key, lines]) => [
      key,
      {
        stream: { machine: lines[0]?.machine ?? '', id: lines[0]?.id ?? '' },
        lines: lines.map((line) => lineText(fieldsOf(line))),
      },
    ]),
  );
}

/** Posts an aggregate's events again if the stored lines differ; returns the difference. */
export async function postAgain(
  client: pg.ClientBase,
  stream: StreamName,
  history: readonly LoggedEvent[],
  posted: readonly PostedEvent[],
  stored: StoredLines,
): Promise<readonly string[]> {
  const key = streamKey(stream);
  const positions = new Map(history.map(({ version, position }) => [version, position]));
  const expected = posted.flatMap(({ entries, ...head }) =>
    entries.map((entry, index) =>
      lineText(
        fieldsOf({
          ...entry,
          ...head,
          own_day: head.day,
          is_placed: true,
          line: index + 1,
          position: positions.get(head.version) ?? 0,
        }),
      ),
    ),
  );
  const kept = stored.get(key)?.lines ?? [];
  stored.delete(key);
  if (kept.length === expected.length && kept.every((line, index) => line === expected[index])) return [];
  await rebuilding(client, async () => {
    await remove(client, stream);
    await keepEntries(
      client,
      posted.map((one) => ({ ...stream, ...one })),
    );
  });
  return ['ledger'];
}

/** Removes ledger lines of aggregates without events. */
export async function removeOrphans(client: pg.ClientBase, stored: StoredLines): Promise<readonly KeptDifference[]> {
  const orphans = [...stored.values()].map(({ stream }) => stream);
  await rebuilding(client, async () => {
    for (const stream of orphans) await remove(client, stream);
  });
  return orphans.map((stream) => ({ ...stream, fields: ['ledger: no event belongs to it'] }));
}

/** Removes lines and adds them again, which the database permits only during a rebuild. */
async function rebuilding(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query(`set local shweli.rebuilds_ledger = 'on'`);
  await work();
  await client.query(`set local shweli.rebuilds_ledger = 'off'`);
}

const remove = (client: pg.ClientBase, { machine, id }: StreamName): Promise<unknown> =>
  client.query('delete from ledger_entries where machine = $1 and id = $2', [machine, id]);
