import type { MapLayout, PlacedEdge, Point } from './layout.ts';
import { TYPE } from './layout.ts';

/** Limits of a readable map (model.md 5.4): crossings, and the smallest label at the map's size, px. */
export const BUDGET = { crossings: 5, label: 9 } as const;

/** The place of a map on a screen of 1440 x 900: beside the menu, below the head, px. */
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

/** Returns the number of crossings of a map's edges. */
export const crossingsOf = ({ edges }: MapLayout): number => {
  const lines = edges.map(segmentsOf);
  return lines.reduce(
    (sum, one, index) => sum + lines.slice(index + 1).reduce((more, two) => more + between(one, two), 0),
    0,
  );
};

/** Returns the label size when the whole map fits its container, px. */
export const labelOf = ({ width, height }: MapLayout): number =>
  TYPE.edge * Math.min(1, PLACE.width / width, PLACE.height / height);

export const isReadable = (layout: MapLayout): boolean =>
  crossingsOf(layout) <= BUDGET.crossings && labelOf(layout) >= BUDGET.label;
