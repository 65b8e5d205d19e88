import * as z from 'zod/mini';
import type { LabelSize, PrintedMachine } from '#machines/prints.ts';
import { ask, call, request, type AskOptions } from './http.ts';

/** Which labels, on which paper; an order's also of which kind. */
export interface LabelWish {
  readonly machine: PrintedMachine;
  readonly ids: readonly string[];
  readonly size: LabelSize;
  readonly kind?: 'waybill' | 'return' | 'piece';
}

const sheet = z.object({
  width: z.number(),
  height: z.number(),
  name: z.string(),
  path: z.string(),
  glyphs: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])),
});
const pictures = z.object({ outlines: z.record(z.string(), z.string()), sheets: z.array(sheet) });

/** A sheet: lines and bars as a path in millimetres, and its glyphs by key, place and size. */
export type LabelSheet = z.infer<typeof sheet>;
/** Sheets, and the outline of each of their glyphs in thousandths of an em. */
export type LabelPictures = z.infer<typeof pictures>;

/** A hundred labels take the server some seconds, milliseconds. */
const DRAWN_WITHIN_MS = 60_000;

const previewCall = call<LabelWish>()({
  method: 'POST',
  path: 'api/labels/preview',
  answer: pictures,
  timeoutMs: DRAWN_WITHIN_MS,
});

/** How labels will look. */
export const previewLabels = (wish: LabelWish, options?: AskOptions): Promise<LabelPictures> =>
  ask(previewCall, wish, options);

/** A file of labels whose printing is recorded. */
export interface LabelFileWish extends LabelWish {
  readonly output: 'pdf' | 'zpl';
  readonly copies: number;
  /** Dots an inch of the label printer. */
  readonly density: 203 | 300;
}

const fileCall = { method: 'POST', path: 'api/labels/file', timeoutMs: DRAWN_WITHIN_MS } as const;

/** Labels as one file. */
export const fetchLabels = async (wish: LabelFileWish, options?: AskOptions): Promise<Blob> =>
  (await request<LabelFileWish>(fileCall, wish, options)).blob();
