import type { Stroke } from './fonts.ts';

/** Black and white dots, row by row, eight to a byte, the first one in the highest bit. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly bytesPerRow: number;
  readonly bytes: Uint8Array;
}

interface Edge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const CURVE_PIECES = 4;
/** Sample lines in a row of dots, and the share of a dot that must be covered. */
const FINE = 4;
const COVERED = 0.45;

/** Converts curves to straight edges, in dots. TrueType curves have one control point. */
function edgesOf(strokes: Iterable<Stroke>, dots: number): Edge[] {
  const edges: Edge[] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const to = (nextX: number, nextY: number): void => {
    edges.push({ x0: x, y0: y, x1: nextX, y1: nextY });
    x = nextX;
    y = nextY;
  };
  for (const [kind, first = 0, second = 0, third = 0, fourth = 0] of strokes) {
    if (kind === 'M') {
      startX = x = first * dots;
      startY = y = second * dots;
    } else if (kind === 'L') to(first * dots, second * dots);
    else if (kind === 'Z') to(startX, startY);
    else {
      const fromX = x;
      const fromY = y;
      for (let piece = 1; piece <= CURVE_PIECES; piece += 1) {
        const t = piece / CURVE_PIECES;
        const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
        to(a * fromX + (b * first + c * third) * dots, a * fromY + (b * second + c * fourth) * dots);
      }
    }
  }
  return edges;
}

/** Rasterises outlines (in millimetres) by the nonzero winding rule, as fonts require. Null if nothing is black. */
export function rasterise(
  strokes: Iterable<Stroke>,
  dots: number,
): { readonly x: number; readonly y: number; readonly bitmap: Bitmap } | null {
  const edges = edgesOf(strokes, dots);
  if (edges.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x0, y0, x1, y1 } of edges) {
    left = Math.min(left, x0, x1);
    right = Math.max(right, x0, x1);
    top = Math.min(top, y0, y1);
    bottom = Math.max(bottom, y0, y1);
  }
  [left, top] = [Math.floor(left), Math.floor(top)];
  const [width, height] = [Math.ceil(right) - left, Math.ceil(bottom) - top];
  const bytesPerRow = Math.ceil(width / 8);
  const bytes = new Uint8Array(bytesPerRow * height);
  const lines = crossingsOf(edges, top, height * FINE);
  for (let row = 0; row < height; row += 1) {
    const covered = coverage(lines.slice(row * FINE, (row + 1) * FINE), left, width);
    for (let column = 0; column < width; column += 1)
      if ((covered[column] ?? 0) >= COVERED) {
        const at = row * bytesPerRow + (column >> 3);
        bytes[at] = (bytes[at] ?? 0) | (0x80 >> (column & 7));
      }
  }
  return { x: left, y: top, bitmap: { width, height, bytesPerRow, bytes } };
}

interface Crossing {
  readonly x: number;
  readonly turn: number;
}

/** Returns the crossings of each sample line, counted from the top, with edges. */
function crossingsOf(edges: readonly Edge[], top: number, count: number): Crossing[][] {
  const lines: Crossing[][] = Array.from({ length: count }, () => []);
  for (const { x0, y0, x1, y1 } of edges) {
    if (y0 === y1) continue;
    const first = Math.max(0, Math.ceil((Math.min(y0, y1) - top) * FINE - 0.5));
    for (let line = first; line < count; line += 1) {
      const y = top + (line + 0.5) / FINE;
      if (y >= Math.max(y0, y1)) break;
      lines[line]?.push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y1 > y0 ? 1 : -1 });
    }
  }
  return lines;
}

/** Returns the covered share of each dot of a row. */
function coverage(lines: readonly Crossing[][], left: number, width: number): Float64Array {
  const covered = new Float64Array(width);
  for (const line of lines) {
    const crossings = line.toSorted((one, other) => one.x - other.x);
    let winding = 0;
    crossings.forEach(({ x, turn }, index) => {
      winding += turn;
      const next = crossings[index + 1];
      if (winding === 0 || !next) return;
      const [from, to] = [x - left, next.x - left];
      for (let column = Math.max(0, Math.floor(from)); column < Math.min(width, Math.ceil(to)); column += 1)
        covered[column] =
          (covered[column] ?? 0) + Math.max(0, Math.min(to, column + 1) - Math.max(from, column)) / FINE;
    });
  }
  return covered;
}
