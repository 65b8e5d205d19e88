import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import type { Order } from './context.ts';
import { stages, type Stage } from './stages.ts';

type Amounts = Readonly<Record<Stage, number>>;

/** What each stage has to bring in all, by pay type (§4): freight where it is paid, cash on delivery at signing. */
export function owed(order: Order): Amounts {
  const extra = (stage: Stage) => order.extraFees.reduce((sum, fee) => sum + (fee.stage === stage ? fee.amount : 0), 0);
  const freight = order.fees.total;
  const goods = order.collectionAmount ?? 0;
  return {
    collection: (order.payType === 'senderCash' || order.payType === 'ledger' ? freight : 0) + extra('collection'),
    sign: (order.payType === 'receiverPays' ? freight : 0) + goods + extra('sign'),
    online: extra('online'),
    reverseSign: extra('reverseSign'),
  };
}

const orderOf = (life: Life) => life.context as Order;

/** Stages whose money is not what it should be now that the order changed. */
const open = (life: Life, stage: Stage): number => owed(orderOf(life))[stage] - orderOf(life).paid[stage];

const becomesDue = (on: string, stage: Stage): Reaction =>
  whenever(on).propose('order', `order.${stage}Due`, (_, life) => {
    const amount = open(life, stage);
    const credited = stage === 'collection' && orderOf(life).payType === 'ledger';
    const settled = life.states[stage] === `${stage}.unpaid` && amount === orderOf(life).due[stage];
    return amount <= 0 || credited || settled ? [] : [{ id: life.id, data: { amount } }];
  });

const isCredited = (on: string): Reaction =>
  whenever(on).propose('order', 'order.collectionCredited', (_, life) => {
    const amount = open(life, 'collection');
    const order = orderOf(life);
    const settled = life.states['collection'] === 'collection.pendingCredit' && amount === order.due.collection;
    return order.payType !== 'ledger' || amount <= 0 || settled ? [] : [{ id: life.id, data: { amount } }];
  });

const isWaived = (on: string, stage: Stage): Reaction =>
  whenever(on).propose('order', `order.${stage}Waived`, (_, life) =>
    open(life, stage) <= 0 && orderOf(life).due[stage] > 0 ? [{ id: life.id, data: {} }] : [],
  );

const changesMoney = [
  'order.created',
  'order.transshipmentCreated',
  'order.modified',
  'order.collectionAmountModified',
  'order.paymentMethodModified',
  'order.weightModified',
  'order.extraFeeAdded',
  'order.eventVoided',
] as const;

/** What follows an event of an order in the same transaction: money falls due, is put on account, or is waived. */
export const reactions: readonly Reaction[] = changesMoney.flatMap((on) => [
  isCredited(on),
  ...stages.flatMap((stage) => [isWaived(on, stage), becomesDue(on, stage)]),
]);
