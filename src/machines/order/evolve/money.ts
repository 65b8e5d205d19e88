import type { Evolve } from '../../kit/evolve.ts';
import type { RecordedEvent } from '../../kit/proposal.ts';
import type { Order } from '../context.ts';
import { stages, type Stage } from '../../money/stages.ts';

type Amount = RecordedEvent<{ amount: number }>;
type Part = RecordedEvent<{ amount: number; fee: string }>;
type Covered = RecordedEvent<{ refundDue: number }>;
type Bill = RecordedEvent<{ bill: string }>;

/** Returns the changes of each money event of one stage. */
const ofStage = (stage: Stage): [string, (order: Order, event: never) => Partial<Order>][] => {
  const set = (key: 'due' | 'paid' | 'refundDue' | 'reduced', order: Order, amount: number): Partial<Order> => ({
    [key]: { ...order[key], [stage]: amount },
  });
  /** Keeps everybody who took a part of what is paid, the last one apart. */
  const takenBy = (order: Order, taker: string): Partial<Order> => {
    const { [stage]: last } = order.payer;
    const known = order.paid[stage] > 0 && last !== undefined ? [...(order.earlierPayers?.[stage] ?? []), last] : [];
    const others = [...new Set(known)].filter((one) => one !== taker);
    const payer = { ...order.payer, [stage]: taker };
    return others.length === 0 && order.earlierPayers?.[stage] === undefined
      ? { payer }
      : { payer, earlierPayers: { ...order.earlierPayers, [stage]: others } };
  };
  const taken = (order: Order, { data, actor }: Amount): Partial<Order> => ({
    ...set('due', order, Math.max(0, order.due[stage] - data.amount)),
    ...set('paid', order, order.paid[stage] + data.amount),
    ...takenBy(order, actor.onBehalfOf ?? actor.id),
  });
  const feesSettled = (order: Order, matches: (id: string) => boolean) => ({
    extraFees: order.extraFees.map((fee) => (fee.stage === stage && matches(fee.id) ? { ...fee, settled: true } : fee)),
  });
  const whole = (order: Order): Partial<Order> => feesSettled(order, () => true);
  /** Reduces an overpayment first; the rest of the refund was owed and is waived. */
  const refunded = (order: Order, { data }: Amount): Partial<Order> => ({
    ...set('paid', order, order.paid[stage] - data.amount),
    ...set('refundDue', order, Math.max(0, order.refundDue[stage] - data.amount)),
    ...goodsBack(order, data.amount),
    ...set('reduced', order, order.reduced[stage] + Math.max(0, data.amount - order.refundDue[stage])),
  });
  /** Reduces the sender's goods money when a refund exceeds the freight. */
  const goodsBack = (order: Order, amount: number): Partial<Order> =>
    stage === 'sign'
      ? { goodsOwed: Math.min(order.goodsOwed, order.paid.sign - amount - Math.max(0, order.refundDue.sign - amount)) }
      : {};
  const due = (order: Order, { data }: Amount): Partial<Order> => ({
    ...set('due', order, data.amount),
    ...set('refundDue', order, 0),
  });
  return [
    [`order.${stage}Due`, due],
    [`order.${stage}Paid`, (order: Order, event: Amount) => ({ ...taken(order, event), ...whole(order) })],
    [
      `order.${stage}PartPaid`,
      (order: Order, event: Part) => ({ ...taken(order, event), ...feesSettled(order, (id) => id === event.data.fee) }),
    ],
    [`order.${stage}PaidByBill`, (order: Order, event: Amount) => ({ ...taken(order, event), ...whole(order) })],
    [
      `order.${stage}Covered`,
      (order: Order, { data }: Covered) => ({
        ...set('due', order, 0),
        ...set('refundDue', order, data.refundDue),
        ...whole(order),
      }),
    ],
    [`order.${stage}Confirmed`, () => ({})],
    [`order.${stage}Credited`, due],
    [`order.${stage}Waived`, (order: Order) => ({ ...set('due', order, 0), ...whole(order) })],
    [`order.${stage}Refunded`, refunded],
    [`order.${stage}PartRefunded`, refunded],
  ];
};

/** The money of each pay stage, in hundredths of MMK. `due` is what is still owed for the stage. */
export const afterMoney: Evolve<Order> = {
  ...Object.fromEntries(stages.flatMap(ofStage)),
  'order.billConfirmed': (order, { data }: Bill) => ({ bills: [...order.bills, data.bill] }),
  'order.billReopened': (order, { data }: Bill) => ({ bills: order.bills.filter((bill) => bill !== data.bill) }),
};
