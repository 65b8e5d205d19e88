import { makeWorld } from './support/makeWorld.ts';

/** Creates the demonstration world in a new directory, which the servers of the browser suites copy (E2E_DATA). */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Usage: node e2e/world.ts DIRECTORY');
await makeWorld(directory);
