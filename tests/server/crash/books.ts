import type pg from 'pg';
import type { Sent } from './writers.ts';

/** Compares the records of the clients with the log: returns what is lost, doubled, or recorded without a sender. */
export async function faultsOf(pool: pg.Pool, books: readonly Sent[]): Promise<string[]> {
  const { rows: kept } = await pool.query(`select key, verdict from commands where key not like '% %'`);
  const verdicts = new Map(kept.map(({ key, verdict }) => [key, verdict]));
  const { rows: counted } = await pool.query<{ correlation: string; count: number }>(
    `select correlation, count(*) from events where correlation not like '% %' group by correlation`,
  );
  const events = new Map(counted.map(({ correlation, count }) => [correlation, count]));
  const faults = books.flatMap(({ key, told }) => {
    const verdict = verdicts.get(key);
    if (verdict === undefined) return [`${key} was acknowledged and is gone`];
    const expected = told.status === 'duplicate' ? { ...told, status: verdict.status } : told;
    return [
      verdict.id === expected.id && verdict.version === expected.version && verdict.status === expected.status
        ? ''
        : `${key} was told ${JSON.stringify(told)} and is kept as ${JSON.stringify(verdict)}`,
      (events.get(key) ?? 0) === verdict.events.length ? '' : `${key} has ${events.get(key) ?? 0} events`,
    ].filter((fault) => fault !== '');
  });
  const sent = new Set(books.map(({ key }) => key));
  if (sent.size !== books.length) faults.push(`${books.length - sent.size} keys were sent twice as new`);
  for (const key of new Set([...verdicts.keys(), ...events.keys()]))
    if (!sent.has(key)) faults.push(`${key} is recorded and nobody sent it`);
  return faults;
}
