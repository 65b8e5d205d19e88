import { deadline, lifecycle, way } from '../kit/lifecycle.ts';
import { initial, type Order } from './context.ts';
import { evolve } from './evolve.ts';
import { regions } from './regions.ts';
import { rules, type RuleName } from './rules.ts';
import * as shared from './ways.ts';

const to = (target: string | null, ...names: RuleName[]) => way(target, ...names);

const creation = [
  'ordersForOwnMerchant',
  'ordersFromOwnBranch',
  'insuredWithinLimits',
  'urgentBeforeNoon',
  'volumeUnderTenCubicMetres',
  'specifiedTimeGiven',
  'expectedTimeInFuture',
  'collectionAboveZero',
  'offsetNeedsCollection',
  'ledgerNeedsMerchant',
  'branchesServe',
  'merchantIsServed',
  'stationChosen',
  'tariffInForce',
  'rateInForce',
] as const;

const intoStorage = ['inCustodyOfBranch', 'branchIsNotLocked', 'notIntercepted'] as const;
const atTheDesk = ['inCustodyOfBranch', 'branchIsNotLocked', 'noOpenException', 'customsCleared'] as const;
const handOver = ['customsCleared', 'signSettled', 'collectionSettled', 'onlineSettled', 'allPiecesScanned'] as const;
const packing = [
  'inCustodyOfBranch',
  'branchIsNotLocked',
  'noOpenException',
  'notIntercepted',
  'notInPackage',
  'notOnShipment',
  'nextBranchResolved',
  'packageIsOpen',
  'packageGoesSameWay',
] as const;
const loading = [
  'inCustodyOfBranch',
  'branchIsNotLocked',
  'noOpenException',
  'notIntercepted',
  'notOnShipment',
  'packageIsSealed',
  'shipmentIsOpen',
  'shipmentGoesToNextBranch',
] as const;
const counter = [...atTheDesk, 'atLastBranch'] as const;
const claim = { 'order.deliveryClaimed': to('#pendingDelivery', ...counter, 'notIntercepted') };
const assign = {
  'order.delivererAssigned': to(
    '#pendingDelivery',
    ...counter,
    'notIntercepted',
    'delivererOnTheJob',
    'delivererOfTheBranch',
  ),
};
const autoAssign = {
  'order.delivererAutoAssigned': to(
    '#pendingDelivery',
    'branchIsNotLocked',
    'noOpenException',
    'customsCleared',
    'atLastBranch',
    'delivererOnTheJob',
    'delivererOfTheBranch',
  ),
};
const pack = { 'order.packed': to('#packed', ...packing) };
const sort = {
  'order.sorted': to(
    '#sorted',
    'inCustodyOfBranch',
    'branchIsNotLocked',
    'noOpenException',
    'notIntercepted',
    'nextBranchIsOnTheWay',
  ),
};
const reject = { 'order.rejectionReported': to('#rejectionToConfirm', 'isForward', 'photoOfDamage') };
const recall = { 'order.recalled': to('#toBeSentBack', 'isForward', 'notSettled') };
const intercept = { 'order.interceptRequested': to(null, 'isForward', 'notSettled') };
/** A parcel to be stopped that comes back into the branch's hands by another way than a scan (unpacked, found in a count). */
const divert = { 'order.diverted': to('#toBeSentBack', 'inCustodyOfBranch', 'branchIsNotLocked', 'notInPackage') };
const cancelAfterCollection = {
  'order.collectedCancelRequested': to(null, 'isForward', 'notInPackage', 'notOnShipment'),
  'order.collectedCancelApproved': to('#toBeSentBack', 'isForward', 'notInPackage', 'notOnShipment'),
};
const broughtBack = {
  'order.warehoused': to('#warehoused', 'branchIsNotLocked', 'notIntercepted', 'reasonMarked'),
  'order.shelved': to('#inStorage', 'branchIsNotLocked', 'notIntercepted', 'reasonMarked', 'shelfIsHere'),
  'order.warehousedForReturn': to('#toBeSentBack', 'branchIsNotLocked'),
  'order.diverted': to('#toBeSentBack', 'branchIsNotLocked'),
};
const stored = {
  'order.warehoused': to('#warehoused', ...intoStorage),
  'order.shelved': to('#inStorage', ...intoStorage, 'shelfIsHere'),
};
const counterPickUp = {
  'order.pickedUpAtCounter': to(
    '#signed',
    'isForward',
    ...counter,
    'signSettled',
    'collectionSettled',
    'onlineSettled',
    'allPiecesScanned',
  ),
};
const returnAtCounter = {
  'order.returnSigned': to(
    '#returnSigned',
    'isReturn',
    'inCustodyOfBranch',
    'branchIsNotLocked',
    'atLastBranch',
    'reverseSignSettled',
    'allPiecesScanned',
  ),
};
const discard = {
  'order.discardRequested': to(null, 'nothingToCollect', 'branchHoldsIt'),
  'order.discarded': to('#discarded', 'anotherPersonAsked', 'nothingToCollect', 'branchHoldsIt'),
};
const found = { 'order.stockFound': to('#warehoused', 'anotherPersonAsked', 'foundWasAsked', 'countIsHere') };
const missing = { 'order.stockMissing': to(null, 'anotherPersonAsked', 'missingWasAsked', 'countIsHere') };

