import { whenever, type Reaction } from '../../kit/reaction.ts';
import type { Aggregate } from '../../kit/aggregate.ts';
import type { RecordedEvent } from '../../kit/proposal.ts';
import type { Order } from '../context.ts';
import { stages, type Stage } from '../../money/stages.ts';

const orderOf = (aggregate: Aggregate) => aggregate.context as Order;
const receivableId = (order: string, stage: Stage) => `${order}-${stage}`;
const payableId = (order: string) => `${order}-COD`;

type Paying = RecordedEvent<{ amount: number; method: string; voucher?: string }>;

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
const about = (aggregate: Aggregate, stage: Stage) => {
  const order = orderOf(aggregate);
  return {
    order: aggregate.id,
    stage,
    ...(stage === 'sign' ? receiver(order) : sender(order)),
    merchant: order.merchant,
    branches: branchesOf(order),
  };
};

/** The member of staff who took the cash, or null. Payments by other methods belong to the branch at once. */
const till = ({ actor, data }: Paying): string | null =>
  data.method === 'cash' && actor.merchant === null && (actor.onBehalfOf ?? actor.id) !== 'system'
    ? (actor.onBehalfOf ?? actor.id)
    : null;

const payment = (recordedEvent: RecordedEvent, aggregate: Aggregate) => {
  const { data, actor } = recordedEvent as Paying;
  return {
    amount: data.amount,
    method: data.method,
    voucher: data.voucher ?? null,
    by: actor.onBehalfOf ?? actor.id,
    till: till(recordedEvent as Paying),
    /** Version of the order's event, by which a voided payment is found. */
    payment: aggregate.version,
  };
};

/** The ledger's event that mirrors an event of a stage, with its payload. */
const mirror = (
  stage: Stage,
  on: string,
  to: string,
  of: (recordedEvent: RecordedEvent, aggregate: Aggregate) => object | null,
): Reaction =>
  whenever(`order.${stage}${on}`).propose('receivable', `receivable.${to}`, (recordedEvent, aggregate) => {
    const data = of(recordedEvent, aggregate);
    return data === null ? [] : [{ id: receivableId(aggregate.id, stage), data }];
  });

const amountOf = (recordedEvent: RecordedEvent) => (recordedEvent.data as { amount: number }).amount;

const ledgerOf = (stage: Stage): Reaction[] => [
  whenever(`order.${stage}Due`).propose('receivable', 'receivable.opened', (recordedEvent, aggregate, before) =>
    before.states[stage] === `${stage}.unpaid`
      ? []
      : [
          {
            id: receivableId(aggregate.id, stage),
            data: { ...about(aggregate, stage), amount: amountOf(recordedEvent) },
          },
        ],
  ),
  whenever(`order.${stage}Due`).propose('receivable', 'receivable.amended', (recordedEvent, aggregate, before) =>
    before.states[stage] === `${stage}.unpaid`
      ? [{ id: receivableId(aggregate.id, stage), data: { amount: amountOf(recordedEvent) } }]
      : [],
  ),
  mirror(stage, 'Credited', 'credited', (recordedEvent, aggregate) => ({
    ...about(aggregate, stage),
    amount: amountOf(recordedEvent),
  })),
  mirror(stage, 'Paid', 'received', payment),
  mirror(stage, 'PartPaid', 'partReceived', payment),
  mirror(stage, 'Covered', 'covered', ({ data }) => data as { refundDue: number }),
  mirror(stage, 'Confirmed', 'confirmed', ({ actor }) => ({ by: actor.onBehalfOf ?? actor.id })),
  mirror(stage, 'Waived', 'waived', () => ({})),
  mirror(stage, 'Refunded', 'refunded', (recordedEvent) => ({ amount: amountOf(recordedEvent) })),
  mirror(stage, 'PartRefunded', 'partRefunded', (recordedEvent) => ({ amount: amountOf(recordedEvent) })),
];

const signVoided = ['order.signVoidedToDeliverer', 'order.signVoidedToBranch', 'order.signVoidedToStation'] as const;
const corrections = ['order.eventVoided', ...signVoided, 'order.returnSignVoidedToBranch'] as const;
const signed = ['order.signed', 'order.signedAtStation', 'order.pickedUpAtCounter'] as const;

/** Reverses the payment of a voided signature. */
const reversed = (on: string, stage: Stage): Reaction =>
  whenever(on).propose('receivable', 'receivable.reversed', (_, aggregate, before) => {
    const amount = orderOf(before).paid[stage] - orderOf(aggregate).paid[stage];
    return amount > 0 ? [{ id: receivableId(aggregate.id, stage), data: { amount } }] : [];
  });

type Compare = (before: Order, after: Order, aggregate: Aggregate) => object | null;

const payableOn = (on: string, event: string, of: Compare): Reaction =>
  whenever(on).propose('payable', `payable.${event}`, (_, aggregate, before) => {
    const data = of(orderOf(before), orderOf(aggregate), aggregate);
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
const fees = (on: string, event: string, of: (before: Order, after: Order) => readonly Order['extraFees'][number][]) =>
  whenever(on).propose('extraFee', `extraFee.${event}`, (_, aggregate, before) =>
    of(orderOf(before), orderOf(aggregate)).map((fee) => ({
      id: fee.id,
      data:
        event === 'added'
          ? {
              order: aggregate.id,
              stage: fee.stage,
              kind: fee.kind,
              amount: fee.amount,
              channel: fee.channel,
              branches: branchesOf(orderOf(aggregate)),
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
