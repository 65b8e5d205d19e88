import { ConfigurationError, readConfig } from './config.ts';
import { BuildError, buildConsole } from './consoleBuild.ts';
import { MadeObjectsNeeded } from './database/madeObjects.ts';
import { undurable } from './database/durability.ts';
import { DirectoryHeldError } from './database/holder.ts';
import { MigrationError } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { DatabaseUnusable } from './database/unusable.ts';
import { refuseExposure } from './exposure.ts';
import { refuseForeignSchema } from './foreignSchema.ts';
import { tryCheckpointFile } from './ledger/checkpointFile.ts';
import { listening, reservePort } from './listening.ts';
import { unwritable } from './unwritable.ts';
import { refuseOtherWorld } from './worldMark.ts';

/** Starts the server, prints its address and ends it cleanly on request. */
async function serve(isBuilding: boolean): Promise<void> {
  const config = readConfig(process.env);
  if (config.checkpointFile !== undefined) await tryCheckpointFile(config.checkpointFile);
  // The console is built while the world is made; nobody can use either before both are done.
  const built = isBuilding ? buildConsole() : Promise.resolve();
  // Awaited below; a failure before that is none yet.
  built.catch(() => undefined);
  // PostgreSQL starts while the code loads.
  const [database, { createServer }, { discardUnfinishedWorld, prepareWorld, preparingAlone }] = await Promise.all([
    openDatabase(config),
    import('./server.ts'),
    import('./world.ts'),
  ]);
  let close = (): Promise<unknown> => database.close();
  try {
    const reserved = await reservePort(config);
    const prepared = preparingAlone(database, async () => {
      await refuseForeignSchema(database.pool);
      await refuseOtherWorld(config, database.pool);
      await refuseExposure(config, database.pool);
      await discardUnfinishedWorld(database);
      const server = await createServer({ config, database });
      const announcement = await prepareWorld(config, database, server);
      const warnings = database.kind === 'external' ? await undurable(database.pool) : [];
      return { app: server.app, announcement, warnings };
    });
    const [{ app, announcement, warnings }] = await Promise.all([prepared, built]);
    close = () => app.close().then(() => database.close());
    let ending = false;
    const end = (): void => {
      if (ending) return;
      ending = true;
      void close().then(() => process.exit(0));
    };
    // Listens for signals before the first reply, so that an early request to end is not lost.
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    await reserved.release();
    const address = await listening(config, () => app.listen({ host: config.host, port: config.port }));
    console.log([`Shweli is at ${address}`, ...announcement].join('\n'));
    for (const warning of warnings) console.warn(warning);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Errors whose message says what the operator can do. */
const EXPLAINED = [
  ConfigurationError,
  DirectoryHeldError,
  MigrationError,
  MadeObjectsNeeded,
  DatabaseUnusable,
  BuildError,
];

/** Returns the message of an error that the operator can correct; other errors keep their stack trace. */
const explained = (error: unknown): unknown =>
  EXPLAINED.some((kind) => error instanceof kind)
    ? (error as Error).message
    : (unwritable(error, process.env) ?? error);

/**
 * Starts the server, with `isBuilding` beside a build of the console. Ends the process with the reason if it cannot.
 */
export const start = (isBuilding: boolean): Promise<void> =>
  serve(isBuilding).catch((error: unknown) => {
    console.error(explained(error));
    process.exit(1);
  });
