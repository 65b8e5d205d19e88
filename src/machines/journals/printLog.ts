import { z } from 'zod';
import { journal } from '../kit/journal.ts';
import { LABEL_SIZES, PRINT_FORMATS, type LabelSize } from '../fields/printing.ts';

/** Kinds of printed labels. */
export const LABELS = ['waybill', 'bag', 'shelf', 'manifest'] as const;

const text = z.string().nullable();
const SIZES = Object.keys(LABEL_SIZES) as [LabelSize, ...LabelSize[]];

/** Every printing of labels (§3, print records). */
export const printLog = journal('printLog', {
  label: z.enum(LABELS),
  /** Number of the waybill, bag, shelf or shipment. */
  number: z.string(),
  /** Label of an order: its waybill, its return waybill, or one label for each piece. */
  kind: z.enum(['waybill', 'return', 'piece']).nullable(),
  size: z.enum(SIZES).nullable(),
  format: z.enum(PRINT_FORMATS).nullable(),
  count: z.int(),
  reason: text,
  branch: text,
  doneBy: z.string(),
  doneByName: text,
  occurredAt: z.string(),
});
