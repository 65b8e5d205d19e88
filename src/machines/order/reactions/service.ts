import type { Aggregate } from '../../kit/aggregate.ts';
import { reactionsOf, type Reaction } from '../../kit/reaction.ts';
import { branchesOf } from '../branches.ts';
import type { Order } from '../context.ts';
import type { OrderEvents } from '../events.ts';
import { claimMirror } from './claimMirror.ts';

const { whenever } = reactionsOf<OrderEvents, Order>();

/** The common payload of the service desk's records about an order. */
const about = (aggregate: Aggregate<Order>) => ({
  order: aggregate.id,
  branches: branchesOf(aggregate.context),
  merchant: aggregate.context.merchant,
});

const reasonOf = (data: object): string | null =>
  'reason' in data && typeof data.reason === 'string' ? data.reason : null;

/** Operation 21 opens a work order, or joins one that is open. */
const workOrders: readonly Reaction[] = [
  whenever('order.workOrderRaised').propose('workOrder', 'workOrder.raised', ({ data, actor }, aggregate) => {
    const { question, remark, workOrder } = data;
    return workOrder === undefined
      ? [{ id: null, data: { ...about(aggregate), question, remark, branch: actor.branch } }]
      : [];
  }),
  whenever('order.workOrderRaised').propose('workOrder', 'workOrder.orderLinked', ({ data }, aggregate) => {
    const { remark, workOrder } = data;
    return workOrder === undefined ? [] : [{ id: workOrder, data: { order: aggregate.id, branches: [], remark } }];
  }),
  whenever('order.signVoidRequested').propose(
    'workOrder',
    'workOrder.cancelSignOpened',
    ({ data, actor }, aggregate) => [
      {
        id: null,
        data: {
          ...about(aggregate),
          signature: aggregate.states['custody'] === 'returnSigned' ? 'return' : 'delivery',
          remark: reasonOf(data),
          branch: actor.branch,
        },
      },
    ],
  ),
];

const followUp = (
  on: keyof OrderEvents,
  kind: string,
  applies: (before: Aggregate<Order>) => boolean = () => true,
): Reaction =>
  whenever(on).propose('followUp', 'followUp.opened', ({ data }, aggregate, before) =>
    applies(before) ? [{ id: null, data: { ...about(aggregate), kind, reason: reasonOf(data) } }] : [],
  );

/** Opens a follow-up call to the client after a rejection, a release or a timeout (§4, follow-up types). */
const followUps: readonly Reaction[] = [
  followUp('order.rejectionReported', 'rejectOrReturn'),
  // A report and its confirmation are one rejection; a rejection at the door is confirmed at once.
  followUp('order.rejected', 'rejectOrReturn', (before) => before.states['custody'] !== 'rejectionToConfirm'),
  followUp('order.recalled', 'rejectOrReturn'),
  followUp('order.interceptRequested', 'rejectOrReturn'),
  followUp('order.released', 'releaseOrder'),
  followUp('order.acceptTimedOut', 'acceptTimeout'),
  followUp('order.collectionTimedOut', 'collectionTimeout'),
  followUp('order.deliveryTimedOut', 'deliveryTimeout'),
];

const problem = (on: keyof OrderEvents, kind: string): Reaction =>
  whenever(on).propose('problemItem', 'problemItem.opened', ({ data, actor }, aggregate) => {
    const photos = 'photos' in data ? data.photos : undefined;
    const order = aggregate.context;
    return [
      {
        id: null,
        data: {
          ...about(aggregate),
          kind,
          reason: reasonOf(data) ?? order.exceptionReason ?? kind,
          ...(photos === undefined ? {} : { photos }),
          branch: actor.branch ?? order.currentBranch,
        },
      },
    ];
  });

/** Opens a problem item for each exception of a parcel. */
const problems: readonly Reaction[] = [
  problem('order.damageReported', 'damaged'),
  problem('order.markedShort', 'short'),
  problem('order.markedNotArrived', 'notArrived'),
  problem('order.markedExtra', 'extra'),
  problem('order.markedWrongBranch', 'wrongBranch'),
  problem('order.searchOpened', 'lostSearch'),
  problem('order.stockMissing', 'missingInCount'),
];

/** The id of the order's present cancellation: numbered by request. */
const cancelOf = (aggregate: Aggregate<Order>) => `${aggregate.id}-CC${aggregate.context.cancelRequests}`;

/** A cancellation after collection mirrors the order's `cancelRequest` region (operation 34). */
const cancels: readonly Reaction[] = [
  whenever('order.collectedCancelRequested').propose(
    'collectedCancel',
    'collectedCancel.requested',
    ({ data, actor }, aggregate) => [
      { id: cancelOf(aggregate), data: { ...about(aggregate), reason: reasonOf(data), branch: actor.branch } },
    ],
  ),
  whenever('order.collectedCancelApproved').propose(
    'collectedCancel',
    'collectedCancel.approved',
    ({ data }, aggregate) => [{ id: cancelOf(aggregate), data: { returnCharging: data.returnCharging } }],
  ),
  whenever('order.collectedCancelRefused').propose(
    'collectedCancel',
    'collectedCancel.refused',
    ({ data }, aggregate) => [{ id: cancelOf(aggregate), data: { reason: reasonOf(data) } }],
  ),
];

const claimOf = (aggregate: Aggregate<Order>) => aggregate.context.insuranceClaim;

/** A loss opens a claim for an insured parcel; a find sends the claim back to review (lifecycles.md 4.7). */
const insurance: readonly Reaction[] = [
  whenever('order.lost').propose('insuranceClaim', 'insuranceClaim.opened', (_, aggregate) => {
    const { insureAmount, insuranceClaim, claimPaid } = aggregate.context;
    return insureAmount === null || insureAmount === 0 || insuranceClaim !== null || claimPaid !== null
      ? []
      : [{ id: null, data: { ...about(aggregate), ground: 'lost', insured: insureAmount } }];
  }),
  whenever('order.findReported').propose('insuranceClaim', 'insuranceClaim.parcelFound', (_, aggregate) => {
    const claim = claimOf(aggregate);
    return claim === null ? [] : [{ id: claim, data: {} }];
  }),
  whenever('order.requestWithdrawn').propose(
    'insuranceClaim',
    'insuranceClaim.findWithdrawn',
    (_, aggregate, before) => {
      const claim = claimOf(aggregate);
      return claim === null || before.states['request'] !== 'request.find' ? [] : [{ id: claim, data: {} }];
    },
  ),
];

/** Events that an order's events propose to work orders, follow-ups, problem items and claims. */
export const service: readonly Reaction[] = [
  ...claimMirror,
  ...workOrders,
  ...followUps,
  ...problems,
  ...cancels,
  ...insurance,
];
