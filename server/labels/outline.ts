import { code128Bars } from './code128.ts';
import { outlineOf, type Stroke } from './fonts.ts';
import type { Ink, Sheet } from './ink.ts';
import { qrModules } from './qr.ts';

type Text = Extract<Ink, { kind: 'text' }>;

/** The glyphs of a line where they stand, in millimetres, y downwards. */
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

/** What of an ink is rectangles: lines, bars, modules. In millimetres. */
export function rectanglesOf(ink: Exclude<Ink, Text>): (readonly [x: number, y: number, w: number, h: number])[] {
  if (ink.kind === 'fill') return [[ink.x, ink.y, ink.width, ink.height]];
  const { x, y, module } = ink;
  if (ink.kind === 'barcode')
    return code128Bars(ink.text).bars.map(([at, wide]) => [x + at * module, y, wide * module, ink.height]);
  return qrModules(ink.text).flatMap((row, line) =>
    row.flatMap((black, at) => (black ? [[x + at * module, y + line * module, module, module] as const] : [])),
  );
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000);

/** All that is black on a sheet as one SVG path in millimetres. */
export const pathOf = ({ inks }: Sheet): string =>
  inks
    .map((ink) =>
      ink.kind === 'text'
        ? [...strokesOf(ink)].map(([kind, ...at]) => kind + at.map(short).join(' ')).join('')
        : rectanglesOf(ink)
            .map(([x, y, w, h]) => `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z`)
            .join(''),
    )
    .join('');
