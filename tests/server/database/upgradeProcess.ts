import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';

/** Applies the files of a directory to an embedded database, and prints the reason where it cannot. */
const [dataDirectory = '', files = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDirectory, databaseUrl: undefined, port: 0 });
try {
  console.log((await migrate(database.pool, files)).join(' '));
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
} finally {
  await database.close();
}
