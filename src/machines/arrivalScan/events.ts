import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { sealNumber } from '../fields/schemas.ts';
import { atHand, pickedAmong } from '../fields/references.ts';

const words = z.string().trim().min(1).max(500);

/** Events of an arrival scan (lifecycles.md 4.6). */
export const events = {
  'arrivalScan.opened': event(null, {
    shipment: pickedAmong('shipment', {
      state: 'received',
      branch: 'toBranch',
      toldBy: ['fromBranch', 'kind', 'departedAt'],
    }),
  }),
  'arrivalScan.scanned': event(null, {
    barcode: atHand,
    /** Number read off the seal of a package. */
    sealNumber: sealNumber.optional(),
    sealBroken: z.boolean().optional(),
  }),
  'arrivalScan.finished': event(null, { reason: words.optional() }),
  'arrivalScan.abandoned': event(null, { reason: words }),
};

export type ArrivalEvents = typeof events;
export type ArrivalRecordedEvent<Type extends keyof ArrivalEvents> = RecordedEvent<DataOf<ArrivalEvents, Type>>;
