import { expect, it } from 'vitest';
import { createPace } from '#server/auditor/pace.ts';

it('the pace of the log is calm as long as no more than 200 events a second come', () => {
  const pace = createPace();
  expect(pace(1_000_000, 0)).toBe('calm');
  expect(pace(1_000_200, 1000)).toBe('calm');
  expect(pace(1_000_401, 2000)).toBe('rush');
  expect(pace(1_000_461, 2300)).toBe('calm');
  expect(pace(1_000_522, 2600)).toBe('rush');
});

it('the pace of the log is calm as soon as a rush is over, however much the rush left behind', () => {
  const pace = createPace();
  pace(0, 0);
  expect(pace(30_000, 10_000)).toBe('rush');
  expect(pace(30_000, 16_000)).toBe('calm');
});
