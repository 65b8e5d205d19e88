import type { z } from 'zod';
import type { Fees } from '../money/freight.ts';
import type * as field from '../fields/schemas.ts';
import type { Party } from '../fields/schemas.ts';
import { notGiven, type Kept } from '../kit/kept.ts';
import type { refusalCause } from '../scanning/reasons.ts';
import { orderForm } from './events/creation.ts';
import type { Stage } from '../money/stages.ts';
import type { Charges } from './charges.ts';

type In<Schema extends z.ZodType> = z.infer<Schema>;

/** The holder of the parcel: exactly one at every instant (reliability.md 5, P01). */
export interface Holder {
  readonly kind:
    | 'sender'
    | 'courier'
    | 'branch'
    | 'vehicle'
    | 'station'
    | 'receiver'
    | 'thirdParty'
    | 'company'
    | 'nobody';
  readonly id: string | null;
  readonly name: string | null;
}

/** A person named in an order. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A step that waits for a second person (§4; lifecycles.md, TWO). */
export interface Request {
  readonly event: string;
  readonly by: string;
  readonly onBehalfOf: string | null;
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Modification {
  readonly field: string;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
  readonly by: string;
  readonly at: string;
}

/**
 * The context of an order (§3, Order). Money in hundredths of MMK, weights in grams, lengths in millimetres, times
 * UTC.
 */
export interface Order extends Omit<Kept<typeof orderForm>, 'sender' | 'receiver' | 'photos'> {
  readonly merchantName: string | null;
  readonly sender: Party;
  readonly receiver: Party;
  readonly photos: readonly string[];
  readonly fees: Fees;
  readonly tariff: string | null;
  /** Kyat for one yuan when the order was created; it never changes (§3). */
  readonly exchangeRate: number | null;
  readonly extraFees: readonly {
    readonly id: string;
    readonly kind: string;
    readonly amount: number;
    readonly channel: string;
    readonly stage: Stage;
    readonly at: string;
    readonly settled: boolean;
  }[];
  readonly due: Readonly<Record<Stage, number>>;
  readonly paid: Readonly<Record<Stage, number>>;
  /** Payments above the amount owed now: to be refunded. */
  readonly refundDue: Readonly<Record<Stage, number>>;
  /** Amounts that were owed and then waived by a refund; they are not owed again. */
  readonly reduced: Readonly<Record<Stage, number>>;
  /** The kinds of charges of each stage; their sum is due + paid - refundDue. */
  readonly charged: Readonly<Record<Stage, Charges>>;
  /** Stages that owe nothing any more, since the parcel goes back or was cancelled. */
  readonly freed: readonly Stage[];
  /** Id of the person who took the last payment of each stage. */
  readonly payer: Readonly<Partial<Record<Stage, string>>>;
  /** Ids of other people who took a part of what was paid; absent while one took all of it. */
  readonly earlierPayers?: Readonly<Partial<Record<Stage, readonly string[]>>>;
  /** Goods money owed to the sender since the signature; 0 if none. */
  readonly goodsOwed: number;
  /** Ids of the confirmed bills that include amounts of the order. */
  readonly bills: readonly string[];
  readonly addressCode: string | null;
  readonly crossBorder: boolean;
  readonly sameCity: boolean;
  readonly currentBranch: string | null;
  readonly nextBranch: string | null;
  readonly holder: Holder;
  readonly collector: Person | null;
  readonly everAssigned: boolean;
  readonly sorter: Person | null;
  readonly deliverer: Person | null;
  readonly shelf: string | null;
  readonly package: string | null;
  readonly shipment: string | null;
  readonly transportType: In<typeof field.transportType> | null;
  readonly vehicle: string | null;
  readonly toBranch: string | null;
  /** The shipment by which it came as a loose parcel, until the branch stores it. */
  readonly arrivedOn: string | null;
  readonly attempts: number;
  /** Instant at which its courier will try again; absent or null without one. */
  readonly nextAttemptAt?: string | null;
  /** Tries of the receiver's code; absent while it was not entered. A verified code proves one hand-over. */
  readonly receiverCode?: { readonly wrong: number; readonly state: 'open' | 'verified' | 'spent' };
  /** Place where the receiver lets the parcel be left; absent while none was named. */
  readonly safePlace?: In<typeof field.safePlace>;
  readonly safePlaceNote?: string | null;
  /** Day in Myanmar on which its sender asks for collection; absent while none was named. */
  readonly pickupDay?: string;
  readonly pickupWindow?: In<typeof field.deliveryWindow>;
  /** True once it was given to a deliverer; a delivery claim then mirrors the order. */
  readonly claimed: boolean;
  /** Number of cancellation requests after collection. */
  readonly cancelRequests: number;
  /** The open insurance claim about it. */
  readonly insuranceClaim: string | null;
  /** The ground on which an insurance claim about it was paid. */
  readonly claimPaid: 'lost' | 'damaged' | 'short' | null;
  readonly rejection: {
    readonly reason: string;
    /** Null where the report named none, as reports of older clients. */
    readonly cause: In<typeof refusalCause> | null;
    readonly returnType: In<typeof field.returnType> | null;
    readonly returnCharging: In<typeof field.returnCharging> | null;
    /** Holder when a rejection was reported; a withdrawn rejection gives the parcel back to him. */
    readonly heldBy: Holder;
  } | null;
  readonly returnCharging: In<typeof field.returnCharging> | null;
  readonly exceptionSince: string | null;
  readonly exceptionBranch: string | null;
  readonly exceptionReason: string | null;
  readonly timedOut: readonly string[];
  readonly prints: readonly {
    readonly at: string;
    readonly kind: string;
    readonly count: number;
    readonly by: string;
    /** Paper size and output of the print; absent for earlier prints. */
    readonly size?: string;
    readonly format?: string;
  }[];
  readonly request: Request | null;
  readonly modifications: readonly Modification[];
  readonly voided: readonly number[];
  readonly createdAt: string;
  readonly createdBy: Person;
  readonly updatedAt: string;
  readonly stockedAt: string | null;
  readonly collectedAt: string | null;
  /** When its collector was assigned; null while it has none. */
  readonly assignedAt: string | null;
  /** First time at the destination branch on the way to the receiver; a new destination begins again. */
  readonly arrivedAt: string | null;
  /** When its deliverer was given it; null while it has none. */
  readonly givenAt: string | null;
  /** First time that it was handed out for delivery to the receiver; a new destination begins again. */
  readonly outAt: string | null;
  readonly endedAt: string | null;
}

const nobody: Party = { name: '', phone: '', city: '', address: '' };
const none: Record<Stage, number> = { collection: 0, sign: 0, online: 0, reverseSign: 0 };

/** The context before creation. */
export const initial: Order = {
  ...notGiven(orderForm),
  source: 'staffApp',
  merchantName: null,
  sender: nobody,
  receiver: nobody,
  goodsName: '',
  goodsType: 'other',
  photos: [],
  weightGrams: 0,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  deliveryWay: 'door',
  orderType: 'standard',
  payType: 'senderCash',
  chargeType: 'weight',
  fees: {
    basic: 0,
    urgent: 0,
    insurance: 0,
    storage: 0,
    platform: 0,
    total: 0,
    billingWeightGrams: 0,
    volumeToWeightGrams: 0,
  },
  tariff: null,
  exchangeRate: null,
  extraFees: [],
  due: none,
  paid: none,
  refundDue: none,
  reduced: none,
  charged: { collection: {}, sign: {}, online: {}, reverseSign: {} },
  freed: [],
  payer: {},
  goodsOwed: 0,
  bills: [],
  addressCode: null,
  originBranch: '',
  destinationBranch: '',
  crossBorder: false,
  sameCity: false,
  currentBranch: null,
  nextBranch: null,
  holder: { kind: 'sender', id: null, name: null },
  collector: null,
  everAssigned: false,
  sorter: null,
  deliverer: null,
  shelf: null,
  package: null,
  shipment: null,
  transportType: null,
  vehicle: null,
  toBranch: null,
  arrivedOn: null,
  attempts: 0,
  claimed: false,
  cancelRequests: 0,
  insuranceClaim: null,
  claimPaid: null,
  rejection: null,
  returnCharging: null,
  exceptionSince: null,
  exceptionBranch: null,
  exceptionReason: null,
  timedOut: [],
  prints: [],
  request: null,
  modifications: [],
  voided: [],
  createdAt: '',
  createdBy: { id: '', name: '' },
  updatedAt: '',
  stockedAt: null,
  collectedAt: null,
  assignedAt: null,
  arrivedAt: null,
  givenAt: null,
  outAt: null,
  endedAt: null,
};
