import { chargeOf, type Charge, type Charges } from './charges.ts';
import type { Order } from './context.ts';
import { stages, type Stage } from '../money/stages.ts';

/** Returns the charge of a kind of extra fee; `storage` is also a part of the freight. */
const ofFee = (kind: string): Charge => (kind === 'storage' ? 'feeStorage' : chargeOf(kind));

/** The net charge of a stage, in hundredths of MMK. */
const net = ({ due, paid, refundDue }: Order, stage: Stage): number => due[stage] + paid[stage] - refundDue[stage];

/**
 * Splits a stage's net charge into its kinds. Goods money is kept first, since refunds reduce freight first. Extra
 * fees and surcharges of the freight follow; the basic freight is the remainder.
 */
function charged(order: Order, stage: Stage): Charges {
  const whole = net(order, stage);
  const goods = stage === 'sign' ? (order.collectionAmount ?? 0) : 0;
  const goodsLeft = Math.min(goods, whole);
  const forgiven = order.reduced[stage] - Math.min(order.reduced[stage], goods - goodsLeft);
  let rest = whole - goodsLeft + forgiven;
  const parts = new Map<Charge, number>();
  const take = (charge: Charge, amount: number): void => {
    const taken = Math.min(amount, rest);
    rest -= taken;
    parts.set(charge, (parts.get(charge) ?? 0) + taken);
  };
  for (const { kind, amount, stage: paidAt } of order.extraFees) if (paidAt === stage) take(ofFee(kind), amount);
  if (carriesFreight(order, stage)) {
    const { platform, insurance, urgent, storage } = order.fees;
    for (const [charge, amount] of Object.entries({ platform, insurance, urgent, storage }))
      take(chargeOf(charge), amount);
  }
  take('basic', rest);
  parts.set('goods', goodsLeft);
  parts.set('forgiven', -forgiven);
  return Object.fromEntries([...parts].filter(([, amount]) => amount !== 0));
}

/** True if the stage collects the freight, by pay type (§4). */
const carriesFreight = ({ payType }: Order, stage: Stage): boolean =>
  stage === (payType === 'receiverPays' ? 'sign' : 'collection');

const sumOf = (charges: Charges): number => Object.values(charges).reduce((sum, amount) => sum + amount, 0);

/** Recomputes the charges of the stages whose money an event changed; the others keep theirs. */
export function recharged(before: Order, change: Partial<Order>): Partial<Order> {
  if (!('due' in change || 'paid' in change || 'refundDue' in change || 'reduced' in change)) return {};
  const after = { ...before, ...change };
  const changed = stages.filter(
    (stage) => sumOf(after.charged[stage]) !== net(after, stage) || after.reduced[stage] !== before.reduced[stage],
  );
  if (changed.length === 0) return {};
  return {
    charged: { ...after.charged, ...Object.fromEntries(changed.map((stage) => [stage, charged(after, stage)])) },
  };
}
