import { expect, it } from 'vitest';

it('a test passes before its process dies', () => {
  expect(process.pid).toBeGreaterThan(0);
});

it('dies with its process, as of a fault of the engine', async () => {
  expect(process.kill(process.pid, 'SIGKILL')).toBe(true);
  await new Promise(() => undefined);
});

it('a test after the death of its process is never reached', () => {
  expect.unreachable();
});
