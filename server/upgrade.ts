import type pg from 'pg';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { loadCustomerSecret } from './customerKeys.ts';
import { migrate } from './database/migrate.ts';
import { deriveOlderPhases } from './ledger/olderPhases.ts';
import { postOlderLog } from './ledger/postOlderLog.ts';
import { deriveOlderMoves } from './ledger/stock.ts';
import { writeOneForm } from './store/oneForm.ts';
import { makeRowTables } from './store/rowTables.ts';

/**
 * Brings a database up to date: the files of server/sql in one transaction, then what needs the program, each in a
 * transaction of its own that an interrupted start repeats. Says a line for each step that has work in an older database.
 */
export async function upgradeDatabase(pool: pg.Pool, say: (line: string) => void = console.log): Promise<void> {
  const types = Object.values(aggregateTypes);
  const begins = (work: string) => (count: number) => say(`Upgrading the database, ${work}: ${count} ...`);
  await migrate(pool, undefined, ({ name, number, of }) =>
    say(`Upgrading the database, step ${number} of ${of}: ${name} ...`),
  );
  await makeRowTables(pool, types, begins('tables of new record types'));
  await writeOneForm(pool, types, begins('records whose texts and phones get one form'));
  // Postings name personal customers by keys that are made with it.
  await loadCustomerSecret(pool);
  await postOlderLog(pool, begins('records whose log is posted to the ledger'));
  await deriveOlderMoves(pool, begins('orders whose movements are derived'));
  await deriveOlderPhases(pool, begins('orders whose times of phases are derived'));
}
