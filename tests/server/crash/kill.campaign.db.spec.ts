import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killing } from './killing.ts';
import { end, start, startInVain } from './server.ts';
import { createCrashWorld, type CrashWorld } from './world.ts';

/** Number of kills of the server; `npm run crash -- 1000` sets a longer campaign. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 20);

describe('one data directory', () => {
  let world: CrashWorld;
  beforeAll(async () => {
    world = await createCrashWorld(1);
  });
  afterAll(() => world.remove());

  test('one data directory serves one server: a second is refused at once, by a sentence that names the first', async () => {
    const first = await start(world.directory);
    try {
      const began = performance.now();
      const { code, said } = await startInVain(world.directory);
      expect(code).toBe(1);
      expect(said).toContain(`in use by another server (process ${first.child.pid}, port `);
      expect(said).toMatch(/Stop it first, or choose another DATA_DIR/);
      expect(performance.now() - began).toBeLessThan(5000);
      expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
    } finally {
      await end(first, 'SIGTERM');
    }
  });
});

killing({ rounds: ROUNDS, writers: 32, victims: ['server', 'server', 'both', 'postgres'] });
