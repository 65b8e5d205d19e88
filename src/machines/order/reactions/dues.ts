import { reactionsOf, type Reaction } from '../../kit/reaction.ts';
import type { Aggregate } from '../../kit/aggregate.ts';
import type { Order } from '../context.ts';
import { stages, type Stage } from '../../money/stages.ts';
import type { OrderEvents } from '../events.ts';

const { whenever } = reactionsOf<OrderEvents, Order>();

type Amounts = Readonly<Record<Stage, number>>;

/**
 * Returns the whole amount of each stage, by pay type (§4): freight at the stage that pays it, cash on delivery at
 * signing.
 */
export function owed(order: Order): Amounts {
  const extra = (stage: Stage) => order.extraFees.reduce((sum, fee) => sum + (fee.stage === stage ? fee.amount : 0), 0);
  const freight = order.fees.total;
  const goods = order.collectionAmount ?? 0;
  // The sender pays the part of the freight that goods money cannot cover, at collection.
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

/** The unpaid amount of a stage after the change; negative if too much was paid. */
const open = (aggregate: Aggregate<Order>, stage: Stage): number =>
  owed(aggregate.context)[stage] - aggregate.context.paid[stage];

/** True if the unpaid amount goes on account: a merchant's freight, or an amount credited by hand. */
const onAccount = (aggregate: Aggregate<Order>, stage: Stage): boolean =>
  stage === 'collection'
    ? aggregate.context.payType === 'ledger'
    : aggregate.states[stage] === `${stage}.pendingCredit`;

const follows = (on: keyof OrderEvents, stage: Stage, credited: boolean): Reaction =>
  whenever(on).propose('order', `order.${stage}${credited ? 'Credited' : 'Due'}`, (_, aggregate) => {
    const amount = open(aggregate, stage);
    const state = `${stage}.${credited ? 'pendingCredit' : 'unpaid'}`;
    const unchanged = aggregate.states[stage] === state && amount === aggregate.context.due[stage];
    return amount <= 0 || unchanged || onAccount(aggregate, stage) !== credited
      ? []
      : [{ id: aggregate.id, data: { amount } }];
  });

const isWaived = (on: keyof OrderEvents, stage: Stage): Reaction =>
  whenever(on).propose('order', `order.${stage}Waived`, (_, aggregate) => {
    const { due, paid } = aggregate.context;
    return open(aggregate, stage) <= 0 && paid[stage] === 0 && due[stage] > 0 ? [{ id: aggregate.id, data: {} }] : [];
  });

/** Marks a stage as paid if it owes nothing more; a surplus becomes due for refund. */
const isCovered = (on: keyof OrderEvents, stage: Stage): Reaction =>
  whenever(on).propose('order', `order.${stage}Covered`, (_, aggregate) => {
    const { paid, refundDue } = aggregate.context;
    const over = paid[stage] - owed(aggregate.context)[stage];
    const waits = ['unpaid', 'pendingCredit'].some((state) => aggregate.states[stage] === `${stage}.${state}`);
    const unchanged = !waits && refundDue[stage] === over;
    return over < 0 || paid[stage] === 0 || unchanged ? [] : [{ id: aggregate.id, data: { refundDue: over } }];
  });

const changesMoney = [
  'order.created',
  'order.transshipmentCreated',
  'order.transshipmentReceived',
  'order.collected',
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

const recomputed = (on: keyof OrderEvents, stage: Stage): Reaction[] => [
  isWaived(on, stage),
  isCovered(on, stage),
  follows(on, stage, true),
  follows(on, stage, false),
];

/** Recomputes the amounts due after every change of an order: due, on account, waived or covered. */
export const dues: readonly Reaction[] = [
  ...changesMoney.flatMap((on) => stages.flatMap((stage) => recomputed(on, stage))),
  ...stages.flatMap((stage) => [
    isCovered(`order.${stage}PartPaid`, stage),
    ...recomputed(`order.${stage}PaidByBill`, stage),
  ]),
];
