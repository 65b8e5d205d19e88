import { createBenchWorld, createOrders } from '../world.ts';
import { serveMeasuring } from '../serving.ts';
import type { Served } from './serving.ts';

/** Runs a server in a process of its own: it sends its address to the parent and ends on request. */
const world = await createBenchWorld();
const ids = await createOrders(world.proposer, Number(process.argv[2]));
const { address, authorization, database } = world;
serveMeasuring({ address, authorization, url: database.url, ids } satisfies Served, () => world.close());
