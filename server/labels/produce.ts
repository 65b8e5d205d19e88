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

/** A text of a label, below its title if it has one. */
interface TitledText {
  readonly title: string | null;
  readonly text: string;
}

/** Characters of a label that no font draws, each once, with the label's number and the texts that contain them. */
interface Undrawn {
  readonly name: string;
  readonly characters: readonly string[];
  readonly places: readonly TitledText[];
}

export type LabelOutput =
  | { readonly output: 'check' | 'preview'; readonly pictures: Pictures; readonly undrawn: readonly Undrawn[] }
  | { readonly output: 'pdf' | 'zpl'; readonly bytes: Uint8Array; readonly undrawn: readonly Undrawn[] };

function textsOf(content: unknown, title: string | null): readonly TitledText[] {
  if (typeof content === 'string') return [{ title: content === title ? null : title, text: content }];
  if (typeof content !== 'object' || content === null) return [];
  const own = 'title' in content && typeof content.title === 'string' ? content.title : title;
  return Object.values(content).flatMap((part) => textsOf(part, own));
}

const undrawnOf = (contents: readonly LabelContent[]): Undrawn[] =>
  contents
    .map((content) => {
      const places = textsOf(content, null).filter(({ text }) => undrawnIn(text).length > 0);
      return { name: content.number, characters: undrawnIn(places.map(({ text }) => text).join(' ')), places };
    })
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
