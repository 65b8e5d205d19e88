import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { atHand, referenceAmong, referenceTo } from '../fields/references.ts';
import { cause } from '../scanning/reasons.ts';
import { KINDS } from './groups.ts';

const words = z.string().trim().min(1).max(500);
const order = { order: referenceAmong('order', 'parcels') };
const shelf = { shelf: referenceTo('shelf').optional() };

/** Events of a warehousing session (lifecycles.md 4.6; §5). */
export const events = {
  'storageScan.opened': event(null, {
    branch: referenceTo('branch', z.string().regex(/^[A-Z]{3}$/)),
    kind: z.enum(KINDS),
    remark: words.optional(),
  }),
  'storageScan.scanned': event(null, { barcode: atHand, ...shelf }),
  'storageScan.reasonMarked': event(null, { ...order, reason: words, ...cause('undelivered') }),
  'storageScan.collectionPostponed': event(null, { ...order, reason: words, ...cause('uncollected') }),
  'storageScan.missingMarked': event(null, { ...order, reason: words, ...cause('missing') }),
  'storageScan.extraStored': event(null, { ...order, ...shelf, reason: words.optional() }),
  'storageScan.extraSetAside': event(null, { ...order, reason: words, ...cause('extra') }),
  'storageScan.settledElsewhere': event(null, order),
  'storageScan.finished': event(null, { remark: words.optional() }),
  'storageScan.abandoned': event(null, { reason: words }),
};

export type StorageEvents = typeof events;
export type StorageRecordedEvent<Type extends keyof StorageEvents> = RecordedEvent<DataOf<StorageEvents, Type>>;
