import { bottomOf, fill, text } from '../compose.ts';
import type { ReportContent } from '../content.ts';
import type { Ink, Sheet } from '../ink.ts';

const EDGE = 14;
const TITLE = 6;
const SMALL = 2.8;
const TERM = 0.3;
const GAP = 1.4;
const FOOT = 8;
const LINE = 6.4;
const PARAGRAPH_MOST = 60;

/** Fills pages from the top, block below block; a block that does not fit begins the next page. */
function paged(height: number) {
  const pages: Ink[][] = [[]];
  let y = EDGE;
  const add = (block: (y: number) => Ink[], least = 0): void => {
    const isFull = (end: number): boolean => end > height - EDGE - FOOT && y > EDGE;
    if (isFull(Math.max(bottomOf(block(y)), y + least))) {
      pages.push([]);
      y = EDGE;
    }
    const inks = block(y);
    pages.at(-1)?.push(...inks);
    y = Math.max(bottomOf(inks), y + least) + GAP;
  };
  return { pages, add };
}

/** Lays out a report on plain paper: title, titled values, tables and sentences, on as many pages as needed. */
export function report(content: ReportContent, { width, height }: Pick<Sheet, 'width' | 'height'>): Sheet[] {
  const inner = width - 2 * EDGE;
  const { pages, add } = paged(height);
  add((y) => text(content.title, { x: EDGE, y, width: inner, height: 20 }, { size: TITLE, strong: true }));
  for (const { title, captions, heads, rows, said } of content.parts) {
    add((y) => text(title, { x: EDGE, y: y + 2, width: inner, height: 8 }, { size: 4, strong: true }), 10);
    for (const sentence of said)
      add((y) => text(sentence, { x: EDGE, y, width: inner, height: PARAGRAPH_MOST }, { size: 3 }));
    for (const caption of captions)
      add((y) => [
        ...text(caption.title, { x: EDGE, y, width: inner * TERM - GAP, height: 12 }, { size: SMALL }),
        ...text(
          caption.value,
          { x: EDGE + inner * TERM, y, width: inner * (1 - TERM), height: PARAGRAPH_MOST },
          { size: SMALL, strong: true },
        ),
      ]);
    if (heads.length > 0)
      for (const [index, row] of [heads, ...rows].entries())
        add(
          (y) => [
            ...row.flatMap((cell, column) => {
              const wide = inner / row.length;
              const place = { x: EDGE + column * wide, y, width: wide - GAP, height: LINE };
              return text(cell, place, { size: SMALL, least: 1.6, strong: index === 0 });
            }),
            fill(EDGE, y + LINE, inner, index === 0 ? 0.3 : 0.1),
          ],
          LINE,
        );
  }
  return pages.map((inks, index) => ({
    width,
    height,
    name: content.number,
    inks: [
      ...inks,
      ...text(
        `${content.foot} · ${index + 1}/${pages.length}`,
        { x: EDGE, y: height - EDGE, width: inner, height: 5 },
        { size: 2.6, least: 1.8, align: 'end' },
      ),
    ],
  }));
}
