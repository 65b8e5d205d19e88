import { loadDemonstration } from '#server/demo/demonstration.ts';
import type { Sizes } from './sizes.ts';
import { multiply } from './multiply.ts';
import { createBenchDatabase } from './world.ts';

let made: ReturnType<typeof make> | undefined;

async function make({ demonstration, events: wanted }: Sizes['rejudge']) {
  const { database, proposer, close } = await createBenchDatabase();
  await loadDemonstration(database.pool, proposer, new Date(), demonstration);
  return { pool: database.pool, events: await multiply(database, wanted), close };
}

/** Returns a database with a demonstration log multiplied to a size; made once for the benchmarks that only read it. */
export const longLog = (size: Sizes['rejudge']) => (made ??= make(size));

export async function closeLongLog(): Promise<void> {
  await (await made)?.close();
}
