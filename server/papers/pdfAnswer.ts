import { UNDRAWN_HEADER, undrawnHeader } from '#calls/undrawn.ts';
import { LABEL_SIZES } from '#machines/fields/printing.ts';
import { Answer } from '../http/route.ts';
import type { ReportContent } from '../labels/content.ts';
import { drawLabels } from '../labels/labels.ts';

/** A report as PDF, and the characters of it that no font draws. */
export interface DrawnReport {
  readonly bytes: Uint8Array;
  readonly undrawn: readonly string[];
}

/** Draws a report on A4. */
export async function drawReport(content: ReportContent): Promise<DrawnReport> {
  const paper = LABEL_SIZES.a4;
  const made = await drawLabels({ contents: [content], paper, copies: 1, density: 203, output: 'pdf' });
  if ('pictures' in made) throw new Error('A file was asked for');
  return { bytes: made.bytes, undrawn: made.undrawn.flatMap(({ characters }) => characters) };
}

/** Headers that name the characters of a file that no font draws. */
export const undrawnHeaders = (undrawn: readonly string[]): Record<string, string> =>
  undrawn.length === 0 ? {} : { [UNDRAWN_HEADER]: undrawnHeader(undrawn) };

/** Draws a report and answers with its file. */
export async function pdfAnswer(content: ReportContent, name: string): Promise<Answer> {
  const { bytes, undrawn } = await drawReport(content);
  return new Answer(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      ...undrawnHeaders(undrawn),
    },
  });
}
