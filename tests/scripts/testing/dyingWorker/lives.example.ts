import { expect, it } from 'vitest';

it('passes beside a process that dies', () => {
  expect(process.pid).toBeGreaterThan(0);
});
