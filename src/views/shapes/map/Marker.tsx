import type { Point } from './projection.ts';

/** Shapes of markers: what they mean is never said by colour alone. */
export type MarkerShape = 'circle' | 'square' | 'triangle' | 'diamond';

interface ShapeProps {
  readonly shape: MarkerShape;
  readonly at: Point;
  readonly radius: number;
  readonly className: string;
}

const corners = (shape: 'triangle' | 'diamond', [x, y]: Point, r: number): string =>
  (shape === 'triangle'
    ? [
        [x, y - r * 1.2],
        [x + r * 1.1, y + r * 0.8],
        [x - r * 1.1, y + r * 0.8],
      ]
    : [
        [x, y - r * 1.25],
        [x + r * 1.25, y],
        [x, y + r * 1.25],
        [x - r * 1.25, y],
      ]
  )
    .map((point) => point.join(','))
    .join(' ');

/** The outline of a marker at a point of the screen. */
export function Shape({ shape, at, radius, className }: ShapeProps) {
  const [x, y] = at;
  if (shape === 'circle') return <circle cx={x} cy={y} r={radius} className={className} />;
  if (shape === 'square')
    return <rect x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} rx={2} className={className} />;
  return <polygon points={corners(shape, at, radius)} className={className} />;
}
