import { barcode, qr, text } from '../compose.ts';
import type { ShelfContent } from '../content.ts';
import type { Sheet } from '../ink.ts';

const DRAWN_WIDTH = 60;
const DRAWN_HEIGHT = 40;
const EDGE = 2;
const CODE = 17;

/**
 * Lays out a shelf's label: the name readable from the aisle, the number for the scanner. Drawn for 60 x 40 mm,
 * scaled.
 */
export function shelf(content: ShelfContent, { width, height }: Pick<Sheet, 'width' | 'height'>): Sheet[] {
  const scale = Math.min(width / DRAWN_WIDTH, height / DRAWN_HEIGHT);
  const edge = EDGE * scale;
  const code = CODE * scale;
  const beside = width - code - 3 * edge;
  const name = { x: edge, y: 2 * scale, width: beside, height: 12 * scale };
  return [
    {
      width,
      height,
      name: content.number,
      inks: [
        ...text(content.name, name, { size: 9 * scale, least: 2.4 * scale, strong: true }),
        ...text(
          content.branch,
          { ...name, y: 14 * scale, height: 5.5 * scale },
          { size: 3.4 * scale, least: 1.8 * scale },
        ),
        qr(content.number, width - edge - code, scale, code),
        barcode(content.number, { x: 0, y: 20 * scale, width, height: 12 * scale }),
        ...text(
          content.number,
          { x: edge, y: 33 * scale, width: width - 2 * edge, height: 5 * scale },
          { size: 3.4 * scale, least: 1.8 * scale, strong: true, align: 'middle' },
        ),
      ],
    },
  ];
}
