import { stages, type moneyEvents, type MoneyEvent } from '#machines/money/stages.ts';
import type { events } from '#machines/order/events.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { readPermission, REVEAL } from '../access.ts';
import { registersForStaff } from './registers.ts';

/** Permissions on orders that a role can hold. */
export type OrderPermission =
  | keyof typeof events
  | 'order.actForOthers'
  | 'order.rejectAtDoor'
  | 'order.changeWhileDelivering';

const money = (...kinds: readonly (typeof moneyEvents)[number][]): MoneyEvent[] =>
  stages.flatMap((stage) => kinds.map((kind): MoneyEvent => `order.${stage}${kind}`));

/** Permissions to take money at the door or the counter. */
const takingMoney = money('Paid');

const seeingProblems: readonly OrderPermission[] = [
  'order.workOrderRaised',
  'order.damageReported',
  'order.markedShort',
  'order.markedExtra',
  'order.markedWrongBranch',
  'order.markedNotArrived',
];

const collecting: readonly OrderPermission[] = [
  'order.created',
  'order.labelPrinted',
  'order.collected',
  'order.released',
  'order.weightModified',
  'order.extraFeeAdded',
  ...takingMoney,
];

const delivering: readonly OrderPermission[] = [
  'order.deliveryClaimed',
  'order.outForDelivery',
  'order.receiverCodeEntered',
  'order.signed',
  'order.sentToStation',
  'order.arrivedAtStation',
  'order.signedAtStation',
  'order.returnSigned',
  'order.deliveryAttemptFailed',
  'order.rejectionReported',
  'order.rejectionWithdrawn',
];

const sorting: readonly OrderPermission[] = [
  'order.sorted',
  'order.packed',
  'order.unpacked',
  'order.diverted',
  'order.exceptionCleared',
  ...seeingProblems,
];

const moving: readonly OrderPermission[] = ['order.loaded', 'order.unloaded'];

const storing: readonly OrderPermission[] = [
  'order.warehoused',
  'order.shelved',
  'order.warehousedForReturn',
  'order.transshipmentReceived',
  'order.pickedUpAtCounter',
  'order.adjustmentRequested',
  'order.shortPieceResolved',
  'order.findReported',
];

const customs: readonly OrderPermission[] = ['order.customsDeclared', 'order.customsHeld', 'order.customsReleased'];

const dispatching: readonly OrderPermission[] = [
  'order.pickupDaySet',
  'order.collectorAssigned',
  'order.delivererAssigned',
  'order.cancelled',
  'order.deleted',
];

const serving: readonly OrderPermission[] = [
  'order.created',
  'order.transshipmentCreated',
  'order.cancelled',
  'order.modified',
  'order.partyModified',
  'order.addressCodeModified',
  'order.pickupDaySet',
  'order.deliveryTimeSet',
  'order.safePlaceSet',
  'order.labelPrinted',
  'order.workOrderRaised',
  'order.recalled',
  'order.interceptRequested',
  'order.rejectionWithdrawn',
  'order.rejectTypeModified',
  'order.sendBackDecided',
  'order.redeliveryDecided',
  'order.collectedCancelRequested',
  'order.discardRequested',
  'order.signVoidRequested',
  'order.searchOpened',
  'order.requestWithdrawn',
];

/** Permissions of a business customer on its own orders. */
const ofOwnOrders: readonly OrderPermission[] = [
  'order.created',
  'order.cancelled',
  'order.labelPrinted',
  'order.pickupDaySet',
  'order.deliveryTimeSet',
  'order.safePlaceSet',
  'order.collectedCancelRequested',
  'order.recalled',
];

/** Requests that need a second person's decision. */
const asking: readonly OrderPermission[] = [
  'order.lossReported',
  'order.findReported',
  'order.discardRequested',
  'order.adjustmentRequested',
  'order.signVoidRequested',
  'order.voidRequested',
  'order.requestWithdrawn',
];

/** Decisions on requests of another person. */
const deciding: readonly OrderPermission[] = [
  'order.rejected',
  'order.lost',
  'order.found',
  'order.discarded',
  'order.stockFound',
  'order.stockMissing',
  'order.eventVoided',
  'order.collectedCancelApproved',
  'order.collectedCancelRefused',
];

/**
 * Records that all staff may read, each within the own branches: orders, and those named by forms and lists. Orders
 * open the names of customers; accounts and contracts are for those who keep or serve customers.
 */
const lookingUp = ['order', 'staff', 'package', 'shipment', ...registersForStaff].map(readPermission);
const customers = readPermission('merchant');

const ofOwnCustomer = ['order', 'merchant'].map(readPermission);

/** Permissions to read, by the kind of work. */
export const readPermissions = {
  staff: lookingUp,
  /** Callers of customers see phone numbers unmasked (§9). */
  calling: [...lookingUp, REVEAL],
  /** Those who keep customers' records, their accounts and contracts, or answer them. */
  customers: [customers],
  everything: Object.keys(aggregateTypes).map(readPermission),
  /**
   * The own orders, with the phone numbers that the customer entered, and the own account; names of branches, prices and stations are
   * readable by everybody signed in.
   */
  merchant: [...ofOwnCustomer, REVEAL],
  /** A colleague whom a business customer invites sees phone numbers only with the work that needs them. */
  colleague: ofOwnCustomer,
} as const satisfies Record<string, readonly string[]>;

const unique = (...lists: readonly (readonly OrderPermission[])[]): OrderPermission[] => [...new Set(lists.flat())];

/** Permissions over orders by the code of the role that holds them. */
export const orderPermissions = {
  manager: unique(
    collecting,
    delivering,
    sorting,
    moving,
    storing,
    customs,
    dispatching,
    serving,
    asking,
    deciding,
    ['order.actForOthers', 'order.rejectAtDoor', 'order.changeWhileDelivering', 'order.collectionAmountModified'],
    ['order.paymentMethodModified'],
  ),
  courier: unique(collecting, delivering, ['order.deliveryTimeSet', 'order.workOrderRaised', 'order.damageReported']),
  clerk: unique(collecting, delivering, sorting, moving, storing, customs, dispatching, ['order.modified']),
  sorter: unique(sorting, ['order.warehoused', 'order.shelved', 'order.unloaded']),
  transport: unique(moving, customs, seeingProblems),
  finance: unique(money('Paid', 'Confirmed', 'Credited'), [
    'order.extraFeeAdded',
    'order.collectionAmountModified',
    'order.paymentMethodModified',
    'order.changeWhileDelivering',
    'order.workOrderRaised',
  ]),
  support: unique(serving, ['order.changeWhileDelivering']),
  operations: unique(dispatching, serving, asking, deciding, customs, seeingProblems, [
    'order.released',
    'order.diverted',
    'order.exceptionCleared',
    'order.actForOthers',
    'order.changeWhileDelivering',
  ]),
  merchant: unique(ofOwnOrders, ['order.workOrderRaised']),
  merchantOrders: unique(ofOwnOrders),
  merchantQuestions: unique(['order.workOrderRaised']),
  employee: unique(['order.workOrderRaised']),
} as const satisfies Record<string, OrderPermission[]>;
