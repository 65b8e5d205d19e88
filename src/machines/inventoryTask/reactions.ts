import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import type { ParcelFact } from '../scanning/parcel.ts';
import { tally, type InventoryTask } from './context.ts';

const taskOf = (life: Life) => life.context as InventoryTask;

/** A count locks its branch and unlocks it; what it finds where it should not be is proposed for adjustment (51). */
export const reactions: readonly Reaction[] = [
  whenever('inventoryTask.started').propose('branch', 'branch.countStarted', (_, life) => {
    const task = taskOf(life);
    const { startedBy, startedByName, startedAt } = task;
    const { expected } = tally(task);
    return [{ id: task.branch, data: { task: life.id, startedBy, startedByName, startedAt, expected } }];
  }),
  whenever('inventoryTask.ended').propose('branch', 'branch.countEnded', (_, life) => [
    { id: taskOf(life).branch, data: { task: life.id } },
  ]),
  whenever('inventoryTask.scanned').propose('order', 'order.adjustmentRequested', ({ known }, life, before) => {
    const parcel = known['parcel'] as ParcelFact;
    const isListed = Object.hasOwn(taskOf(before).parcels, parcel.id);
    const canBeFound = parcel.takes.includes('order.stockFound');
    return isListed || !canBeFound
      ? []
      : [{ id: parcel.id, data: { finding: 'found', count: life.id, reason: life.id } }];
  }),
  whenever('inventoryTask.searchOpened').propose('order', 'order.searchOpened', ({ data, known }) => {
    const { order, reason } = data as { order: string; reason: string };
    // It may be searched for already, or have ended meanwhile.
    const canBe = (known['parcel'] as ParcelFact).takes.includes('order.searchOpened');
    return canBe ? [{ id: order, data: { reason } }] : [];
  }),
];
