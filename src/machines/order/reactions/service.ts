import type { Life } from '../../kit/noun.ts';
import { whenever, type Reaction } from '../../kit/reaction.ts';
import { branchesOf } from '../branches.ts';
import type { Order } from '../context.ts';
import type { OrderData } from '../events.ts';
import { claimMirror } from './claimMirror.ts';

const orderOf = (life: Life) => life.context as Order;

/** The order as the desk's lives know it. */
const about = (life: Life) => ({
  order: life.id,
  branches: branchesOf(orderOf(life)),
  merchant: orderOf(life).merchant,
});

const reasonOf = (data: unknown): string | null => {
  const { reason } = data as { reason?: unknown };
  return typeof reason === 'string' ? reason : null;
};

/** Operation 21 opens a work order, or joins one that is open. */
const workOrders: readonly Reaction[] = [
  whenever('order.workOrderRaised').propose('workOrder', 'workOrder.raised', ({ data, actor }, life) => {
    const { question, remark, workOrder } = data as OrderData<'order.workOrderRaised'>;
    return workOrder === undefined
      ? [{ id: null, data: { ...about(life), question, remark, branch: actor.branch } }]
      : [];
  }),
  whenever('order.workOrderRaised').propose('workOrder', 'workOrder.orderLinked', ({ data }, life) => {
    const { remark, workOrder } = data as OrderData<'order.workOrderRaised'>;
    return workOrder === undefined
      ? []
      : [{ id: workOrder, data: { order: life.id, branches: branchesOf(orderOf(life)), remark } }];
  }),
  whenever('order.signVoidRequested').propose('workOrder', 'workOrder.cancelSignOpened', ({ data, actor }, life) => [
    {
      id: null,
      data: {
        ...about(life),
        signature: life.states['custody'] === 'returnSigned' ? 'return' : 'delivery',
        remark: reasonOf(data),
        branch: actor.branch,
      },
    },
  ]),
];

const followUp = (on: string, kind: string, applies: (before: Life) => boolean = () => true): Reaction =>
  whenever(on).propose('followUp', 'followUp.opened', ({ data }, life, before) =>
    applies(before) ? [{ id: null, data: { ...about(life), kind, reason: reasonOf(data) } }] : [],
  );

/** A rejection, a release or a time that ran out: somebody talks to the client (§4, follow-up types). */
const followUps: readonly Reaction[] = [
  followUp('order.rejectionReported', 'rejectOrReturn'),
  // Reported and then confirmed is one rejection; at the door it is confirmed at once.
  followUp('order.rejected', 'rejectOrReturn', (before) => before.states['custody'] !== 'rejectionToConfirm'),
  followUp('order.recalled', 'rejectOrReturn'),
  followUp('order.interceptRequested', 'rejectOrReturn'),
  followUp('order.released', 'releaseOrder'),
  followUp('order.acceptTimedOut', 'acceptTimeout'),
  followUp('order.collectionTimedOut', 'collectionTimeout'),
  followUp('order.deliveryTimedOut', 'deliveryTimeout'),
];

const problem = (on: string, kind: string): Reaction =>
  whenever(on).propose('problemItem', 'problemItem.opened', ({ data, actor }, life) => {
    const { photos } = data as { photos?: readonly string[] };
    const order = orderOf(life);
    return [
      {
        id: null,
        data: {
          ...about(life),
          kind,
          reason: reasonOf(data) ?? order.exceptionReason ?? kind,
          ...(photos === undefined ? {} : { photos }),
          branch: actor.branch ?? order.currentBranch,
        },
      },
    ];
  });

/** What goes wrong with a parcel is looked after. */
const problems: readonly Reaction[] = [
  problem('order.damageReported', 'damaged'),
  problem('order.markedShort', 'short'),
  problem('order.markedNotArrived', 'notArrived'),
  problem('order.markedExtra', 'extra'),
  problem('order.markedWrongBranch', 'wrongBranch'),
  problem('order.searchOpened', 'lostSearch'),
  problem('order.stockMissing', 'missingInCount'),
];

/** The name of the wish to cancel that the order is at: the first, the second, ... */
const cancelOf = (life: Life) => `${life.id}-CC${orderOf(life).cancelRequests}`;

/** A cancellation after collection moves with the order's region of that name (operation 34). */
const cancels: readonly Reaction[] = [
  whenever('order.collectedCancelRequested').propose(
    'collectedCancel',
    'collectedCancel.requested',
    ({ data, actor }, life) => [
      { id: cancelOf(life), data: { ...about(life), reason: reasonOf(data), branch: actor.branch } },
    ],
  ),
  whenever('order.collectedCancelApproved').propose('collectedCancel', 'collectedCancel.approved', ({ data }, life) => [
    { id: cancelOf(life), data: { returnCharging: (data as { returnCharging: string }).returnCharging } },
  ]),
  whenever('order.collectedCancelRefused').propose('collectedCancel', 'collectedCancel.refused', ({ data }, life) => [
    { id: cancelOf(life), data: { reason: reasonOf(data) } },
  ]),
];

const claimOf = (life: Life) => orderOf(life).insuranceClaim;

/** A loss opens the claim of an insured parcel; a find makes it to be reviewed again (lifecycles.md 4.7). */
const insurance: readonly Reaction[] = [
  whenever('order.lost').propose('insuranceClaim', 'insuranceClaim.opened', (_, life) => {
    const { insureAmount, insuranceClaim, claimPaid } = orderOf(life);
    return insureAmount === null || insureAmount === 0 || insuranceClaim !== null || claimPaid !== null
      ? []
      : [{ id: null, data: { ...about(life), ground: 'lost', insured: insureAmount } }];
  }),
  whenever('order.findReported').propose('insuranceClaim', 'insuranceClaim.parcelFound', (_, life) => {
    const claim = claimOf(life);
    return claim === null ? [] : [{ id: claim, data: {} }];
  }),
  whenever('order.requestWithdrawn').propose('insuranceClaim', 'insuranceClaim.findWithdrawn', (_, life, before) => {
    const claim = claimOf(life);
    return claim === null || before.states['request'] !== 'request.find' ? [] : [{ id: claim, data: {} }];
  }),
];

/** What an order's events ask of work orders, follow-ups, problem items and claims. */
export const service: readonly Reaction[] = [
  ...claimMirror,
  ...workOrders,
  ...followUps,
  ...problems,
  ...cancels,
  ...insurance,
];
