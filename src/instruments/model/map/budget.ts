import type { MapLayout, PlacedEdge, Point } from './layout.ts';
import { TYPE } from './layout.ts';

/** Limits of readability (model.md 5.4): crossings, and the smallest label of a fitted map, px. */
export const BUDGET = { crossings: 5, label: 9 } as const;

/** Space of a map on a screen of 1440 x 900, beside the menu and below the header, px. */
export const PLACE = { width: 1150, height: 600 } as const;

interface Segment {
  readonly a: Point;
  readonly b: Point;
}

const segmentsOf = ({ points }: PlacedEdge): Segment[] =>
  points.slice(1).map((b, index) => ({ a: points[index] ?? b, b }));

const side = ({ a, b }: Segment, { x, y }: Point): number =>
  Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

const cross = (one: Segment, two: Segment): boolean =>
  side(one, two.a) * side(one, two.b) < 0 && side(two, one.a) * side(two, one.b) < 0;

const between = (one: readonly Segment[], two: readonly Segment[]): number =>
  one.reduce((sum, a) => sum + two.filter((b) => cross(a, b)).length, 0);

/** Counts the crossings of the lines of a map. */
export const crossingsOf = ({ edges }: MapLayout): number => {
  const lines = edges.map(segmentsOf);
  return lines.reduce(
    (sum, one, index) => sum + lines.slice(index + 1).reduce((more, two) => more + between(one, two), 0),
    0,
  );
};

/** Returns the label size of a map that fits its space, px. */
export const labelOf = ({ width, height }: MapLayout): number =>
  TYPE.edge * Math.min(1, PLACE.width / width, PLACE.height / height);

export const isReadable = (layout: MapLayout): boolean =>
  crossingsOf(layout) <= BUDGET.crossings && labelOf(layout) >= BUDGET.label;
