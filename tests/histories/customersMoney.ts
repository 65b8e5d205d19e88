import type { Bill } from '#machines/bill/context.ts';
import { row as billRow } from '#machines/bill/row.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
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

/** Returns the sum of the amounts that people entered in events of a type. */
const entered = (world: World, machine: string, id: string, type: string): number =>
  sum(world.log(machine, id), (event) => (event.type === `${machine}.${type}` ? amountOf(event) : 0));

/** Returns the refunds of a bill that were asked for and confirmed. */
function refundsOf(world: World, bill: string): number {
  let [asked, refunds] = [0, 0];
  for (const event of world.log('bill', bill)) {
    if (event.type === 'bill.refundRequested') asked = amountOf(event);
    if (event.type === 'bill.refundConfirmed') refunds += asked;
  }
  return refunds;
}

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
  const bills = billsOf(world, customer);
  const rows = bills.map(billRow);
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
  const fees = sum(orders, ({ id }) => entered(world, 'order', id, 'extraFeeAdded'));
  // Freight that goods money paid for goes back with it: then nobody has paid any.
  const freight =
    sum(orders, ({ context }) => (context.payType === 'offsetByGoods' ? 0 : context.fees.total)) +
    sum(payables, ({ context }) => context.offset);
  const supplements = sum(bills, ({ id, states }) =>
    states['bill'] === 'confirmed' ? entered(world, 'bill', id, 'supplementOpened') : 0,
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
      sum(settlements, ({ id }) => entered(world, 'settlement', id, 'feeCharged')) -
      (refunded - goodsBack) -
      sum(bills, ({ id }) => refundsOf(world, id)),
    owedToCustomer:
      sum(payables, ({ context }) => context.outstanding) +
      sum(receivables, ({ context }) => context.refundDue) +
      sum(rows, ({ toGiveBack }) => toGiveBack),
    owedByCustomer: sum(receivables, ({ context }) => context.due) + sum(rows, ({ outstanding }) => outstanding),
  };
}

/** Returns the bills whose lines are not the debts that name them: receivables not yet taken over, and goods money. */
function lineFaults(world: World, customer: string): string[] {
  const debts = (['receivable', 'payable'] as const).flatMap((machine) =>
    all<Receivable | Payable>(world, machine).map(({ id, context }) => ({
      bill: context.bill,
      line: id,
      amount: 'due' in context ? context.due : context.outstanding + context.settled,
    })),
  );
  const listed = (lines: readonly { readonly line: string; readonly amount: number }[]) =>
    lines
      .map(({ line, amount }) => `${line} ${amount}`)
      .toSorted()
      .join(', ');
  return billsOf(world, customer).flatMap(({ id, context }) => {
    const lines = listed(
      context.lines.filter(({ kind, line }) => kind !== 'supplement' && !context.settled.includes(line)),
    );
    const owed = listed(debts.filter(({ bill }) => bill === id));
    return lines === owed ? [] : [`${id} has the lines ${lines}, and is named by ${owed}`];
  });
}

/** Returns what is wrong with the money of a customer; empty if none was made or lost. */
export function moneyFaults(world: World, customer: string, repaid: number): string[] {
  const money = moneyOf(world, customer, repaid);
  const left = money.taken + money.settled - money.paidOut - money.givenBack;
  const known = money.kept + money.owedToCustomer - money.owedByCustomer;
  return [
    ...(left === known ? [] : [`${customer}: ${left} is left, ${known} is known: ${JSON.stringify(money)}`]),
    ...lineFaults(world, customer),
  ];
}
