import type { InventoryTask } from '#machines/inventoryTask/context.ts';
import type { BranchCount } from '#machines/registers/branchCount.ts';
import { mainOf, type Check } from './reading.ts';

/** Checks that a branch is locked by its running count only (P11). */
export const ofCount: Check<InventoryTask> = (aggregate, world) => {
  const branch = world.aggregate('branch', aggregate.context.branch)?.context as
    | { count?: BranchCount | null }
    | undefined;
  const says = branch?.count?.task ?? null;
  return (mainOf(aggregate) === 'inProgress') === (says === aggregate.id)
    ? null
    : `P11 ${aggregate.id} is ${mainOf(aggregate)}, its branch is counted by ${String(says)}`;
};
