import { brand } from '../brand.ts';
import { barcode, caption, fill, qr, text } from '../compose.ts';
import type { ManifestContent } from '../content.ts';
import type { Ink, Sheet } from '../ink.ts';

const EDGE = 6;
const CODE = 24;
const HEAD = 72;
const ROW = 7;
const FOOT = 30;
/** Shares of the table's width, by column: the position in the list, the number, then the others. */
const SHARES = [0.07, 0.39, 0.14, 0.12, 0.14, 0.14];
const CAPTIONS_PER_ROW = 4;
const NARROW = 150;

/**
 * Lays out a shipment's manifest on as many pages as needed, each with the number, the heads of the list and the page
 * number.
 */
export function manifest(content: ManifestContent, { width, height }: Pick<Sheet, 'width' | 'height'>): Sheet[] {
  const scale = width < NARROW ? 0.62 : 1;
  const edge = EDGE * scale;
  const inner = width - 2 * edge;
  const table = HEAD * scale;
  const row = ROW * scale;
  const most = Math.max(1, Math.floor((height - table - FOOT * scale - edge) / row) - 1);
  const pages = Math.max(1, Math.ceil(content.rows.length / most));
  const code = CODE * scale;
  const beside = inner - code - 2 * scale;

  const line = (cells: readonly string[], y: number, strong: boolean): Ink[] => {
    let x = edge;
    return cells.flatMap((cell, index) => {
      const wide = inner * (SHARES[index] ?? 0);
      const place = { x, y: y + 1.2 * scale, width: wide - scale, height: row - 1.6 * scale };
      x += wide;
      return text(cell, place, { size: 3.3 * scale, least: 1.6 * scale, strong });
    });
  };

  const top = (): Ink[] => [
    ...brand(
      content,
      { x: edge, y: edge, width: beside / 2, height: 8 * scale },
      { size: 5.4 * scale, least: 3 * scale },
    ),
    ...text(
      content.title,
      { x: edge + beside / 2, y: edge, width: beside / 2, height: 8 * scale },
      { size: 4.6 * scale, least: 2.4 * scale, strong: true, align: 'end' },
    ),
    barcode(content.number, { x: edge, y: edge + 9 * scale, width: beside, height: 11 * scale }),
    ...text(
      content.number,
      { x: edge, y: edge + 20.5 * scale, width: beside, height: 6 * scale },
      { size: 4 * scale, strong: true, align: 'middle' },
    ),
    qr(content.number, width - edge - code, edge, code),
    ...text(
      content.route,
      { x: edge, y: 33 * scale, width: inner, height: 8 * scale },
      { size: 5 * scale, least: 2.4 * scale, strong: true },
    ),
    ...content.captions.flatMap(({ title, value }, index) => {
      const column = inner / CAPTIONS_PER_ROW;
      const place = {
        x: edge + (index % CAPTIONS_PER_ROW) * column,
        y: (42 + 13 * Math.floor(index / CAPTIONS_PER_ROW)) * scale,
        width: column - scale,
        height: 12 * scale,
      };
      return caption(title, value, place, scale);
    }),
  ];

  const bottom = (page: number): Ink[] => {
    const y = height - edge - FOOT * scale;
    const signed = page === pages ? content.signatures : [];
    const column = inner / Math.max(1, signed.length);
    return [
      ...(page === pages
        ? text(
            content.total,
            { x: edge, y: y + scale, width: inner, height: 5 * scale },
            { size: 3.4 * scale, least: 2 * scale, strong: true },
          )
        : []),
      ...signed.flatMap((title, index) => [
        fill(edge + index * column, y + 18 * scale, column - 8 * scale, 0.3 * scale),
        ...text(
          title,
          { x: edge + index * column, y: y + 18.6 * scale, width: column - 8 * scale, height: 5 * scale },
          { size: 2.8 * scale, least: 1.8 * scale },
        ),
      ]),
      ...text(
        content.foot,
        { x: edge, y: y + 25 * scale, width: inner * 0.75, height: 4 * scale },
        { size: 2.4 * scale, least: 1.6 * scale },
      ),
      ...text(
        content.page.replace('{page}', String(page)).replace('{pages}', String(pages)),
        { x: edge + inner * 0.75, y: y + 25 * scale, width: inner * 0.25, height: 4 * scale },
        { size: 2.6 * scale, least: 1.6 * scale, align: 'end' },
      ),
    ];
  };

  return Array.from({ length: pages }, (_, index): Sheet => {
    const rows = content.rows.slice(index * most, (index + 1) * most);
    return {
      width,
      height,
      name: content.number,
      inks: [
        ...top(),
        fill(edge, table, inner, 0.4 * scale),
        ...line(content.heads, table + 0.4 * scale, true),
        fill(edge, table + row, inner, 0.4 * scale),
        ...rows.flatMap((cells, place) => [
          ...line(cells, table + (place + 1) * row, false),
          fill(edge, table + (place + 2) * row, inner, 0.15 * scale),
        ]),
        ...bottom(index + 1),
      ],
    };
  });
}
