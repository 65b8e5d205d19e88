import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.hire('S1', 'clerk');
});
afterAll(() => world.close());

test('a known and an unknown name cost the same work', async () => {
  const { pool } = world.database;
  await world.login('nobody.at.all', { password: 'wrong1' });
  const time = async (username: string): Promise<number> => {
    await pool.query('truncate attempt_counters, address_counters');
    const start = performance.now();
    await world.login(username, { password: 'wrong1' });
    return performance.now() - start;
  };
  const median = (times: number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    known.push(await time('clerk'));
    unknown.push(await time('nobody.at.all'));
  }
  expect(median(known) / median(unknown)).toBeGreaterThan(0.6);
  expect(median(known) / median(unknown)).toBeLessThan(1.6);
});
