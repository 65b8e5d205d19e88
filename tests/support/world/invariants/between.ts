import type { Life } from '#machines/kit/noun.ts';
import { nouns } from '#machines/nouns.ts';
import type { Bill } from '#machines/bill/context.ts';
import type { CourierCash } from '#machines/courierCash/context.ts';
import type { Order } from '#machines/order/context.ts';
import type { Package } from '#machines/package/context.ts';
import type { Payable } from '#machines/payable/context.ts';
import type { Receivable } from '#machines/receivable/context.ts';
import type { Refund } from '#machines/refund/context.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import { stages } from '#machines/stages.ts';
import type { World } from '../world.ts';

/** Something of reliability.md 5 that does not hold, in a sentence. */
export type Fault = string | null;
export type Check<Context> = (life: Life<Context>, world: World) => Fault | readonly Fault[];

export const mainOf = (life: Life): string => Object.values(life.states)[0] ?? '';
export const isFinal = (machine: string, life: Life): boolean =>
  nouns[machine]?.structure.states.get(mainOf(life))?.meta.final === true;
interface Contexts {
  readonly order: Order;
  readonly receivable: Receivable;
  readonly shipment: Shipment;
}
const contextOf = <Machine extends keyof Contexts>(world: World, machine: Machine, id: string) =>
  (world.life(machine, id)?.context as Contexts[Machine] | undefined) ?? null;

/** States of a package in which it holds nothing, and in which nothing may go in or out (§4). */
const EMPTY = ['unused', 'finished'];
const CLOSED = ['sealed', 'loaded', 'inTransit'];

const ofPackage: Check<Package> = (life, world) => {
  const { contents, shipment } = life.context;
  const state = mainOf(life);
  const inside = contents.map(({ order }) => contextOf(world, 'order', order));
  return [
    EMPTY.includes(state) && contents.length > 0 ? `P07 ${life.id} is ${state} and holds ${contents.length}` : null,
    new Set(contents.map(({ order }) => order)).size === contents.length ? null : `P08 ${life.id} counts one twice`,
    ...inside.map((order, index) => {
      const at = contents[index]?.order ?? '';
      if (order === null) return `P08 ${life.id} holds ${at}, which is not there`;
      if (CLOSED.includes(state) && order.package !== life.id)
        return `P02 ${at} is in ${String(order.package)} and in ${life.id}`;
      return CLOSED.includes(state) && shipment !== null && order.shipment !== shipment
        ? `P05 ${at} travels on ${String(order.shipment)}, its package ${life.id} on ${shipment}`
        : null;
    }),
  ];
};

const ofShipment: Check<Shipment> = (life) => {
  const { items } = life.context;
  const finished = Object.values(life.states).some(
    (state) => state.endsWith('finished') && !state.endsWith('unfinished'),
  );
  return [
    new Set(items.map(({ item }) => item)).size === items.length ? null : `P09 ${life.id} carries one twice`,
    ...items.map(({ item, state, flag, reason }) => {
      if (finished && state === 'inTransit') return `P09 ${life.id} is finished and ${item} still under way`;
      return flag !== null && reason === null ? `P09 ${item} of ${life.id} is ${flag} without a reason` : null;
    }),
  ];
};

const ofOrder: Check<Order> = (life, world) => {
  const order = life.context;
  const bag = order.package === null ? null : world.life('package', order.package);
  const held = (bag?.context as Package | undefined)?.contents.some((content) => content.order === life.id);
  const document = order.shipment === null ? null : contextOf(world, 'shipment', order.shipment);
  const carried = document?.items.some(({ item }) => item === life.id || item === order.package);
  return [
    order.package !== null && held !== true
      ? `P02 ${life.id} says it is in ${order.package}, which does not hold it`
      : null,
    order.shipment !== null && carried !== true
      ? `P04 ${life.id} says it is on ${order.shipment}, which does not carry it`
      : null,
    ...stages.map((stage) => ofStage(life, stage, world)),
  ];
};

/** What an order says of a stage's money and what its ledger says are the same (M13). */
function ofStage({ id, context: { paid } }: Life<Order>, stage: (typeof stages)[number], world: World): Fault {
  const ledger = contextOf(world, 'receivable', `${id}-${stage}`);
  const received = ledger?.received ?? 0;
  return received === paid[stage] ? null : `M13 ${id} says ${paid[stage]} paid for ${stage}, its ledger ${received}`;
}

const ofReceivable: Check<Receivable> = ({ id, context }) => {
  const { due, received, refunded, refundDue, payments } = context;
  const sum = payments.reduce((all, { amount }) => all + amount, 0);
  return [
    [due, received, refunded, refundDue].every((amount) => Number.isSafeInteger(amount) && amount >= 0)
      ? null
      : `M11 ${id} has an amount below zero: ${JSON.stringify({ due, received, refunded, refundDue })}`,
    received <= sum ? null : `M13 ${id} received ${received}, its payments are ${sum}`,
  ];
};

const ofPayable: Check<Payable> = ({ id, context }) => {
  const { collected, offset, refunded, settled, outstanding } = context;
  const parts = [offset, refunded, settled, outstanding];
  return parts.every((part) => part >= 0) && collected === parts.reduce((sum, part) => sum + part, 0)
    ? null
    : `M04 ${id}: ${JSON.stringify({ collected, offset, refunded, settled, outstanding })}`;
};

const ofCash: Check<CourierCash> = ({ id, context: { collected, held, counting, handedIn } }) =>
  (['MMK', 'CNY'] as const).map((currency) =>
    collected[currency] === held[currency] + counting[currency] + handedIn[currency] && held[currency] >= 0
      ? null
      : `M05 ${id}: collected ${collected[currency]}, held ${held[currency]}, counted ${counting[currency]}, handed in ${handedIn[currency]}`,
  );

const ofBill: Check<Bill> = ({ id, context: { lines } }, world) => {
  const names = lines.map(({ kind, line }) => `${kind} ${line}`);
  const twice = [...world.all('bill')].find((other) => {
    if (other.id === id || mainOf(other) === 'cancelled') return false;
    return (other.context as Bill).lines.some(
      ({ kind, line }) => kind !== 'supplement' && names.includes(`${kind} ${line}`),
    );
  });
  return [
    new Set(names).size === names.length ? null : `M06 ${id} has a line twice`,
    twice ? `M06 a line of ${id} is also in ${twice.id}` : null,
    lines.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0) ? null : `M07 ${id} has a line below zero`,
  ];
};

const ofRefund: Check<Refund> = ({ id, context: { amount, request, confirmedBy } }) => [
  amount > 0 ? null : `M11 ${id} refunds ${amount}`,
  request !== null && request.by === confirmedBy ? `M11 ${id} was asked for and confirmed by one person` : null,
];

/** Checks of one life against the others, by machine. */
export const checks: Readonly<Record<string, Check<never>>> = {
  package: ofPackage,
  shipment: ofShipment,
  order: ofOrder,
  receivable: ofReceivable,
  payable: ofPayable,
  courierCash: ofCash,
  bill: ofBill,
  refund: ofRefund,
};
