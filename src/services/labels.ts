import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/labels.ts';
import type { LabelSize, PrintedMachine } from '#machines/fields/printing.ts';
import { call, request, type AskOptions } from './http.ts';

/** The labels, their paper, and for orders their kind. */
export interface LabelRequest {
  readonly machine: PrintedMachine;
  readonly ids: readonly string[];
  readonly size: LabelSize;
  readonly kind?: 'waybill' | 'return' | 'piece';
}

/** Sheets, and the outline of each of their glyphs in thousandths of an em. */
export type LabelPictures = ReplyOf<typeof calls.previewLabels>;
/** A sheet: lines and bars as a path in millimetres, and its glyphs by key, place and size. */
export type LabelSheet = LabelPictures['sheets'][number];

/** Longer than the limit of the server, whose answer says more than silence, milliseconds. */
const DRAWN_WITHIN_MS = 70_000;

/** Preview of labels. */
export const previewLabels = (wanted: LabelRequest, options?: AskOptions): Promise<LabelPictures> =>
  call(calls.previewLabels, { body: wanted }, { timeoutMs: DRAWN_WITHIN_MS, ...options });

/** Characters of labels that no font draws, by the label's number; a box would be printed instead. */
export const undrawnOn = async (wanted: LabelRequest, options?: AskOptions): Promise<LabelPictures['undrawn']> =>
  (
    await call(
      calls.previewLabels,
      { body: { ...wanted, checkOnly: true } },
      { timeoutMs: DRAWN_WITHIN_MS, ...options },
    )
  ).undrawn;

/** A file of labels whose printing is recorded. */
export interface LabelFileRequest extends LabelRequest {
  readonly output: 'pdf' | 'zpl';
  readonly copies: number;
  /** Dots an inch of the label printer. */
  readonly density: 203 | 300;
}

/** Labels as one file. */
export const fetchLabels = async (wanted: LabelFileRequest, options?: AskOptions): Promise<Blob> =>
  (await request(calls.fetchLabels, { body: wanted }, { timeoutMs: DRAWN_WITHIN_MS, ...options })).blob();
