import { expect, test } from 'vitest';
import type { ReportLine } from '#views/reports/lines.ts';
import { townshipMarks } from '#views/reports/map/townshipMarks.ts';

const line = (key: string | null, value: number | null): ReportLine => ({
  keys: [key],
  texts: [key ?? 'None'],
  cells: [{ value, count: 1 }],
  before: null,
  href: () => '/records',
  beforeHref: () => null,
});
const point = (id: string, isApproximate = false) => ({ id, longitude: 96, latitude: 17, isApproximate });
const POINTS = [point('MMR013001'), point('MMR013002', true), point('MMR013003')];

test('the area of a mark is its value; the largest comes first and hides no other', () => {
  const { marks, off } = townshipMarks([line('MMR013001', 25), line('MMR013002', 100)], POINTS);
  expect(marks.map(({ value, radius, isApproximate }) => [value, radius, isApproximate])).toEqual([
    [100, 20, true],
    [25, 10, false],
  ]);
  expect(off).toBe(0);
});

test('values below zero have the size of their distance from it', () => {
  const { marks } = townshipMarks([line('MMR013001', -100), line('MMR013002', 25)], POINTS);
  expect(marks.map(({ value, radius }) => [value, radius])).toEqual([
    [-100, 20],
    [25, 10],
  ]);
});

test('nothing but zeros is drawn small, and what has no point or no value is counted', () => {
  const lines = [line('MMR013001', 0), line('530102', 7), line(null, 3), line('MMR013003', null)];
  const { marks, off } = townshipMarks(lines, POINTS);
  expect(marks.map(({ radius }) => radius)).toEqual([4]);
  expect(off).toBe(3);
  expect(townshipMarks([], POINTS)).toEqual({ marks: [], off: 0 });
});
