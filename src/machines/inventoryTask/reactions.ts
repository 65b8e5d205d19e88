import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { ParcelLookup } from '../scanning/parcel.ts';
import { tally, type InventoryTask } from './context.ts';
import type { InventoryEvents } from './events.ts';

const { whenever } = reactionsOf<InventoryEvents, InventoryTask, { readonly parcel: ParcelLookup }>();

/** Locks and unlocks the branch, and proposes an adjustment for each parcel found in the wrong place (51). */
export const reactions: readonly Reaction[] = [
  whenever('inventoryTask.started').propose('branch', 'branch.countStarted', (_, aggregate) => {
    const task = aggregate.context;
    const { startedBy, startedByName, startedAt } = task;
    const { expected } = tally(task);
    return [{ id: task.branch, data: { task: aggregate.id, startedBy, startedByName, startedAt, expected } }];
  }),
  whenever('inventoryTask.ended').propose('branch', 'branch.countEnded', (_, aggregate) => [
    { id: aggregate.context.branch, data: { task: aggregate.id } },
  ]),
  whenever('inventoryTask.cancelled').propose('branch', 'branch.countEnded', (_, aggregate) => {
    const { branch, startedAt } = aggregate.context;
    return startedAt === null ? [] : [{ id: branch, data: { task: aggregate.id } }];
  }),
  whenever('inventoryTask.scanned').propose('order', 'order.adjustmentRequested', ({ lookups }, aggregate, before) => {
    const { parcel } = lookups;
    const isListed = Object.hasOwn(before.context.parcels, parcel.id);
    const canBeFound = parcel.takes.includes('order.stockFound');
    return isListed || !canBeFound
      ? []
      : [{ id: parcel.id, data: { finding: 'found', count: aggregate.id, reason: aggregate.id } }];
  }),
  whenever('inventoryTask.searchOpened').propose('order', 'order.searchOpened', ({ data, lookups }) => {
    const { order, reason } = data;
    // A search may be open already, or the order may have ended.
    const canBe = lookups.parcel.takes.includes('order.searchOpened');
    return canBe ? [{ id: order, data: { reason } }] : [];
  }),
];
