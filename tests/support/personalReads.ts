import type pg from 'pg';
import type { Serving } from './serving.ts';

/** A record of a read of personal data, as the auditor sees it. */
export interface Read {
  readonly machine: string;
  readonly lives: readonly string[];
  readonly fields: readonly string[];
  readonly way: string;
  readonly screen: string | null;
  readonly doneBy: string;
  readonly doneByName: string;
  readonly branch: string | null;
}

/** Returns the reads of personal data, oldest first. */
export async function readsOf(server: Serving, filters: readonly object[] = []): Promise<readonly Read[]> {
  const requested = { filters, sort: [{ field: 'readAt', dir: 'asc' }] };
  const { body } = await server.ask<{ records: readonly Read[] }>('POST', '/api/personalRead/page', {
    as: 'auditor',
    body: requested,
  });
  return body.records;
}

/** Removes all recorded reads. */
export async function forgetReads(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('delete from personal_reads');
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Moves all recorded reads to another day. */
export async function ageReads(pool: pg.Pool, at: string): Promise<void> {
  await pool.query('alter table personal_reads disable trigger personal_reads_are_final');
  await pool.query('update personal_reads set at = $1', [at]);
  await pool.query('alter table personal_reads enable trigger personal_reads_are_final');
}

/** Runs a function while reads cannot be recorded. */
export async function withoutRecord<Result>(pool: pg.Pool, run: () => Promise<Result>): Promise<Result> {
  await pool.query('alter table personal_reads rename to elsewhere');
  try {
    return await run();
  } finally {
    await pool.query('alter table elsewhere rename to personal_reads');
  }
}
