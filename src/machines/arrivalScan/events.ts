import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { sealNumber } from '../fields.ts';

const reference = z.string().trim().min(1).max(64);
const words = z.string().trim().min(1).max(500);

/** Every event of a scan upon arrival (lifecycles.md 4.6). */
export const events = {
  'arrivalScan.opened': event(null, { shipment: reference }),
  'arrivalScan.scanned': event(null, {
    barcode: reference,
    /** What was read off a package's seal. */
    sealNumber: sealNumber.optional(),
    sealBroken: z.boolean().optional(),
  }),
  'arrivalScan.finished': event(null, { reason: words.optional() }),
  'arrivalScan.abandoned': event(null, { reason: words }),
};

export type ArrivalEvents = typeof events;
/** An event of a scan upon arrival as `evolve` and the rules see it. */
export type ArrivalRecordedEvent<Type extends keyof ArrivalEvents> = RecordedEvent<DataOf<ArrivalEvents, Type>>;
