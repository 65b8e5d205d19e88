import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type InventoryTask } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

/** Inventory task (§4): not started 0, in progress 1, ended 2. Its branch is locked while it is in progress. */
export const machine = lifecycle<InventoryTask>(rules, evolve).createMachine({
  id: 'inventoryTask',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'inventoryTask.planned': to('#notStarted', 'branchIsWithinReach', 'branchIsOpen') }),
    notStarted: {
      id: 'notStarted',
      meta: { code: 0, phase: 'count' },
      on: {
        'inventoryTask.started': to('#inProgress', 'worksInTheBranch', 'branchIsNotBeingCounted', 'stockIsCountable'),
        'inventoryTask.cancelled': to('#cancelled'),
      },
    },
    inProgress: {
      id: 'inProgress',
      meta: { code: 1, phase: 'count' },
      on: {
        'inventoryTask.scanned': to(
          null,
          'worksInTheBranch',
          'codeIsOfAParcel',
          'orderExists',
          'pieceIsNamed',
          'noAdjustmentWaits',
        ),
        'inventoryTask.foundLater': to(null, 'worksInTheBranch', 'parcelIsMissing'),
        'inventoryTask.outWithCourier': to(null, 'worksInTheBranch', 'parcelIsMissing', 'eventShowsItLeft'),
        'inventoryTask.searchOpened': to(null, 'worksInTheBranch', 'parcelIsMissing', 'orderIsKept'),
        'inventoryTask.adjustmentOpened': to(null, 'findingFitsTheCount'),
        'inventoryTask.adjusted': to(null, 'adjustmentWaits'),
        'inventoryTask.adjustmentWithdrawn': to(null, 'adjustmentWaits'),
        'inventoryTask.cancelled': to('#cancelled', 'worksInTheBranch', 'nothingIsCounted'),
        'inventoryTask.ended': to('#ended', 'worksInTheBranch', 'everyExpectedIsHandled', 'everyAdjustmentIsDecided'),
      },
    },
    ended: { id: 'ended', meta: { code: 2, phase: 'count', final: true } },
    cancelled: { id: 'cancelled', meta: { phase: 'count', final: true } },
  },
});
