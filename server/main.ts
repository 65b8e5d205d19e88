import { ConfigurationError, readConfig } from './config.ts';
import { DirectoryHeldError } from './database/holder.ts';
import { MigrationError } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { createServer } from './server.ts';
import { discardUnfinishedWorld, prepareWorld, preparingAlone } from './world.ts';

/** Starts the server, prints its address and ends it cleanly on request. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  let close = (): Promise<unknown> => database.close();
  try {
    const { app, announcement } = await preparingAlone(database, async () => {
      await discardUnfinishedWorld(database);
      const server = await createServer({ config, database });
      return { ...server, announcement: await prepareWorld(config, database, server.proposer) };
    });
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
    const address = await app.listen({ host: config.host, port: config.port });
    console.log([`Shweli is at ${address}`, ...announcement].join('\n'));
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the message of an error that the operator can correct; other errors keep their stack trace. */
function explained(error: unknown): unknown {
  if (error instanceof ConfigurationError || error instanceof DirectoryHeldError || error instanceof MigrationError)
    return error.message;
  const { code, address, port } = error as { code?: string; address?: string; port?: number };
  return code === 'EADDRINUSE'
    ? `Port ${port} of ${address} is already in use: end the other program, or choose another PORT.`
    : error;
}

main().catch((error: unknown) => {
  console.error(explained(error));
  process.exit(1);
});
