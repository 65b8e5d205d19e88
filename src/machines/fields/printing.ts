import { z } from 'zod';
import * as field from './schemas.ts';
import type { Values } from '../kit/rule.ts';

/** Label paper sizes in millimetres. */
export const LABEL_SIZES = {
  '100x150': { width: 100, height: 150 },
  '76x130': { width: 76, height: 130 },
  '100x100': { width: 100, height: 100 },
  '60x40': { width: 60, height: 40 },
  a4: { width: 210, height: 297 },
} as const;
export type LabelSize = keyof typeof LABEL_SIZES;

/** Printing event and paper sizes of each aggregate type, default size first. */
export const PRINTED = {
  order: { event: 'order.labelPrinted', sizes: ['100x150', '76x130'] },
  package: { event: 'package.labelPrinted', sizes: ['100x100', '100x150'] },
  shelf: { event: 'shelf.labelPrinted', sizes: ['60x40', '100x100'] },
  shipment: { event: 'shipment.manifestPrinted', sizes: ['a4', '100x150'] },
} as const satisfies Record<string, { readonly event: string; readonly sizes: readonly LabelSize[] }>;
export type PrintedMachine = keyof typeof PRINTED;
export const PRINTED_MACHINES = Object.keys(PRINTED) as [PrintedMachine, ...PrintedMachine[]];

/** Output formats: the browser's print window, a file, or the language of label printers. */
export const PRINT_FORMATS = ['paper', 'pdf', 'zpl'] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

/** Maximum number of labels in one print, and of copies of each. */
export const LABELS_MOST = 300;
export const COPIES_MOST = 99;

/** Fields of a print record (§3, print records); person and time are those of the event. */
export const printing = <const Sizes extends readonly [LabelSize, ...LabelSize[]]>(sizes: Sizes) => ({
  count: z.int().min(1).max(COPIES_MOST).default(1),
  size: z.enum(sizes).default(sizes[0] as Sizes[number]),
  format: z.enum(PRINT_FORMATS).default('paper'),
  reason: field.reason.optional(),
});

/** Reprinting a label requires a reason (§3, print records); shared by all aggregates with labels. */
export const reprintHasReason = {
  source: '§3, print records; lifecycles.md 4.9',
  needsData: true,
  field: 'reason',
  values: ['prints'],
  holds: ({
    data,
    context,
  }: {
    readonly data: { readonly reason?: string | undefined };
    readonly context: { readonly printCount?: number | undefined };
  }): true | Values => {
    const prints = context.printCount ?? 0;
    return prints === 0 || data.reason !== undefined || { prints };
  },
} as const;
