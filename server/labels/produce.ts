import type { LabelContent } from './content.ts';
import { undrawnIn } from './fonts.ts';
import { layOut } from './layouts/index.ts';
import { picturesOf, type Pictures } from './outline.ts';
import { pdfOf } from './pdf.ts';
import { zplOf, type Density } from './zpl.ts';

/** Contents of labels and the output to make of them. `check`: only the characters that no font draws. */
export interface LabelJob {
  readonly contents: readonly LabelContent[];
  readonly paper: { readonly width: number; readonly height: number };
  readonly copies: number;
  readonly density: Density;
  readonly output: 'check' | 'preview' | 'pdf' | 'zpl';
}

/** Characters of a label that no font draws, each once, with the label's number. */
interface Undrawn {
  readonly name: string;
  readonly characters: readonly string[];
}

export type LabelOutput =
  | { readonly output: 'check' | 'preview'; readonly pictures: Pictures; readonly undrawn: readonly Undrawn[] }
  | { readonly output: 'pdf' | 'zpl'; readonly bytes: Uint8Array; readonly undrawn: readonly Undrawn[] };

const textsOf = (content: unknown): readonly string[] => {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : [];
};

const undrawnOf = (contents: readonly LabelContent[]): Undrawn[] =>
  contents
    .map((content) => ({ name: content.number, characters: undrawnIn(textsOf(content).join(' ')) }))
    .filter(({ characters }) => characters.length > 0);

const NOTHING: Pictures = { outlines: {}, sheets: [] };

/** Lays labels out and converts them to the requested output. */
export async function produce({ contents, paper, copies, density, output }: LabelJob): Promise<LabelOutput> {
  const undrawn = undrawnOf(contents);
  if (output === 'check') return { output, pictures: NOTHING, undrawn };
  const sheets = contents.flatMap((content) => layOut(content, paper));
  if (output === 'preview') return { output, pictures: picturesOf(sheets), undrawn };
  if (output === 'zpl') return { output, bytes: Buffer.from(zplOf(sheets, { density, copies }), 'utf8'), undrawn };
  return {
    output,
    bytes: await pdfOf(sheets, { title: [...new Set(sheets.map(({ name }) => name))].join(' '), copies }),
    undrawn,
  };
}
