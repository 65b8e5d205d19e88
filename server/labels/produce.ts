import type { LabelContent } from './content.ts';
import { layOut } from './layouts/index.ts';
import { picturesOf, type Pictures } from './outline.ts';
import { pdfOf } from './pdf.ts';
import { zplOf, type Density } from './zpl.ts';

/** Contents of labels and the output to make of them. */
export interface LabelJob {
  readonly contents: readonly LabelContent[];
  readonly paper: { readonly width: number; readonly height: number };
  readonly copies: number;
  readonly density: Density;
  readonly output: 'preview' | 'pdf' | 'zpl';
}

export type LabelOutput =
  | { readonly output: 'preview'; readonly pictures: Pictures }
  | { readonly output: 'pdf' | 'zpl'; readonly bytes: Uint8Array };

/** Lays labels out and converts them to the requested output. */
export async function produce({ contents, paper, copies, density, output }: LabelJob): Promise<LabelOutput> {
  const sheets = contents.flatMap((content) => layOut(content, paper));
  if (output === 'preview') return { output, pictures: picturesOf(sheets) };
  if (output === 'zpl') return { output, bytes: Buffer.from(zplOf(sheets, { density, copies }), 'utf8') };
  return {
    output,
    bytes: await pdfOf(sheets, { title: [...new Set(sheets.map(({ name }) => name))].join(' '), copies }),
  };
}
