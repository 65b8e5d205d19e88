import { expect, it } from 'vitest';

it('a test passes beside a process that dies', () => {
  expect(process.pid).toBeGreaterThan(0);
});
