import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { rulesOf } from '../kit/rule.ts';
import { PRINTED, printing, reprintHasReason } from '../fields/printing.ts';

interface Labelled {
  readonly printCount?: number;
}

const events = { 'shelf.labelPrinted': event(null, printing(PRINTED.shelf.sizes)) };

/** The print records of a shelf's label (§3, print records). */
export const shelfPrints = {
  events,
  rules: rulesOf<Labelled, object>('shelf')({ reprintHasReason }),
  evolve: {
    'shelf.labelPrinted': (
      { printCount = 0 }: Labelled,
      { data, at }: RecordedEvent<DataOf<typeof events, 'shelf.labelPrinted'>>,
    ) => ({ printCount: printCount + data.count, lastPrintedAt: at }),
  },
  registered: { 'shelf.labelPrinted': ['reprintHasReason'] },
  kept: { printCount: z.int(), lastPrintedAt: z.iso.datetime() },
};
