import { ConfigurationError, readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { createServer } from './server.ts';
import { prepareWorld } from './world.ts';

/** Starts the server and says where it is; ends it cleanly when asked to. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const { app, proposer } = await createServer({ config, database });
    const announcement = await prepareWorld(config, database, proposer);
    const address = await app.listen({ host: config.host, port: config.port });
    console.log([`Shweli is at ${address}`, ...announcement].join('\n'));
    let ending = false;
    const end = (): void => {
      if (ending) return;
      ending = true;
      void app
        .close()
        .then(() => database.close())
        .then(() => process.exit(0));
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
