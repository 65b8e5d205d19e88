import type { Bill } from '#machines/bill/context.ts';
import { row as billRow } from '#machines/bill/row.ts';
import type { Aggregate } from '#machines/kit/aggregateType.ts';
import type { Order } from '#machines/order/context.ts';
import type { Payable } from '#machines/payable/context.ts';
import type { PaymentSlip } from '#machines/paymentSlip/context.ts';
import type { Receivable } from '#machines/receivable/context.ts';
import type { Refund } from '#machines/refund/context.ts';
import { netOf, type Settlement } from '#machines/settlement/context.ts';
import type { World } from '#modelTesting/world/world.ts';

/** Money of one customer in hundredths of MMK, each part from a source of its own. */
interface CustomersMoney {
  /** Paid for parcels by receivers and by the customer, as people recorded it in the orders. */
  readonly taken: number;
  /** Transferred for settlements: above zero by the customer, below zero to the customer. */
  readonly settled: number;
  /** Transferred to the customer by confirmed slips. */
  readonly paidOut: number;
  /** Paid back: refunds of receivables, and refunds of settled bills. */
  readonly givenBack: number;
  /** Freight as quoted or taken from goods money, extra fees, supplements and handling fees, less refunds that were not goods money. */
  readonly kept: number;
  readonly owedToCustomer: number;
  readonly owedByCustomer: number;
}

const PAID_BY_PEOPLE = /^order\.(?:collection|sign|online|reverseSign)(?:Part)?Paid$/;

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((all, item) => all + amountOf(item), 0);

const all = <Context>(world: World, machine: string): Aggregate<Context>[] => [
  ...(world.all(machine) as Generator<Aggregate<Context>>),
];

const amountOf = ({ data }: { readonly data: unknown }): number => (data as { amount: number }).amount;

/** Returns the bills of a customer. */
export const billsOf = (world: World, customer: string): Aggregate<Bill>[] =>
  all<Bill>(world, 'bill').filter(({ context }) => context.customer === customer);

/** Returns the money of a customer; `repaid` is the sum of what the list of bills offered before each repayment. */
function moneyOf(world: World, customer: string, repaid: number): CustomersMoney {
  const orders = all<Order>(world, 'order').filter(({ context }) => context.merchant === customer);
  const ids = new Set(orders.map(({ id }) => id));
  const ofOrders = <Line extends { readonly order: string }>(machine: string) =>
    all<Line>(world, machine).filter(({ context }) => ids.has(context.order));
  const [receivables, payables] = [ofOrders<Receivable>('receivable'), ofOrders<Payable>('payable')];
  const bills = billsOf(world, customer).map((bill) => ({ ...billRow(bill), state: bill.states['bill'] }));
  const settlements = all<Settlement>(world, 'settlement').filter(
    ({ states, context }) => states['settlement'] === 'settled' && context.customer === customer,
  );
  const slips = all<PaymentSlip>(world, 'paymentSlip').filter(
    ({ states, context }) => states['paymentSlip'] === 'confirmed' && context.customer === customer,
  );
  const refunded = sum(
    ofOrders<Refund>('refund').filter(({ states }) => states['refund'] === 'refunded'),
    ({ context }) => context.amount,
  );
  const fees = sum(orders, ({ context }) => sum(context.extraFees, ({ amount }) => amount));
  // Freight that goods money paid for goes back with it: then nobody has paid any.
  const freight =
    sum(orders, ({ context }) => (context.payType === 'offsetByGoods' ? 0 : context.fees.total)) +
    sum(payables, ({ context }) => context.offset);
  const supplements = sum(bills, ({ state, supplements: of, receivable }) =>
    state === 'confirmed' && of !== null ? receivable : 0,
  );
  const goodsBack = sum(payables, ({ context }) => context.refunded);
  return {
    taken: sum(orders, ({ id }) =>
      sum(world.log('order', id), (event) => (PAID_BY_PEOPLE.test(event.type) ? amountOf(event) : 0)),
    ),
    settled: sum(settlements, ({ context }) => netOf(context)),
    paidOut: sum(slips, ({ context }) => context.amount),
    givenBack: refunded + repaid,
    kept:
      freight +
      fees +
      supplements +
      sum(settlements, ({ context }) => context.fee ?? 0) -
      (refunded - goodsBack) -
      sum(bills, (bill) => bill.refunded),
    owedToCustomer:
      sum(payables, ({ context }) => context.outstanding) +
      sum(receivables, ({ context }) => context.refundDue) +
      sum(bills, ({ toGiveBack }) => toGiveBack),
    owedByCustomer: sum(receivables, ({ context }) => context.due) + sum(bills, ({ outstanding }) => outstanding),
  };
}

/** Returns what is wrong with the money of a customer; empty if none was made or lost. */
export function moneyFaults(world: World, customer: string, repaid: number): string[] {
  const money = moneyOf(world, customer, repaid);
  const left = money.taken + money.settled - money.paidOut - money.givenBack;
  const known = money.kept + money.owedToCustomer - money.owedByCustomer;
  return left === known ? [] : [`${customer}: ${left} is left, ${known} is known: ${JSON.stringify(money)}`];
}
