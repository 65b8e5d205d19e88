import type { InventoryTask } from '#machines/inventoryTask/context.ts';
import type { BranchCount } from '#machines/registers/branchCount.ts';
import { mainOf, type Check } from './reading.ts';

/** A branch is counted by the count that runs there, and by no other (P11). */
export const ofCount: Check<InventoryTask> = (life, world) => {
  const branch = world.life('branch', life.context.branch)?.context as { count?: BranchCount | null } | undefined;
  const says = branch?.count?.task ?? null;
  return (mainOf(life) === 'inProgress') === (says === life.id)
    ? null
    : `P11 ${life.id} is ${mainOf(life)}, its branch is counted by ${String(says)}`;
};
