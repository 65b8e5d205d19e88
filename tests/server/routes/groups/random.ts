import { createPeople } from '#server/auth/people.ts';
import { fixturesOf, hasFixtures } from '#modelTesting/found.ts';
import { SEED } from '#modelTesting/random.ts';
import { ALIVE } from '#modelTesting/world/alive.ts';
import { beginWorld } from '#modelTesting/world/beginning.ts';
import { wander } from '#modelTesting/world/wander.ts';
import { World } from '#modelTesting/world/world.ts';
import { createTestDatabase } from '../../../support/database.ts';
import { recording, store } from '../../../support/world/stored.ts';

/** Creates a database with random work of every machine, in which nothing falls due any more. */
export async function createRandomWork(steps: number) {
  const fixtures = await Promise.all(Object.keys(ALIVE).filter(hasFixtures).map(fixturesOf));
  const database = await createTestDatabase();
  const { pool } = database;
  const world = new World();
  const writings = recording(world);
  await beginWorld(world);
  await wander(world, { seed: SEED, steps, fixtures, alive: ALIVE }, () => {});
  await store(pool, writings);
  await pool.query('delete from deadlines');
  const { rows } = await pool.query<{ id: string; username: string }>('select id, username from row_staff');
  const staff = new Map(rows.map(({ id, username }) => [username, id]));
  const people = createPeople(pool);
  return {
    database,
    pool,
    staffId: (username: string) => Promise.resolve(staff.get(username) ?? ''),
    /** True for an account that the random work has left in place. */
    mayAct: async (username: string): Promise<boolean> => (await people.of(staff.get(username) ?? ''))?.active ?? false,
  };
}
