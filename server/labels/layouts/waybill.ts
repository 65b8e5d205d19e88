import { brand } from '../brand.ts';
import { barcode, bottomOf, caption, fill, frame, qr, text } from '../compose.ts';
import type { PartyContent, WaybillContent } from '../content.ts';
import type { Ink, Sheet } from '../ink.ts';

const DRAWN_WIDTH = 100;
const DRAWN_HEIGHT = 150;

/**
 * Lays out one waybill: number, transport and route first, then the parties, the goods and the cash to collect. Drawn
 * for 100 x 150 mm, scaled.
 */
export function waybill(content: WaybillContent, { width, height }: Pick<Sheet, 'width' | 'height'>): Sheet[] {
  const scale = Math.min(width / DRAWN_WIDTH, height / DRAWN_HEIGHT);
  const edge = 4 * scale;
  const inner = width - 2 * edge;
  const across = (y: number, tall: number) => ({ x: edge, y: y * scale, width: inner, height: tall * scale });
  const half = { width: (inner - 2 * scale) * 0.55 };
  const line = (y: number): Ink => fill(edge, y * scale, inner, 0.4 * scale);
  const code = 26 * scale;
  const below = height / scale;
  const column = (inner - 2 * scale) / content.captions.length;

  /** Places a party; the address follows the name, which may take two lines. */
  const party = ({ title, name, phone, address }: PartyContent, y: number, tall: number, size: number): Ink[] => {
    const who = text(`${name}  ${phone}`, across(y + 3.6, size * 2.6), {
      size: size * scale,
      least: 2 * scale,
      strong: true,
    });
    const begin = Math.max(y + 3.6 + size * 1.4, bottomOf(who) / scale + 0.4);
    return [
      ...text(title, across(y, 3.6), { size: 2.5 * scale, least: 1.8 * scale }),
      ...who,
      ...text(address, across(begin, y + tall - begin), { size: size * 0.92 * scale, least: 1.8 * scale }),
    ];
  };

  return [
    {
      width,
      height,
      name: content.number,
      inks: [
        ...brand(content, { ...across(3.5, 7.5), ...half }, { size: 5.5 * scale, least: 3 * scale }),
        ...text(
          content.way,
          { ...across(4, 7), x: edge + half.width + 2 * scale, width: inner - half.width - 2 * scale },
          { size: 4.4 * scale, least: 2.4 * scale, strong: true, align: 'end' },
        ),
        line(12),
        barcode(content.number, { x: 0, y: 14 * scale, width, height: 18 * scale }),
        ...text(content.caption, across(33, 8), { size: 5.4 * scale, least: 3 * scale, strong: true, align: 'middle' }),
        ...frame(across(42, 11), 0.4 * scale),
        ...text(
          content.route,
          { ...across(42.5, 10), x: edge + scale, width: inner - 2 * scale },
          { size: 5.6 * scale, least: 2.2 * scale, strong: true, align: 'middle', down: 'middle' },
        ),
        ...party(content.receiver, 55, 33, 4.4),
        line(89.5),
        ...party(content.sender, 90.5, 19, 3),
        line(110.5),
        ...content.captions.flatMap(({ title, value }, index) =>
          caption(title, value, { ...across(111.5, 8), x: edge + index * column, width: column - scale }, scale),
        ),
        line(120.5),
        qr(content.link, width - edge - code, (below - 29) * scale, code),
        ...(content.cash === null
          ? []
          : [
              ...frame({ ...across(122.5, 15), width: inner - code - 2 * scale }, 0.6 * scale),
              ...caption(
                content.cash.title,
                content.cash.value,
                { ...across(124, 12), x: edge + 2 * scale, width: inner - code - 6 * scale },
                1.5 * scale,
              ),
            ]),
        ...text(
          content.foot,
          { ...across(below - 11, 8), width: inner - code - 2 * scale },
          { size: 2.3 * scale, least: 1.6 * scale },
        ),
      ],
    },
  ];
}
