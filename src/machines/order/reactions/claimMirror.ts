import type { Aggregate } from '../../kit/aggregate.ts';
import { reactionsOf, type Reaction } from '../../kit/reaction.ts';
import { branchesOf } from '../branches.ts';
import type { Order } from '../context.ts';
import type { OrderEvents } from '../events.ts';

const { whenever } = reactionsOf<OrderEvents, Order>();

/** Custody states in which a deliverer is to deliver the parcel, or a station to hand it out. */
const pending = new Set(['pendingDelivery', 'delivering', 'sentToStation', 'atStation']);
/** Custody states in which the company has the parcel and no delivery is under way. */
const inHouse = new Set([
  'warehoused',
  'inStorage',
  'sorted',
  'packed',
  'loaded',
  'inTransit',
  'arrived',
  'toBeSentBack',
]);

type Mirrored =
  | 'pendingDelivery'
  | 'rewarehoused'
  | 'signed'
  | 'rejected'
  | 'rejectReturned'
  | 'returnSigned'
  | 'lost'
  | 'signDisputed'
  | 'returnSignDisputed';

/** Returns the delivery claim's status for an order's states (§4, claim status), or null if there is none. */
export function mirrorOf({ states, context }: Aggregate): Mirrored | null {
  const custody = states['custody'] ?? '';
  const disputed = states['request'] === 'request.signVoid';
  const { holder } = context as Order;
  if (pending.has(custody)) return 'pendingDelivery';
  if (inHouse.has(custody)) return states['reverse'] === 'reverse.rejectReturn' ? 'rejectReturned' : 'rewarehoused';
  if (custody === 'rejectionToConfirm' || custody === 'rejected')
    return holder.kind === 'branch' ? 'rejectReturned' : 'rejected';
  if (custody === 'signed') return disputed ? 'signDisputed' : 'signed';
  if (custody === 'returnSigned') return disputed ? 'returnSignDisputed' : 'returnSigned';
  return custody === 'lost' ? 'lost' : null;
}

const claimData = (aggregate: Aggregate<Order>) => {
  const order = aggregate.context;
  return {
    order: aggregate.id,
    branches: branchesOf(order),
    merchant: order.merchant,
    deliverer: order.deliverer?.id ?? null,
    delivererName: order.deliverer?.name ?? null,
    branch: order.currentBranch,
    collectionAmount: order.collectionAmount,
    due: order.due.collection + order.due.sign + order.due.online + order.due.reverseSign,
  };
};

/** Assignments of a deliverer; every one is mirrored, even to another deliverer. */
const assigning = ['order.deliveryClaimed', 'order.delivererAssigned', 'order.delivererAutoAssigned'] as const;

/** The events of an order that may lead to each status of a delivery claim. */
const leadingTo: Readonly<Record<Mirrored, readonly (keyof OrderEvents)[]>> = {
  pendingDelivery: ['order.rejectionWithdrawn', 'order.signVoidedToDeliverer', 'order.signVoidedToStation'],
  rewarehoused: [
    'order.warehoused',
    'order.shelved',
    'order.warehousedForReturn',
    'order.diverted',
    'order.released',
    'order.recalled',
    'order.redeliveryDecided',
    'order.rejectionWithdrawn',
    'order.stockFound',
    'order.found',
    'order.signVoidedToBranch',
    'order.returnSignVoidedToBranch',
  ],
  signed: ['order.signed', 'order.signedAtStation', 'order.pickedUpAtCounter', 'order.signVoidRefused'],
  rejected: ['order.rejectionReported', 'order.rejected'],
  rejectReturned: [
    'order.rejectionReported',
    'order.rejected',
    'order.warehoused',
    'order.sendBackDecided',
    'order.found',
    'order.returnSignVoidedToBranch',
  ],
  returnSigned: ['order.returnSigned', 'order.signVoidRefused'],
  lost: ['order.lost'],
  signDisputed: ['order.signVoidRequested'],
  returnSignDisputed: ['order.signVoidRequested'],
};

const mirrors = Object.keys(leadingTo) as Mirrored[];

const claimOf = (aggregate: Aggregate<Order>) => `${aggregate.id}-DC`;

const moves = (on: keyof OrderEvents, target: Mirrored): Reaction =>
  whenever(on).propose('deliveryClaim', `deliveryClaim.${target}`, (_, aggregate, before) => {
    const claimed = before.context.claimed || aggregate.context.claimed;
    const moved = mirrorOf(aggregate) === target && mirrorOf(before) !== target;
    return claimed && moved
      ? [{ id: claimOf(aggregate), data: target === 'pendingDelivery' ? claimData(aggregate) : {} }]
      : [];
  });

/** A delivery claim mirrors its order from the first deliverer on, corrections included. */
export const claimMirror: readonly Reaction[] = [
  ...assigning.map((on) =>
    whenever(on).propose('deliveryClaim', 'deliveryClaim.pendingDelivery', (_, aggregate) => [
      { id: claimOf(aggregate), data: claimData(aggregate) },
    ]),
  ),
  ...mirrors.flatMap((target) => [...leadingTo[target], 'order.eventVoided' as const].map((on) => moves(on, target))),
];
