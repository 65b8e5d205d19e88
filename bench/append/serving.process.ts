import { createBenchWorld, createOrders } from '../world.ts';
import type { Served } from './serving.ts';

/** A server in a process of its own, as it runs anywhere: it tells its parent where it is, and ends when it is told to. */
const world = await createBenchWorld();
const ids = await createOrders(world.proposer, Number(process.argv[2]));
const { address, authorization, database } = world;
process.once('message', () => void world.close().then(() => process.exit(0)));
process.send?.({ address, authorization, url: database.url, ids } satisfies Served);
