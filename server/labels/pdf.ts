import { fileURLToPath } from 'node:url';
import { default as Pdf } from 'pdfkit';
import { FONT_NAMES, fontFile, runsOf, type FontName, type Run } from './fonts.ts';
import type { Ink, Sheet } from './ink.ts';
import { rectanglesOf } from './outline.ts';

const POINTS_IN_MILLIMETRE = 72 / 25.4;
const points = (millimetres: number): number => millimetres * POINTS_IN_MILLIMETRE;

/** The part of pdfkit's embedded font that we replace: its text layout. */
interface Embedded {
  readonly unitsPerEm: number;
  readonly getGlyph: (id: number, codePoints: readonly number[]) => object;
  layout: (text: string) => object;
}

const shapedBy = new Map<string, Run>();
const keyOf = (font: FontName, text: string): string => `${font} ${text}`;

/** Replaces pdfkit's layout, which shapes Burmese wrongly (docs/decisions/0047), by the glyphs that HarfBuzz chose. */
function teach(font: Embedded, name: FontName): void {
  font.layout = (text) => {
    const run = shapedBy.get(keyOf(name, text));
    if (!run) throw new Error(`No text run of ${name} was shaped for ${JSON.stringify(text)}`);
    const em = font.unitsPerEm;
    return {
      glyphs: run.glyphs.map(({ id, codePoints }) => font.getGlyph(id, codePoints)),
      positions: run.glyphs.map(({ advance, dx, dy }) => ({
        xAdvance: advance * em,
        yAdvance: 0,
        xOffset: dx * em,
        yOffset: dy * em,
      })),
      advanceWidth: run.advance * em,
    };
  };
}

type Text = Extract<Ink, { kind: 'text' }>;

function write(document: PDFKit.PDFDocument, { x, y, size, runs }: Text): void {
  let place = x;
  for (const run of runs) {
    shapedBy.set(keyOf(run.font, run.text), run);
    document
      .font(run.font)
      .fontSize(points(size))
      .text(run.text, points(place), points(y), { lineBreak: false, baseline: 'alphabetic', features: [] });
    place += run.advance * size;
  }
}

/** Writes sheets as one PDF in so many copies, with embedded fonts; its text can be searched and copied. */
export async function pdfOf(sheets: readonly Sheet[], { title, copies }: { title: string; copies: number }) {
  const document = new Pdf({ autoFirstPage: false, margin: 0, info: { Title: title, Creator: 'Shweli' } });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  for (const name of FONT_NAMES) {
    document.registerFont(name, fileURLToPath(fontFile(name)));
    const [run] = runsOf(' ', false);
    if (run) shapedBy.set(keyOf(name, ' '), run);
    // The opened font is missing from pdfkit's types.
    teach((document.font(name) as unknown as { readonly _font: { readonly font: Embedded } })['_font'].font, name);
  }
  for (const sheet of sheets)
    for (let copy = 0; copy < copies; copy += 1) {
      document.addPage({ size: [points(sheet.width), points(sheet.height)], margin: 0 });
      for (const ink of sheet.inks)
        if (ink.kind === 'text') write(document, ink);
        else for (const [x, y, w, h] of rectanglesOf(ink)) document.rect(points(x), points(y), points(w), points(h));
      document.fill('#000');
    }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
