import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { cause } from '../scanning/reasons.ts';
import { atHand, referenceAmong, referenceTo } from '../fields/references.ts';

const words = z.string().trim().min(1).max(500);
const order = { order: referenceAmong('order', 'parcels') };

/**
 * Events of a stock count (lifecycles.md 4.6). Operation 51 is an event of the order; a reaction records it in the
 * count.
 */
export const events = {
  'inventoryTask.planned': event(null, {
    branch: referenceTo('branch', z.string().regex(/^[A-Z]{3}$/)),
    remark: words.optional(),
  }),
  'inventoryTask.cancelled': event(null, { reason: words }),
  'inventoryTask.started': event(null, {}),
  'inventoryTask.scanned': event(null, { barcode: atHand }),
  'inventoryTask.foundLater': event(null, { ...order, remark: words }),
  'inventoryTask.outWithCourier': event(null, { ...order, evidence: z.int().min(1) }),
  'inventoryTask.searchOpened': event(null, { ...order, reason: words, ...cause('missing') }),
  'inventoryTask.adjustmentOpened': event(
    null,
    { ...order, finding: z.enum(['found', 'missing']) },
    { systemOnly: true },
  ),
  'inventoryTask.adjusted': event(null, order, { systemOnly: true }),
  'inventoryTask.adjustmentWithdrawn': event(null, order, { systemOnly: true }),
  'inventoryTask.ended': event(null, { remark: words.optional() }),
};

export type InventoryEvents = typeof events;
export type InventoryRecordedEvent<Type extends keyof InventoryEvents> = RecordedEvent<DataOf<InventoryEvents, Type>>;
