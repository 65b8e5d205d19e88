import type { Place } from '#views/shapes/map/projection.ts';
import type { ReportLine } from '../lines.ts';

/** A township of the map with its line: the area of its mark is the size of its value. */
interface TownshipMark extends Place {
  readonly line: ReportLine;
  readonly value: number;
  readonly radius: number;
  readonly isApproximate: boolean;
}

/** A point of the map of townships. */
interface TownshipPoint extends Place {
  readonly id: string;
  readonly isApproximate: boolean;
}

const LEAST_RADIUS = 4;
const MOST_RADIUS = 20;

/** Returns the marks of the lines that have a value and a point, the largest first, so that no mark lies hidden; and the number of the other lines. */
export function townshipMarks(
  lines: readonly ReportLine[],
  points: readonly TownshipPoint[],
): { readonly marks: readonly TownshipMark[]; readonly off: number } {
  const at = new Map(points.map((point) => [point.id, point]));
  const placed = lines.flatMap((line) => {
    const point = at.get(line.keys[0] ?? '');
    const value = line.cells[0]?.value ?? null;
    return point && value !== null ? [{ line, value, point }] : [];
  });
  const most = Math.max(0, ...placed.map(({ value }) => Math.abs(value))) || 1;
  const marks = placed.map(({ line, value, point: { longitude, latitude, isApproximate } }) => ({
    line,
    value,
    longitude,
    latitude,
    isApproximate,
    radius: Math.max(LEAST_RADIUS, Math.sqrt(Math.abs(value) / most) * MOST_RADIUS),
  }));
  return { marks: marks.toSorted((one, two) => two.radius - one.radius), off: lines.length - marks.length };
}
