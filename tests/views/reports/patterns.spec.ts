import { expect, it } from 'vitest';
import { fills } from '#views/reports/Chart.css.ts';
import { SERIES_MOST } from '#views/reports/limits.ts';
import { patterned } from '#views/reports/patterns.ts';

it('each series of a bar is filled with a pattern of its own, without regard to colour', () => {
  const series = Array.from({ length: SERIES_MOST }, (_, index) => index);
  expect(new Set(series.map((index) => patterned(index, 'CanvasText', 'Canvas'))).size).toBe(SERIES_MOST);
  expect(new Set(Object.values(fills)).size).toBe(SERIES_MOST);
});
