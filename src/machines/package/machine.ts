import { beforeCreation, parallelTransition, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Package } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: readonly RuleName[]) => transition(target, ...names);

/** A parcel leaves a closed package only if it was found elsewhere or declared lost. */
const removable = { 'package.orderRemoved': to(null) };
const printable = { 'package.labelPrinted': to(null, 'reprintHasReason') };
const exceptional = { 'package.exceptionCleared': to(null, 'packageIsHere') };

/** Package status 0 to 5 (§4); a parallel region holds whether its seal is trusted. */
export const machine = lifecycle<Package>(rules, evolve).createMachine({
  id: 'package',
  type: 'parallel',
  context: initial,
  states: {
    status: {
      initial: 'absent',
      states: {
        absent: beforeCreation({
          'package.issued': to('#unused', 'issuedInABranch', 'destinationIsAnother', 'destinationServes'),
        }),
        unused: {
          id: 'unused',
          meta: { code: 0, phase: 'storage' },
          on: { ...printable, 'package.orderPacked': to('#packed', 'branchIsNotLocked') },
        },
        packed: {
          id: 'packed',
          meta: { code: 1, phase: 'storage' },
          on: {
            ...removable,
            ...printable,
            'package.orderPacked': to(null, 'branchIsNotLocked'),
            'package.orderUnpacked': to(null, 'branchIsNotLocked'),
            'package.emptied': to('#unused', 'isEmpty'),
            'package.sealed': to('#sealed', 'packageIsHere', 'hasParcels', 'sealIsNew'),
          },
        },
        sealed: {
          id: 'sealed',
          meta: { code: 2, phase: 'storage' },
          on: {
            ...removable,
            ...printable,
            'package.unsealed': to('#packed', 'packageIsHere', 'notOnShipment'),
            'package.loaded': to(
              null,
              'packageIsHere',
              'branchIsNotLocked',
              'notOnShipment',
              'shipmentIsOpen',
              'shipmentLeavesHere',
              'shipmentGoesTheWay',
            ),
            'package.unloaded': to(null, 'packageIsHere', 'branchIsNotLocked', 'onShipment'),
            'package.departed': to('#inTransit', 'onShipment'),
          },
        },
        inTransit: {
          id: 'inTransit',
          meta: { code: 3, phase: 'transport' },
          on: {
            ...removable,
            ...printable,
            'package.arrived': to('#arrived'),
            'package.markedNotArrived': to(null),
            'package.turnedUp': to(null),
            'package.lossReported': to(null),
            'package.lost': to('#finished'),
          },
        },
        arrived: {
          id: 'arrived',
          meta: { code: 4, phase: 'transport' },
          on: {
            ...removable,
            ...printable,
            ...exceptional,
            'package.sealDoubted': to(null),
            'package.warehoused': to(
              null,
              'packageIsHere',
              'branchIsNotLocked',
              'notOpened',
              'notStored',
              'noOpenException',
            ),
            'package.forwarded': to(
              '#sealed',
              'packageIsHere',
              'branchIsNotLocked',
              'notOpened',
              'destinationIsElsewhere',
              'noOpenException',
            ),
            'package.opened': to(null, 'packageIsHere', 'notOpened', 'destinationIsHere', 'sealIsRead'),
            'package.orderUnpacked': to(null, 'branchIsNotLocked', 'isOpened'),
            'package.partMissing': to(null, 'packageIsHere', 'branchIsNotLocked', 'isOpened', 'holdsTheOrder'),
            'package.extraFound': to(null, 'packageIsHere', 'isOpened', 'doesNotHoldTheOrder'),
            'package.finished': to('#finished', 'isEmpty'),
          },
        },
        finished: {
          id: 'finished',
          meta: { code: 5, phase: 'end' },
          on: {
            ...exceptional,
            'package.labelPrinted': to(null, 'notLost', 'reprintHasReason'),
            'package.reissued': to(
              '#unused',
              'packageIsHere',
              'notLost',
              'noOpenException',
              'destinationIsAnother',
              'destinationServes',
            ),
          },
        },
      },
    },
    exception: {
      initial: 'none',
      states: {
        none: { on: { 'package.sealDoubted': parallelTransition('sealDoubted') } },
        sealDoubted: {
          on: {
            'package.sealDoubted': parallelTransition(null),
            'package.exceptionCleared': parallelTransition('none'),
          },
        },
      },
    },
  },
});
