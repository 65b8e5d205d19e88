import { reactionsOf, type Reaction } from '../../kit/reaction.ts';
import type { Aggregate } from '../../kit/aggregate.ts';
import type { RecordedEvent } from '../../kit/proposal.ts';
import type { Order } from '../context.ts';
import { stages, type Stage } from '../../money/stages.ts';
import type { OrderData, OrderEvents } from '../events.ts';

const { whenever } = reactionsOf<OrderEvents, Order>();

const receivableId = (order: string, stage: Stage) => `${order}-${stage}`;
const payableId = (order: string) => `${order}-COD`;

const branchesOf = ({ originBranch, destinationBranch }: Order): string[] => [
  ...new Set([originBranch, destinationBranch]),
];

const sender = ({ merchant, merchantName, sender: party }: Order) =>
  merchant === null
    ? { customerKind: 'personal', customer: party.phone, customerName: party.name }
    : { customerKind: 'merchant', customer: merchant, customerName: merchantName ?? merchant };

const receiver = ({ receiver: party }: Order) => ({
  customerKind: 'personal',
  customer: party.phone,
  customerName: party.name,
});

/** The customer and the branches of a stage's money, for the ledgers. */
const about = (aggregate: Aggregate<Order>, stage: Stage) => {
  const order = aggregate.context;
  return {
    order: aggregate.id,
    stage,
    ...(stage === 'sign' ? receiver(order) : sender(order)),
    merchant: order.merchant,
    branches: branchesOf(order),
  };
};

/** A payment of a stage, in whole or in part. */
type Paying = RecordedEvent<OrderData<`order.${Stage}Paid` | `order.${Stage}PartPaid`>>;

/** The member of staff who took the cash, or null. Payments by other methods belong to the branch at once. */
const till = ({ actor, data }: Paying): string | null =>
  data.method === 'cash' && actor.merchant === null && (actor.onBehalfOf ?? actor.id) !== 'system'
    ? (actor.onBehalfOf ?? actor.id)
    : null;

const payment = (paying: Paying, aggregate: Aggregate<Order>) => ({
  amount: paying.data.amount,
  method: paying.data.method,
  voucher: paying.data.voucher ?? null,
  by: paying.actor.onBehalfOf ?? paying.actor.id,
  till: till(paying),
  /** Version of the order's event, by which a voided payment is found. */
  payment: aggregate.version,
});

/** The ledger's events that mirror those of a stage, with their payloads. */
const ledgerOf = (stage: Stage): Reaction[] => {
  const toReceivable = ({ id }: Aggregate<Order>, data: object) => [{ id: receivableId(id, stage), data }];
  return [
    whenever(`order.${stage}Due`).propose('receivable', 'receivable.opened', ({ data }, aggregate, before) =>
      before.states[stage] === `${stage}.unpaid`
        ? []
        : toReceivable(aggregate, { ...about(aggregate, stage), amount: data.amount }),
    ),
    whenever(`order.${stage}Due`).propose('receivable', 'receivable.amended', ({ data }, aggregate, before) =>
      before.states[stage] === `${stage}.unpaid` ? toReceivable(aggregate, { amount: data.amount }) : [],
    ),
    whenever(`order.${stage}Credited`).propose('receivable', 'receivable.credited', ({ data }, aggregate) =>
      toReceivable(aggregate, { ...about(aggregate, stage), amount: data.amount }),
    ),
    whenever(`order.${stage}Paid`).propose('receivable', 'receivable.received', (event, aggregate) =>
      toReceivable(aggregate, payment(event, aggregate)),
    ),
    whenever(`order.${stage}PartPaid`).propose('receivable', 'receivable.partReceived', (event, aggregate) =>
      toReceivable(aggregate, payment(event, aggregate)),
    ),
    whenever(`order.${stage}Covered`).propose('receivable', 'receivable.covered', ({ data }, aggregate) =>
      toReceivable(aggregate, data),
    ),
    whenever(`order.${stage}Confirmed`).propose('receivable', 'receivable.confirmed', ({ actor }, aggregate) =>
      toReceivable(aggregate, { by: actor.onBehalfOf ?? actor.id }),
    ),
    whenever(`order.${stage}Waived`).propose('receivable', 'receivable.waived', (_, aggregate) =>
      toReceivable(aggregate, {}),
    ),
    whenever(`order.${stage}Refunded`).propose('receivable', 'receivable.refunded', ({ data }, aggregate) =>
      toReceivable(aggregate, { amount: data.amount }),
    ),
    whenever(`order.${stage}PartRefunded`).propose('receivable', 'receivable.partRefunded', ({ data }, aggregate) =>
      toReceivable(aggregate, { amount: data.amount }),
    ),
  ];
};

