import { beforeCreation, parallelTransition, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Shipment } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: readonly RuleName[]) => transition(target, ...names);

/** Listed parcels may be found in a branch or declared lost on their own, in every state of the shipment. */
const settledOutside = {
  'shipment.itemTurnedUp': to(null, 'isOnTheList'),
  'shipment.itemWrittenOff': to(null, 'isOnTheList'),
};
const printable = { 'shipment.manifestPrinted': to(null, 'reprintHasReason') };
const amendable = { 'shipment.amended': to(null, 'carIsKept', 'carrierIsKept') };
const sending = ['actorAtOrigin', 'branchIsNotLocked', 'hasItems'] as const;
/** A missing item is searched for; after three days two persons may declare it lost. */
const searching = {
  'shipment.itemMarkedNotArrived': to(null, 'actorAtDestination', 'isOnTheList', 'itemIsInTransit', 'itemNotFlagged'),
  'shipment.itemFound': to(null, 'isOnTheList', 'itemIsFlagged'),
  'shipment.itemLossReported': to(null, 'isOnTheList', 'itemIsSearchedFor', 'lossNotReported', 'searchPeriodPassed'),
  'shipment.itemLost': to(
    null,
    'isOnTheList',
    'itemIsSearchedFor',
    'lossWasReported',
    'anotherPersonReported',
    'searchPeriodPassed',
  ),
};
const travelling = {
  ...amendable,
  ...settledOutside,
  ...printable,
  'shipment.received': to('#received', 'actorAtDestination'),
};
/** Events about the goods, possible until the shipment is finished. */
const open = Object.fromEntries(
  [
    'itemArrived',
    'allItemsArrived',
    'itemMarkedNotArrived',
    'itemMarkedShort',
    'itemFound',
    'itemLossReported',
    'itemLost',
    'itemStored',
    'itemTurnedUp',
    'itemWrittenOff',
  ].map((name) => [`shipment.${name}`, parallelTransition(null)]),
);

/**
 * Items that a correction moves back to the ramp may be stored, found or declared lost, even after settlement.
 */
const afterCorrection = Object.fromEntries(
  ['itemStored', 'itemTurnedUp', 'itemWrittenOff'].map((name) => [`shipment.${name}`, parallelTransition(null)]),
);

/** Transport document status, and shipment status: unfinished 0, finished 1 (§4). */
export const machine = lifecycle<Shipment>(rules, evolve).createMachine({
  id: 'shipment',
  type: 'parallel',
  context: initial,
  states: {
    document: {
      initial: 'absent',
      states: {
        absent: beforeCreation({
          'shipment.created': to(
            '#enabled',
            'endsDiffer',
            'leavesOwnBranch',
            'branchesServe',
            'kindFitsBorder',
            'kindFitsCities',
            'carIsKept',
            'carrierIsKept',
          ),
        }),
        enabled: {
          id: 'enabled',
          meta: { code: 0, phase: 'transport' },
          on: {
            ...amendable,
            ...settledOutside,
            ...printable,
            'shipment.disabled': to('#disabled', 'actorAtOrigin', 'nothingLoaded'),
            'shipment.orderLinked': to(null, 'branchIsNotLocked'),
            'shipment.orderUnlinked': to(null, 'branchIsNotLocked', 'keepsOneItem'),
            'shipment.packageLinked': to(null, 'branchIsNotLocked'),
            'shipment.packageUnlinked': to(null, 'branchIsNotLocked', 'keepsOneItem'),
            'shipment.shippedOut': to('#shippedOut', ...sending, 'driverOrTrainNamed'),
            'shipment.sentToStation': to('#sentToStation', ...sending, 'carrierIsKept'),
            'shipment.sentToAirport': to('#sentToAirport', ...sending, 'carrierIsKept'),
          },
        },
        disabled: {
          id: 'disabled',
          meta: { code: 1, phase: 'transport' },
          on: { 'shipment.enabled': to('#enabled', 'actorAtOrigin') },
        },
        sentToStation: { id: 'sentToStation', meta: { code: 2, phase: 'transport' }, on: travelling },
        sentToAirport: { id: 'sentToAirport', meta: { code: 3, phase: 'transport' }, on: travelling },
        shippedOut: { id: 'shippedOut', meta: { code: 4, phase: 'transport' }, on: travelling },
        received: {
          id: 'received',
          meta: { code: 5, phase: 'transport', final: true },
          on: {
            ...settledOutside,
            ...searching,
            ...printable,
            'shipment.itemArrived': to(null, 'actorAtDestination', 'isOnTheList', 'itemIsInTransit', 'itemNotFlagged'),
            'shipment.allItemsArrived': to(null, 'actorAtDestination', 'itemsAreComing'),
            'shipment.itemMarkedShort': to(null, 'actorAtDestination', 'isOnTheList', 'itemIsThere', 'itemNotFlagged'),
            'shipment.itemStored': to(null, 'isOnTheList', 'itemIsThere'),
            'shipment.finished': to(null, 'actorAtDestination', 'everyItemSettled'),
          },
        },
      },
    },
    finish: {
      initial: 'unfinished',
      states: {
        unfinished: {
          meta: { code: 0, phase: 'transport' },
          on: { ...open, 'shipment.finished': parallelTransition('finished') },
        },
        finished: { meta: { code: 1, phase: 'end' }, on: afterCorrection },
      },
    },
  },
});
