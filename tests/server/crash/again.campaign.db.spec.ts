import { afterAll, beforeAll, expect, test } from 'vitest';
import { end, start, type Running } from './server.ts';
import { createCrashWorld, type CrashWorld } from './world.ts';

/** Number of kills; `npm run crash -- 1000` sets a longer campaign. */
const ROUNDS = Math.min(100, Number(process.env['CRASH_ROUNDS'] ?? 5));
/** Time for an answer, milliseconds. Only the campaign, which has a machine to itself, measures it. */
const LIMIT_MS = process.env['CRASH_ROUNDS'] === undefined ? Infinity : 2000;

let world: CrashWorld;
let running: Running;

beforeAll(async () => {
  world = await createCrashWorld(7);
  running = await start(world.directory);
});

afterAll(async () => {
  await end(running, 'SIGTERM');
  await world.remove();
});

test(
  `X7: a killed process answers again, ${ROUNDS} times`,
  async () => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await end(running, 'SIGKILL');
      const began = performance.now();
      running = await start(world.directory);
      const answer = await fetch(`${running.address}/api/branch/all`, {
        headers: { authorization: world.tokens[0] ?? '' },
      });
      times.push(performance.now() - began);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('YGN')]);
    }
    times.sort((left, right) => left - right);
    const p99 = times[Math.floor(times.length * 0.99)] ?? Infinity;
    console.log(
      `${ROUNDS} kills: answered after ${times[times.length >> 1]?.toFixed()} ms (p50), ${p99.toFixed()} ms (p99)`,
    );
    expect(p99).toBeLessThan(LIMIT_MS);
  },
  300_000 + ROUNDS * 12_000,
);
