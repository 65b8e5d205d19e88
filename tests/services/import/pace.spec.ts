import { expect, it } from 'vitest';
import { createPacer } from '#services/import/pace.ts';

it('the speed of a run and the time left are said once enough is known', () => {
  const pace = createPacer();
  expect(pace(1000, 20_000, 0)).toBeNull();
  expect(pace(1100, 20_000, 1000)).toBeNull();
  expect(pace(2000, 20_000, 10_000)).toEqual({ perMinute: 6000, leftMs: 180_000 });
  expect(pace(20_000, 20_000, 190_000)).toEqual({ perMinute: 6000, leftMs: 0 });
});

it('no speed is said where nothing goes on', () => {
  const pace = createPacer();
  pace(5, 10, 0);
  expect(pace(5, 10, 60_000)).toBeNull();
});
