import { whenever, type Reaction } from '../../kit/reaction.ts';
import type { Aggregate } from '../../kit/aggregateType.ts';
import type { Order } from '../context.ts';
import { stages, type Stage } from '../../stages.ts';

type Amounts = Readonly<Record<Stage, number>>;

/** What each stage has to bring in all, by pay type (§4): freight where it is paid, cash on delivery at signing. */
export function owed(order: Order): Amounts {
  const extra = (stage: Stage) => order.extraFees.reduce((sum, fee) => sum + (fee.stage === stage ? fee.amount : 0), 0);
  const freight = order.fees.total;
  const goods = order.collectionAmount ?? 0;
  // What the goods money cannot cover is the sender's to pay when the parcel is collected.
  const uncovered = order.payType === 'offsetByGoods' ? Math.max(0, freight - goods) : 0;
  const charged: Amounts = {
    collection:
      (order.payType === 'senderCash' || order.payType === 'ledger' ? freight : uncovered) + extra('collection'),
    sign: (order.payType === 'receiverPays' ? freight : 0) + goods + extra('sign'),
    online: extra('online'),
    reverseSign: extra('reverseSign'),
  };
  const of = (stage: Stage) => (order.freed.includes(stage) ? 0 : Math.max(0, charged[stage] - order.reduced[stage]));
  return { collection: of('collection'), sign: of('sign'), online: of('online'), reverseSign: of('reverseSign') };
}

const orderOf = (aggregate: Aggregate) => aggregate.context as Order;

/** What is missing of a stage's money now that the order changed; below zero when too much was paid. */
const open = (aggregate: Aggregate, stage: Stage): number =>
  owed(orderOf(aggregate))[stage] - orderOf(aggregate).paid[stage];

/** Whether what is missing goes on an account: a merchant's freight, or what was put there by hand. */
const onAccount = (aggregate: Aggregate, stage: Stage): boolean =>
  stage === 'collection'
    ? orderOf(aggregate).payType === 'ledger'
    : aggregate.states[stage] === `${stage}.pendingCredit`;

const follows = (on: string, stage: Stage, credited: boolean): Reaction =>
  whenever(on).propose('order', `order.${stage}${credited ? 'Credited' : 'Due'}`, (_, aggregate) => {
    const amount = open(aggregate, stage);
    const state = `${stage}.${credited ? 'pendingCredit' : 'unpaid'}`;
    const known = aggregate.states[stage] === state && amount === orderOf(aggregate).due[stage];
    return amount <= 0 || known || onAccount(aggregate, stage) !== credited
      ? []
      : [{ id: aggregate.id, data: { amount } }];
  });

const isWaived = (on: string, stage: Stage): Reaction =>
  whenever(on).propose('order', `order.${stage}Waived`, (_, aggregate) => {
    const { due, paid } = orderOf(aggregate);
    return open(aggregate, stage) <= 0 && paid[stage] === 0 && due[stage] > 0 ? [{ id: aggregate.id, data: {} }] : [];
  });

/** Something was paid, and nothing more is owed: paid it is, and what is too much is to be refunded. */
const isCovered = (on: string, stage: Stage): Reaction =>
  whenever(on).propose('order', `order.${stage}Covered`, (_, aggregate) => {
    const { paid, refundDue } = orderOf(aggregate);
    const over = paid[stage] - owed(orderOf(aggregate))[stage];
    const waits = ['unpaid', 'pendingCredit'].some((state) => aggregate.states[stage] === `${stage}.${state}`);
    const known = !waits && refundDue[stage] === over;
    return over < 0 || paid[stage] === 0 || known ? [] : [{ id: aggregate.id, data: { refundDue: over } }];
  });

const changesMoney = [
  'order.created',
  'order.transshipmentCreated',
  'order.modified',
  'order.collectionAmountModified',
  'order.paymentMethodModified',
  'order.weightModified',
  'order.extraFeeAdded',
  'order.eventVoided',
  'order.cancelled',
  'order.deleted',
  'order.sendBackDecided',
  'order.recalled',
  'order.interceptRequested',
  'order.collectedCancelApproved',
  'order.signVoidedToDeliverer',
  'order.signVoidedToBranch',
  'order.signVoidedToStation',
  'order.returnSignVoidedToBranch',
] as const;

const reconsidered = (on: string, stage: Stage): Reaction[] => [
  isWaived(on, stage),
  isCovered(on, stage),
  follows(on, stage, true),
  follows(on, stage, false),
];

/** The amounts an order owes follow every change of it: money falls due, is put on account, waived, or is enough. */
export const dues: readonly Reaction[] = [
  ...changesMoney.flatMap((on) => stages.flatMap((stage) => reconsidered(on, stage))),
  ...stages.flatMap((stage) => [
    isCovered(`order.${stage}PartPaid`, stage),
    ...reconsidered(`order.${stage}PaidByBill`, stage),
  ]),
];
