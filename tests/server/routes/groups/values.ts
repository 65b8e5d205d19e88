import type { Measure, MeasureFunction } from '#machines/kit/report.ts';
import type { Row } from './world.ts';

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The value at a part of the sorted values, between two of them where it falls between. */
function percentile(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((one, two) => one - two);
  const place = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}

/** Computes a measure of the rows that a list shows. */
export function valueOf(rows: readonly Row[], { field = 'id', since }: Measure, as: MeasureFunction): number | null {
  const minutes = (row: Row): number =>
    (Date.parse(String(row[field])) - Date.parse(String(row[since ?? '']))) / 60_000;
  const values = rows.map((row) => (since === undefined ? Number(row[field]) : minutes(row)));
  switch (as) {
    case 'distinct':
      return new Set(rows.map((row) => JSON.stringify([row['customerKind'], row[field]]))).size;
    case 'sum':
      return sum(values);
    case 'average':
      return rows.length === 0 ? null : sum(values) / rows.length;
    case 'median':
      return percentile(values, 0.5);
    case 'p90':
      return percentile(values, 0.9);
    default:
      return rows.length;
  }
}
