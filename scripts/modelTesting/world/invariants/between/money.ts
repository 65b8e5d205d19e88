import type { Bill } from '#machines/bill/context.ts';
import type { CourierCash } from '#machines/courierCash/context.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Order } from '#machines/order/context.ts';
import type { Payable } from '#machines/payable/context.ts';
import type { Receivable } from '#machines/receivable/context.ts';
import type { Refund } from '#machines/refund/context.ts';
import { stages } from '#machines/money/stages.ts';
import type { WorkOrder } from '#machines/workOrder/context.ts';
import type { World } from '../../world.ts';
import { contextOf, mainOf, type Check, type Fault } from './reading.ts';

/** States of a parcel that was signed for. */
const SIGNED: ReadonlySet<string> = new Set(['signed', 'returnSigned']);

/** Checks that an order and its ledger agree on the money of a stage (M13). */
function ofStage(
  { id, context: { paid, due } }: Aggregate<Order>,
  stage: (typeof stages)[number],
  world: World,
): Fault {
  const ledger = contextOf(world, 'receivable', `${id}-${stage}`);
  const { received, due: owed } = ledger ?? { received: 0, due: 0 };
  return received === paid[stage] && owed === due[stage]
    ? null
    : `M13 ${id} says ${paid[stage]} paid and ${due[stage]} due for ${stage}, its ledger ${received} and ${owed}`;
}

/** Checks that an order agrees with its ledgers, its fees and its work orders. */
export const moneyOfOrder: Check<Order> = (aggregate, world) => [
  ...stages.map((stage) => ofStage(aggregate, stage, world)),
  ...aggregate.context.extraFees.map(({ id, amount }) => {
    const fee = contextOf(world, 'extraFee', id);
    return fee?.order === aggregate.id && fee.amount === amount
      ? null
      : `M02 ${aggregate.id} has the fee ${id}, which says otherwise`;
  }),
  world
    .log('order', aggregate.id)
    .some(({ type, from, to }) => type !== 'order.eventVoided' && SIGNED.has(from ?? '') && to !== from) &&
  ![...world.all('workOrder')].some(({ context }) => {
    const { kind, orders } = context as WorkOrder;
    return kind === 'cancelSign' && orders.includes(aggregate.id);
  })
    ? `P18 the signature of ${aggregate.id} was declared void without a work order`
    : null,
];

/** Checks that the bill named by a line contains it. */
const onItsBill = (world: World, id: string, bill: string | null): Fault =>
  bill === null || contextOf(world, 'bill', bill)?.lines.some(({ line }) => line === id)
    ? null
    : `M06 ${id} says it is on ${bill}, which does not have it`;

export const ofReceivable: Check<Receivable> = ({ id, context }, world) => {
  const { due, received, refunded, refundDue, payments } = context;
  const sum = payments.reduce((all, { amount }) => all + amount, 0);
  return [
    onItsBill(world, id, context.bill),
    [due, received, refunded, refundDue].every((amount) => Number.isSafeInteger(amount) && amount >= 0)
      ? null
      : `M11 ${id} has an amount below zero: ${JSON.stringify({ due, received, refunded, refundDue })}`,
    received <= sum ? null : `M13 ${id} received ${received}, its payments are ${sum}`,
  ];
};

export const ofPayable: Check<Payable> = ({ id, context, states }, world) => {
  const { collected, offset, refunded, settled, outstanding } = context;
  const parts = [offset, refunded, settled, outstanding];
  const { payType = null, collectionAmount = null } = contextOf(world, 'order', context.order) ?? {};
  return [
    onItsBill(world, id, context.bill),
    states['payable'] !== 'cancelled' && collected > (collectionAmount ?? 0)
      ? `M04 ${id} collected ${collected} of ${String(collectionAmount)}`
      : null,
    states['payable'] !== 'cancelled' && offset > 0 && (payType !== 'offsetByGoods' || offset > collected)
      ? `M14 ${id} offsets ${offset} of ${collected}, its order is paid by ${String(payType)}`
      : null,
    parts.every((part) => part >= 0) && collected === parts.reduce((sum, part) => sum + part, 0)
      ? null
      : `M04 ${id}: ${JSON.stringify({ collected, offset, refunded, settled, outstanding })}`,
  ];
};

export const ofCash: Check<CourierCash> = ({ id, context: { collected, held, counting, handedIn } }) =>
  (['MMK', 'CNY'] as const).map((currency) =>
    collected[currency] === held[currency] + counting[currency] + handedIn[currency] && held[currency] >= 0
      ? null
      : `M05 ${id}: collected ${collected[currency]}, held ${held[currency]}, counted ${counting[currency]}, handed in ${handedIn[currency]}`,
  );

/** Returns the customer of a line of a bill. */
const whose = (world: World, kind: string, line: string): string => {
  const { customerKind, customer } = (world.aggregate(kind, line)?.context ?? {}) as Partial<Receivable>;
  return `${customerKind} ${customer}`;
};

export const ofBill: Check<Bill> = ({ id, context }, world) => {
  const { lines, slip, settlement, supplements, customerKind, customer } = context;
  const gathered = settlement === null ? null : contextOf(world, 'settlement', settlement);
  const paid = slip === null ? null : contextOf(world, 'paymentSlip', slip);
  const strange = lines.find(
    ({ kind, line }) => kind !== 'supplement' && whose(world, kind, line) !== `${customerKind} ${customer}`,
  );
  const log = world.log('bill', id);
  const supplemented = supplements === null ? [] : world.log('bill', supplements);
  const names = lines.map(({ kind, line }) => `${kind} ${line}`);
  const twice = [...world.all('bill')].find((other) => {
    if (other.id === id || mainOf(other) === 'cancelled') return false;
    return (other.context as Bill).lines.some(
      ({ kind, line }) => kind !== 'supplement' && names.includes(`${kind} ${line}`),
    );
  });
  return [
    strange ? `M07 ${id} is of ${customerKind} ${customer}, its line ${strange.line} of another` : null,
    settlement !== null && !gathered?.bills.includes(id)
      ? `M09 ${id} says it is in ${settlement}, which has it not`
      : null,
    slip !== null && !paid?.bills.some(({ bill }) => bill === id)
      ? `M09 ${id} says it is on ${slip}, which has it not`
      : null,
    supplements !== null && !supplemented.some(({ type, at }) => type === 'bill.confirmed' && at <= (log[0]?.at ?? ''))
      ? `M15 ${id} supplements ${supplements}, which was not confirmed`
      : null,
    log.some(({ type, from }) => /line(Amended|Removed)$/.test(type) && from === 'confirmed')
      ? `M15 a line of ${id} was changed after its confirmation`
      : null,
    new Set(names).size === names.length ? null : `M06 ${id} has a line twice`,
    twice ? `M06 a line of ${id} is also in ${twice.id}` : null,
    lines.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0) ? null : `M07 ${id} has a line below zero`,
  ];
};

export const ofRefund: Check<Refund> = ({ id, context: { amount, request, confirmedBy } }) => [
  amount > 0 ? null : `M11 ${id} refunds ${amount}`,
  request !== null && request.by === confirmedBy ? `M11 ${id} was asked for and confirmed by one person` : null,
];