/** The order machine: 24 custody states, and the regions beside it (lifecycles.md 4.1, 4.2). */
export const machine = lifecycle<Order>(rules, evolve).createMachine({
  id: 'order',
  type: 'parallel',
  context: initial,
  states: {
    custody: {
      initial: 'absent',
      states: {
        absent: {
          id: 'absent',
          meta: { absent: true },
          on: {
            'order.created': to('#pendingAcceptance', 'sourceIsNotTransshipment', ...creation),
            'order.transshipmentCreated': to(
              '#awaitingTransship',
              'sourceIsTransshipment',
              'addressCodeKnown',
              ...creation,
            ),
          },
        },
        pendingAcceptance: {
          id: 'pendingAcceptance',
          meta: { code: 0, phase: 'acceptance' },
          entry: deadline<Order>('order.acceptTimedOut', 'PT2H'),
          on: {
            ...shared.beforeCollection,
            'order.collectorAssigned': to('#pendingCollection', 'collectorOnTheJob', 'collectorOfTheArea'),
            'order.collectorAutoAssigned': to('#pendingCollection', 'collectorOnTheJob', 'collectorOfTheArea'),
            'order.cancelled': to('#cancelled', 'nothingCollectedYet'),
            'order.deleted': to('#deleted', 'actorMadeIt', 'neverAssignedNorPrinted'),
            'order.acceptTimedOut': to(null),
          },
        },
        pendingCollection: {
          id: 'pendingCollection',
          meta: { code: 1, phase: 'acceptance' },
          entry: deadline<Order>('order.collectionTimedOut', 'P1D'),
          on: {
            ...shared.beforeCollection,
            'order.collectorAssigned': to(null, 'collectorOnTheJob', 'collectorOfTheArea'),
            'order.collected': to(
              '#collected',
              'collectorIsActor',
              'collectionSettled',
              'onlineSettled',
              'allPiecesScanned',
            ),
            'order.released': to('#pendingAcceptance', 'collectorIsActor'),
            'order.cancelled': to('#cancelled', 'nothingCollectedYet'),
            'order.collectionTimedOut': to(null),
          },
        },
        awaitingTransship: {
          id: 'awaitingTransship',
          meta: { code: 23, phase: 'acceptance' },
          on: {
            ...shared.beforeCollection,
            ...shared.addressCode,
            'order.transshipmentReceived': to('#warehoused', 'branchIsNotLocked', 'shelfIsHere'),
            'order.cancelled': to('#cancelled', 'nothingCollectedYet'),
          },
        },
        collected: {
          id: 'collected',
          meta: { code: 2, phase: 'collection' },
          on: {
            ...shared.held,
            ...shared.amendable,
            ...shared.weighable,
            ...shared.cashOnDelivery,
            ...shared.payable,
            ...recall,
            ...cancelAfterCollection,
            ...found,
            'order.warehoused': to('#warehoused', 'branchIsNotLocked', 'notIntercepted'),
            'order.shelved': to('#inStorage', 'branchIsNotLocked', 'notIntercepted', 'shelfIsHere'),
            'order.warehousedForReturn': to('#toBeSentBack', 'branchIsNotLocked'),
          },
        },
        sorted: {
          id: 'sorted',
          meta: { code: 3, phase: 'storage', tags: ['inStock'] },
          on: {
            ...shared.held,
            ...shared.amendable,
            ...shared.weighable,
            ...shared.cashOnDelivery,
            ...shared.payable,
            ...shared.customsDeclare,
            ...shared.customsRelease,
            ...recall,
            ...cancelAfterCollection,
            ...stored,
            ...pack,
            ...divert,
            ...missing,
            'order.sorted': to(
              null,
              'inCustodyOfBranch',
              'branchIsNotLocked',
              'noOpenException',
              'notIntercepted',
              'nextBranchIsOnTheWay',
            ),
            'order.loaded': to('#loaded', ...loading),
          },
        },
        packed: {
          id: 'packed',
          meta: { code: 4, phase: 'storage', tags: ['inStock'] },
          on: {
            ...shared.held,
            ...shared.nameable,
            ...shared.cashOnDelivery,
            ...shared.payable,
            ...shared.customs,
            ...intercept,
            ...missing,
            'order.unpacked': to('#sorted', 'inCustodyOfBranch', 'branchIsNotLocked', 'packageIsNotSealed'),
            'order.loaded': to('#loaded', ...loading),
            'order.diverted': to('#toBeSentBack', 'inCustodyOfBranch', 'branchIsNotLocked', 'packageIsNotSealed'),
          },
        },
        loaded: {
          id: 'loaded',
          meta: { code: 5, phase: 'transport' },
          on: {
            ...shared.held,
            ...shared.nameable,
            ...shared.cashOnDelivery,
            ...shared.payable,
            ...shared.customs,
            ...intercept,
            ...found,
            'order.departed': to('#inTransit', 'inCustodyOfBranch', 'branchIsNotLocked', 'driverOrTrainNamed'),
            'order.unloaded': to('#sorted', 'inCustodyOfBranch', 'branchIsNotLocked', 'notInPackage'),
            'order.bagUnloaded': to('#packed', 'inCustodyOfBranch', 'branchIsNotLocked', 'inPackage'),
          },
        },
        inTransit: {
          id: 'inTransit',
          meta: { code: 6, phase: 'transport' },
          on: {
            ...shared.held,
            ...shared.nameable,
            ...shared.cashOnDelivery,
            ...shared.payable,
            ...shared.customs,
            ...intercept,
            ...found,
            'order.arrived': to('#arrived', 'actorAtDestinationOfShipment'),
          },
        },
        arrived: {
          id: 'arrived',
          meta: { code: 7, phase: 'transport' },
          on: {
            ...shared.held,
            ...shared.amendableParty,
            ...shared.cashOnDelivery,
            ...shared.payable,
            ...shared.customs,
            ...intercept,
            ...found,
            'order.unpacked': to(null, 'inCustodyOfBranch', 'branchIsNotLocked', 'inPackage', 'packageIsNotSealed'),
            'order.unloaded': to(null, 'inCustodyOfBranch', 'branchIsNotLocked'),
            'order.warehoused': to('#warehoused', ...intoStorage, 'noOpenException', 'notInPackage'),
            'order.shelved': to('#inStorage', ...intoStorage, 'noOpenException', 'notInPackage', 'shelfIsHere'),
            'order.warehousedForReturn': to('#toBeSentBack', 'inCustodyOfBranch', 'branchIsNotLocked', 'notInPackage'),
            ...divert,
          },
        },
        deliverable: {
          initial: 'warehoused',
          states: {
            prior: { id: 'prior', type: 'history' },
            warehoused: {
              id: 'warehoused',
              meta: { code: 21, phase: 'storage', tags: ['inStock'] },
              on: {
                ...shared.held,
                ...shared.amendable,
                ...shared.weighable,
                ...shared.cashOnDelivery,
                ...shared.payable,
                ...shared.addressCode,
                ...shared.customsHold,
                ...shared.customsRelease,
                ...recall,
                ...cancelAfterCollection,
                ...sort,
                ...pack,
                ...divert,
                ...claim,
                ...assign,
                ...autoAssign,
                ...reject,
                ...counterPickUp,
                ...returnAtCounter,
                ...missing,
                'order.shelved': to('#inStorage', ...intoStorage, 'shelfIsHere'),
              },
            },
            inStorage: {
              id: 'inStorage',
              meta: { code: 22, phase: 'storage', tags: ['inStock'] },
              on: {
                ...shared.held,
                ...shared.amendable,
                ...shared.weighable,
                ...shared.cashOnDelivery,
                ...shared.payable,
                ...shared.addressCode,
                ...shared.customsHold,
                ...shared.customsRelease,
                ...recall,
                ...cancelAfterCollection,
                ...discard,
                ...sort,
                ...pack,
                ...divert,
                ...claim,
                ...assign,
                ...autoAssign,
                ...reject,
                ...counterPickUp,
                ...returnAtCounter,
                ...missing,
                'order.shelved': to(null, ...intoStorage, 'shelfIsHere'),
              },
            },
            pendingDelivery: {
              id: 'pendingDelivery',
              meta: { code: 8, phase: 'delivery', tags: ['inStock'] },
              entry: deadline<Order>('order.deliveryTimedOut', 'P1D'),
              on: {
                ...shared.held,
                ...shared.amendable,
                ...shared.cashOnDelivery,
                ...shared.payable,
                ...recall,
                ...reject,
                ...missing,
                'order.delivererAssigned': to(null, ...counter, 'delivererOnTheJob', 'delivererOfTheBranch'),
                'order.outForDelivery': to('#delivering', ...atTheDesk, 'notIntercepted', 'delivererSet'),
                'order.released': to('#warehoused', 'heldByDelivererOrBranch'),
                'order.deliveryTimedOut': to(null),
              },
            },
            delivering: {
              id: 'delivering',
              meta: { code: 9, phase: 'delivery' },
              entry: deadline<Order>('order.deliveryTimedOut', 'P1D'),
              on: {
                ...shared.held,
                ...shared.nameable,
                ...shared.payable,
                ...intercept,
                ...reject,
                ...broughtBack,
                ...found,
                'order.collectionAmountModified': to(
                  null,
                  'isCashOnDelivery',
                  'notSettled',
                  'signUnpaid',
                  'mayChangeWhileDelivering',
                ),
                'order.signed': to('#signed', 'heldByActor', 'isForward', 'deliveredToDoor', ...handOver),
                'order.sentToStation': to(
                  '#sentToStation',
                  'heldByActor',
                  'isForward',
                  'deliveredToStation',
                  'customsCleared',
                ),
                'order.returnSigned': to(
                  '#returnSigned',
                  'isReturn',
                  'heldByActor',
                  'reverseSignSettled',
                  'allPiecesScanned',
                ),
                'order.rejected': to('#rejected', 'isForward', 'mayRejectAtDoor'),
                'order.deliveryAttemptFailed': to(null, 'heldByActor'),
                'order.deliveryTimedOut': to(null),
              },
            },
            sentToStation: {
              id: 'sentToStation',
              meta: { code: 10, phase: 'delivery' },
              on: {
                ...shared.held,
                ...shared.nameable,
                ...shared.payable,
                ...intercept,
                ...reject,
                ...broughtBack,
                ...found,
                'order.arrivedAtStation': to('#atStation', 'deliveredToStation'),
              },
            },
            atStation: {
              id: 'atStation',
              meta: { code: 11, phase: 'delivery' },
              on: {
                ...shared.held,
                ...shared.nameable,
                ...shared.payable,
                ...intercept,
                ...reject,
                ...broughtBack,
                ...found,
                'order.signedAtStation': to(
                  '#signed',
                  'isForward',
                  'deliveredToStation',
                  'customsCleared',
                  'signSettled',
                  'collectionSettled',
                  'onlineSettled',
                  'agentReceiptGiven',
                ),
              },
            },
          },
        },
        rejectionToConfirm: {
          id: 'rejectionToConfirm',
          meta: { code: 18, phase: 'return' },
          on: {
            ...shared.held,
            'order.rejectionWithdrawn': to('#prior'),
            'order.rejected': to('#rejected'),
            'order.rejectTypeModified': to(null),
            'order.warehoused': to(null, 'branchIsNotLocked'),
          },
        },
        rejected: {
          id: 'rejected',
          meta: { code: 19, phase: 'return' },
          on: {
            ...shared.held,
            ...discard,
            'order.rejectTypeModified': to(null),
            'order.warehoused': to(null, 'branchIsNotLocked'),
            'order.sendBackDecided': to('#toBeSentBack', 'branchHoldsIt', 'sendBackWasChosen'),
            'order.redeliveryDecided': to('#inStorage', 'branchHoldsIt', 'redeliveryWasChosen'),
          },
        },
        toBeSentBack: {
          id: 'toBeSentBack',
          meta: { code: 20, phase: 'return', tags: ['inStock'] },
          on: {
            ...shared.held,
            ...shared.amendable,
            ...shared.weighable,
            ...shared.payable,
            ...sort,
            ...pack,
            ...claim,
            ...assign,
            ...returnAtCounter,
            ...discard,
            ...missing,
            'order.shelved': to(null, 'inCustodyOfBranch', 'branchIsNotLocked', 'shelfIsHere'),
          },
        },
        signed: {
          id: 'signed',
          meta: { code: 12, phase: 'end', final: true },
          on: {
            ...shared.ended,
            ...shared.extraFee,
            'order.signVoidRequested': to(null, 'cancelSignOrderOpen', 'notSettled'),
            'order.signVoidedToDeliverer': to(
              '#delivering',
              'anotherPersonAsked',
              'cancelSignOrderOpen',
              'notSettled',
              'signedByDeliverer',
            ),
            'order.signVoidedToBranch': to('#inStorage', 'anotherPersonAsked', 'cancelSignOrderOpen', 'notSettled'),
            'order.signVoidedToStation': to(
              '#atStation',
              'anotherPersonAsked',
              'cancelSignOrderOpen',
              'notSettled',
              'signedForStation',
            ),
          },
        },
        returnSigned: {
          id: 'returnSigned',
          meta: { code: 13, phase: 'end', final: true },
          on: {
            ...shared.ended,
            ...shared.extraFee,
            'order.signVoidRequested': to(null, 'cancelSignOrderOpen', 'notSettled'),
            'order.signVoidedToBranch': to('#inStorage', 'anotherPersonAsked', 'cancelSignOrderOpen', 'notSettled'),
          },
        },
        cancelled: { id: 'cancelled', meta: { code: 14, phase: 'end', final: true }, on: { ...shared.ended } },
        discarded: { id: 'discarded', meta: { code: 15, phase: 'end', final: true }, on: { ...shared.ended } },
        lost: {
          id: 'lost',
          meta: { code: 16, phase: 'end', final: true },
          on: {
            ...shared.ended,
            ...shared.extraFee,
            'order.findReported': to(null),
            'order.found': to('#inStorage', 'anotherPersonAsked', 'shelfIsHere'),
          },
        },
        deleted: { id: 'deleted', meta: { code: 17, phase: 'end', final: true } },
      },
    },
    ...regions,
  },
});
