import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { ParcelLookup } from '../scanning/parcel.ts';
import { tally, type InventoryTask } from './context.ts';

const taskOf = (aggregate: Aggregate) => aggregate.context as InventoryTask;

/** Locks and unlocks the branch, and proposes an adjustment for each parcel found in the wrong place (51). */
export const reactions: readonly Reaction[] = [
  whenever('inventoryTask.started').propose('branch', 'branch.countStarted', (_, aggregate) => {
    const task = taskOf(aggregate);
    const { startedBy, startedByName, startedAt } = task;
    const { expected } = tally(task);
    return [{ id: task.branch, data: { task: aggregate.id, startedBy, startedByName, startedAt, expected } }];
  }),
  whenever('inventoryTask.ended').propose('branch', 'branch.countEnded', (_, aggregate) => [
    { id: taskOf(aggregate).branch, data: { task: aggregate.id } },
  ]),
  whenever('inventoryTask.cancelled').propose('branch', 'branch.countEnded', (_, aggregate) => {
    const { branch, startedAt } = taskOf(aggregate);
    return startedAt === null ? [] : [{ id: branch, data: { task: aggregate.id } }];
  }),
  whenever('inventoryTask.scanned').propose('order', 'order.adjustmentRequested', ({ lookups }, aggregate, before) => {
    const parcel = lookups['parcel'] as ParcelLookup;
    const isListed = Object.hasOwn(taskOf(before).parcels, parcel.id);
    const canBeFound = parcel.takes.includes('order.stockFound');
    return isListed || !canBeFound
      ? []
      : [{ id: parcel.id, data: { finding: 'found', count: aggregate.id, reason: aggregate.id } }];
  }),
  whenever('inventoryTask.searchOpened').propose('order', 'order.searchOpened', ({ data, lookups }) => {
    const { order, reason } = data as { order: string; reason: string };
    // A search may be open already, or the order may have ended.
    const canBe = (lookups['parcel'] as ParcelLookup).takes.includes('order.searchOpened');
    return canBe ? [{ id: order, data: { reason } }] : [];
  }),
];
