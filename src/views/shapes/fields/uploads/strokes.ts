/** Pixels of a saved signature; the pad on the screen has the same proportion. */
export const PAD = { width: 1200, height: 480 } as const;

/** A point on the pad, in pixels of the saved picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece of a stroke: a curve from one point to another, bent towards a third. */
export interface Curve {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Returns the point of the pad under a pointer; outside the pad, the nearest point of its edge. */
export const pointAt = (
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point => ({
  x: within(((clientX - box.left) / box.width) * PAD.width, PAD.width),
  y: within(((clientY - box.top) / box.height) * PAD.height, PAD.height),
});

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/**
 * Returns the curve that the last point of a stroke adds. Curves run from the middle of one pair of points to the
 * middle of the next, so that a stroke has no corners. Null for no points.
 */
export function curveOf(stroke: readonly Point[]): Curve | null {
  const [before, bend, last] = [stroke.at(-3), stroke.at(-2), stroke.at(-1)];
  if (!last) return null;
  if (!bend) return { from: last, bend: last, to: last };
  return { from: before ? between(before, bend) : bend, bend, to: between(bend, last) };
}
