import * as z from 'zod/mini';
import { COPIES_MOST, LABEL_SIZES, PRINTED_MACHINES, type LabelSize } from '#machines/fields/printing.ts';
import { contract } from './contract.ts';
import { text, whole, withDefault } from './shapes.ts';

const SIZES = Object.keys(LABEL_SIZES) as [LabelSize, ...LabelSize[]];

const labels = {
  machine: z.enum(PRINTED_MACHINES),
  /** Accepts more ids than can be printed at once, so that the refusal can name their number. */
  ids: z.array(text(1, 64)).check(z.minLength(1), z.maxLength(1000)),
  size: z.enum(SIZES),
  kind: withDefault(z.enum(['waybill', 'return', 'piece']), 'waybill'),
};

const requested = z.strictObject(labels);
export type LabelRequest = z.infer<typeof requested>;

const preview = z.strictObject({
  ...labels,
  /** Returns only the characters that no font draws, without sheets. */
  checkOnly: withDefault(z.boolean(), false),
});

/** Characters of a label that no font draws, each once, and the texts that contain them; it shows a box instead. */
const undrawn = z.object({
  name: z.string(),
  characters: z.array(z.string()),
  places: z.array(z.object({ title: z.nullable(z.string()), text: z.string() })),
});

const sheet = z.object({
  width: z.number(),
  height: z.number(),
  name: z.string(),
  path: z.string(),
  glyphs: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])),
});

export const previewLabels = contract({
  method: 'POST',
  path: '/api/labels/preview',
  summary:
    'Returns a preview of the labels of up to 300 orders, bags, shelves or shipments: paths in millimetres, letters as outlines, and the characters that no font draws, with the texts that contain them.',
  body: preview,
  reply: z.object({ outlines: z.record(z.string(), z.string()), sheets: z.array(sheet), undrawn: z.array(undrawn) }),
  errors: ['forbidden', 'notFound'],
});

export const fetchLabels = contract({
  method: 'POST',
  path: '/api/labels/file',
  summary:
    'Returns labels as one PDF or ZPL file to the person who recorded their printing in the last fifteen minutes.',
  body: z.strictObject({
    ...labels,
    output: z.enum(['pdf', 'zpl']),
    copies: withDefault(whole(1, COPIES_MOST), 1),
    /** Resolution of the label printer in dots per inch. */
    density: withDefault(z.union([z.literal(203), z.literal(300)]), 203),
  }),
  files: ['application/pdf', 'text/plain'],
  errors: ['forbidden', 'notFound', 'conflict'],
});
