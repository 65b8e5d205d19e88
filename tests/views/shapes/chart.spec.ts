import { expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { chartOf, lineOf } from '#views/shapes/chart/chartLayout.ts';

/** Returns the x of every point of a path, control points among them. */
const pointsOf = (path: string): number[] => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x));

test.each(Object.values(aggregateTypes))('the map of $id holds each of its lines', (aggregateType) => {
  const { width, states, moves } = chartOf(aggregateType);
  for (const move of moves) expect(Math.max(...pointsOf(lineOf(move, states)))).toBeLessThanOrEqual(width);
});
