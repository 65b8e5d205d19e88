import { code128Bars } from './code128.ts';
import { outlineOf, type Stroke } from './fonts.ts';
import type { Ink, Sheet } from './ink.ts';
import { qrModules } from './qr.ts';

type Text = Extract<Ink, { kind: 'text' }>;

/** Yields the outlines of a line's glyphs at their positions, in millimetres, y downwards. */
export function* strokesOf({ x, y, size, runs }: Text): Generator<Stroke> {
  let place = x;
  for (const { font, glyphs } of runs)
    for (const { id, advance, dx, dy } of glyphs) {
      const left = place + dx * size;
      const base = y - dy * size;
      for (const [kind, ...at] of outlineOf(font, id))
        yield [kind, ...at.map((value, index) => (index % 2 === 0 ? left + value * size : base - value * size))];
      place += advance * size;
    }
}

type Rectangle = readonly [x: number, y: number, w: number, h: number];

/** Merges adjacent black modules of a row; returns the start and the length of each stretch. */
function stretchesOf(row: readonly boolean[]): (readonly [at: number, count: number])[] {
  const starts = row.flatMap((black, at) => (black && row[at - 1] !== true ? [at] : []));
  return starts.map((at) => {
    const end = row.indexOf(false, at);
    return [at, (end === -1 ? row.length : end) - at] as const;
  });
}

/** Returns the rectangles of an element (lines, bars, modules), in millimetres. */
export function rectanglesOf(ink: Exclude<Ink, Text>): Rectangle[] {
  if (ink.kind === 'fill') return [[ink.x, ink.y, ink.width, ink.height]];
  const { x, y, module } = ink;
  if (ink.kind === 'barcode')
    return code128Bars(ink.text).bars.map(([at, wide]) => [x + at * module, y, wide * module, ink.height]);
  return qrModules(ink.text).flatMap((row, line) =>
    stretchesOf(row).map(([at, count]): Rectangle => [x + at * module, y + line * module, count * module, module]),
  );
}

const EM = 1000;
const short = (value: number): string => String(Math.round(value * EM) / EM);

/** One sheet for display: lines and bars as one path in millimetres, glyphs by key and position. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Number printed on it. */
  readonly name: string;
  readonly path: string;
  /** Key, position of the origin, and size of an em, in millimetres. */
  readonly glyphs: readonly (readonly [key: string, x: number, y: number, size: number])[];
}

/** Sheets for display, with the outline of every glyph once: in thousandths of an em, y downwards. */
export interface Pictures {
  readonly outlines: Readonly<Record<string, string>>;
  readonly sheets: readonly Picture[];
}

/** Converts sheets to the form that a browser draws, on the screen and on paper. */
export function picturesOf(sheets: readonly Sheet[]): Pictures {
  const outlines: Record<string, string> = {};
  const glyphsOf = ({ x, y, size, runs }: Text): Picture['glyphs'][number][] => {
    let place = x;
    return runs.flatMap(({ font, glyphs }) =>
      glyphs.map(({ id, advance, dx, dy }) => {
        const key = `${font}-${id}`;
        outlines[key] ??= outlineOf(font, id)
          .map(
            ([kind, ...at]) =>
              kind + at.map((value, index) => Math.round(value * (index % 2 === 0 ? EM : -EM))).join(' '),
          )
          .join('');
        const placed = [
          key,
          Number(short(place + dx * size)),
          Number(short(y - dy * size)),
          Number(short(size)),
        ] as const;
        place += advance * size;
        return placed;
      }),
    );
  };
  return {
    sheets: sheets.map(({ width, height, name, inks }) => ({
      width,
      height,
      name,
      path: inks
        .flatMap((ink) => (ink.kind === 'text' ? [] : rectanglesOf(ink)))
        .map(([x, y, w, h]) => `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z`)
        .join(''),
      glyphs: inks.flatMap((ink) => (ink.kind === 'text' ? glyphsOf(ink) : [])),
    })),
    outlines,
  };
}
