import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type StorageScan } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

/** Warehousing session (lifecycles.md 4.6): open until every parcel is handled, or abandoned. */
export const machine = lifecycle<StorageScan>(rules, evolve).createMachine({
  id: 'storageScan',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'storageScan.opened': to('#open', 'opensInOwnBranch', 'branchIsNotLocked', 'waitingIsHandleable'),
    }),
    open: {
      id: 'open',
      meta: { phase: 'session' },
      on: {
        'storageScan.scanned': to(
          null,
          'worksInTheBranch',
          'codeIsOfAParcel',
          'orderExists',
          'pieceIsNamed',
          'isNotMarkedNotArrived',
          'isCollected',
          'reasonIsMarked',
          'isStillToBeStored',
        ),
        'storageScan.reasonMarked': to(null, 'worksInTheBranch', 'isPendingDelivery'),
        'storageScan.collectionPostponed': to(null, 'worksInTheBranch', 'isPendingCollection'),
        'storageScan.missingMarked': to(null, 'worksInTheBranch', 'isPendingWarehousing', 'orderIsKept'),
        'storageScan.extraStored': to(null, 'worksInTheBranch', 'isExtra', 'extraCanBeStored', 'isNotMarkedNotArrived'),
        'storageScan.extraSetAside': to(null, 'worksInTheBranch', 'isExtra', 'orderIsKept'),
        'storageScan.settledElsewhere': to(null, 'worksInTheBranch', 'hasMovedOn'),
        'storageScan.finished': to('#finished', 'worksInTheBranch', 'everythingIsHandled'),
        'storageScan.abandoned': to('#abandoned', 'worksInTheBranch'),
      },
    },
    finished: { id: 'finished', meta: { phase: 'session', final: true } },
    abandoned: { id: 'abandoned', meta: { phase: 'session', final: true } },
  },
});
