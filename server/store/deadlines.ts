import type pg from 'pg';
import type { StreamName } from './streamName.ts';

/** Time at which an event of an aggregate falls due. */
interface DeadlineRow {
  readonly machine: string;
  readonly id: string;
  readonly event: string;
  readonly dueAt: string;
}

/** Changes of deadlines by a transaction. */
export interface DeadlineChanges {
  /** Aggregates that left their main state, which ends their deadlines. */
  readonly settled: readonly StreamName[];
  readonly deadlines: readonly DeadlineRow[];
}

/** Ends the deadlines of states that were left, and writes those of states that were entered. */
export const keepDeadlines = (client: pg.ClientBase, { settled, deadlines }: DeadlineChanges): Promise<unknown> =>
  Promise.all([endDeadlines(client, settled), beginDeadlines(client, deadlines)]);

async function endDeadlines(client: pg.ClientBase, settled: DeadlineChanges['settled']): Promise<void> {
  if (settled.length === 0) return;
  await client.query(
    `delete from deadlines using unnest($1::text[], $2::text[]) as given (machine, id)
     where deadlines.machine = given.machine and deadlines.id = given.id`,
    [settled.map((one) => one.machine), settled.map((one) => one.id)],
  );
}

async function beginDeadlines(client: pg.ClientBase, deadlines: DeadlineChanges['deadlines']): Promise<void> {
  if (deadlines.length === 0) return;
  await client.query(
    `insert into deadlines (machine, id, event, due_at)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
     on conflict (machine, id, event) do update set due_at = excluded.due_at`,
    [
      deadlines.map((one) => one.machine),
      deadlines.map((one) => one.id),
      deadlines.map((one) => one.event),
      deadlines.map((one) => one.dueAt),
    ],
  );
}
