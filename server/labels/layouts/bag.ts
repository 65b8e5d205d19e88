import { brand } from '../brand.ts';
import { barcode, caption, fill, qr, text } from '../compose.ts';
import type { BagContent } from '../content.ts';
import type { Sheet } from '../ink.ts';

const DRAWN = 100;
const COLUMNS = 2;
const EDGE = 4;
const CODE = 28;

/**
 * Lays out a bag's label: the destination largest, the number readable from a distance, the content. Drawn for 100 mm,
 * scaled.
 */
export function bag(content: BagContent, { width, height }: Pick<Sheet, 'width' | 'height'>): Sheet[] {
  const scale = Math.min(width, height) / DRAWN;
  const edge = EDGE * scale;
  const inner = width - 2 * edge;
  const across = (y: number, tall: number) => ({ x: edge, y: y * scale, width: inner, height: tall * scale });
  const code = CODE * scale;
  const captions = inner - code - 2 * scale;
  const column = captions / COLUMNS;
  return [
    {
      width,
      height,
      name: content.number,
      inks: [
        ...brand(content, { ...across(3, 7.5), width: inner / 2 - scale }, { size: 5 * scale, least: 3 * scale }),
        ...text(
          content.kind,
          { ...across(3.5, 7), x: edge + inner / 2 + scale, width: inner / 2 - scale },
          { size: 4.4 * scale, least: 2.4 * scale, strong: true, align: 'end' },
        ),
        fill(edge, 11.5 * scale, inner, 0.4 * scale),
        ...text(content.destination.title, across(12.5, 3.6), { size: 2.5 * scale, least: 1.8 * scale }),
        ...text(content.destination.value, across(16, 14), { size: 9 * scale, least: 3 * scale, strong: true }),
        barcode(content.number, { x: 0, y: 32 * scale, width, height: 20 * scale }),
        ...text(content.number, across(53, 8), { size: 5 * scale, least: 3 * scale, strong: true, align: 'middle' }),
        fill(edge, 61.5 * scale, inner, 0.4 * scale),
        ...content.captions.flatMap(({ title, value }, index) =>
          caption(
            title,
            value,
            {
              x: edge + (index % COLUMNS) * column,
              y: (62.5 + 10 * Math.floor(index / COLUMNS)) * scale,
              width: column - scale,
              height: 9.5 * scale,
            },
            scale,
          ),
        ),
        qr(content.number, width - edge - code, 64 * scale, code),
        ...text(content.foot, across(93, 5), { size: 2.2 * scale, least: 1.6 * scale }),
      ],
    },
  ];
}