const signVoided = ['order.signVoidedToDeliverer', 'order.signVoidedToBranch', 'order.signVoidedToStation'] as const;
const corrections = ['order.eventVoided', ...signVoided, 'order.returnSignVoidedToBranch'] as const;
const signed = ['order.signed', 'order.signedAtStation', 'order.pickedUpAtCounter'] as const;

/** Reverses the payment of a voided signature. */
const reversed = (on: keyof OrderEvents, stage: Stage): Reaction =>
  whenever(on).propose('receivable', 'receivable.reversed', (_, aggregate, before) => {
    const amount = before.context.paid[stage] - aggregate.context.paid[stage];
    return amount > 0 ? [{ id: receivableId(aggregate.id, stage), data: { amount } }] : [];
  });

type Compare = (before: Order, after: Order, aggregate: Aggregate<Order>) => object | null;

const payableOn = (on: keyof OrderEvents, event: string, of: Compare): Reaction =>
  whenever(on).propose('payable', `payable.${event}`, (_, aggregate, before) => {
    const data = of(before.context, aggregate.context, aggregate);
    return data === null ? [] : [{ id: payableId(aggregate.id), data }];
  });

/** The goods money owed to the sender; freight offset by it is deducted at once (§4, pay type). */
const opens: Compare = (before, after, aggregate) =>
  before.goodsOwed > 0 || after.goodsOwed <= 0
    ? null
    : {
        order: aggregate.id,
        ...sender(after),
        merchant: after.merchant,
        branches: branchesOf(after),
        collected: after.goodsOwed,
        offset: after.payType === 'offsetByGoods' ? Math.min(after.fees.total, after.goodsOwed) : 0,
      };

const cancels: Compare = (before, after) => (before.goodsOwed > 0 && after.goodsOwed <= 0 ? {} : null);

const reduces: Compare = (before, after) =>
  after.goodsOwed > 0 && after.goodsOwed < before.goodsOwed ? { amount: before.goodsOwed - after.goodsOwed } : null;

/** Mirrors extra fees in their own aggregates: settled with their stage, and voided with it. */
const fees = (
  on: keyof OrderEvents,
  event: string,
  of: (before: Order, after: Order) => readonly Order['extraFees'][number][],
) =>
  whenever(on).propose('extraFee', `extraFee.${event}`, (_, aggregate, before) =>
    of(before.context, aggregate.context).map((fee) => ({
      id: fee.id,
      data:
        event === 'added'
          ? {
              order: aggregate.id,
              stage: fee.stage,
              kind: fee.kind,
              amount: fee.amount,
              channel: fee.channel,
              branches: branchesOf(aggregate.context),
            }
          : {},
    })),
  );

const without = (some: Order['extraFees'], others: Order['extraFees']) =>
  some.filter(({ id }) => !others.some((other) => other.id === id));
const changedTo = (settled: boolean, before: Order, after: Order, stage?: Stage) =>
  after.extraFees.filter(
    (fee) =>
      fee.settled === settled &&
      (stage === undefined || fee.stage === stage) &&
      before.extraFees.some(({ id, settled: was }) => id === fee.id && was !== settled),
  );

const feeReactions: readonly Reaction[] = [
  ...(['order.extraFeeAdded', 'order.eventVoided'] as const).map((on) =>
    fees(on, 'added', (before, after) => without(after.extraFees, before.extraFees)),
  ),
  fees('order.eventVoided', 'voided', (before, after) => without(before.extraFees, after.extraFees)),
  ...corrections.map((on) => fees(on, 'reopened', (before, after) => changedTo(false, before, after))),
  ...stages.flatMap((stage) => [
    ...(['Paid', 'PaidByBill', 'Covered'] as const).map((kind) =>
      fees(`order.${stage}${kind}`, 'paidWithStage', (before, after) => changedTo(true, before, after, stage)),
    ),
    fees(`order.${stage}Waived`, 'voided', (before, after) => changedTo(true, before, after, stage)),
  ]),
];

/** Events that an order's events propose to the money ledgers. */
export const money: readonly Reaction[] = [
  ...signVoided.map((on) => reversed(on, 'sign')),
  reversed('order.returnSignVoidedToBranch', 'reverseSign'),
  ...stages.flatMap(ledgerOf),
  ...signed.map((on) => payableOn(on, 'opened', opens)),
  ...signVoided.map((on) => payableOn(on, 'cancelled', cancels)),
  payableOn('order.eventVoided', 'opened', opens),
  ...(['order.eventVoided', 'order.signRefunded', 'order.signPartRefunded'] as const).flatMap((on) => [
    payableOn(on, 'cancelled', cancels),
    payableOn(on, 'reduced', reduces),
  ]),
  ...feeReactions,
];
