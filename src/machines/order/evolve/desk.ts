import type { Evolve } from '../../kit/lifecycle.ts';
import type { Fact } from '../../kit/proposal.ts';
import type { Modification, Order } from '../context.ts';
import type { OrderFact } from '../events.ts';
import type { Known } from '../known.ts';
import { priced } from './priced.ts';

type Plain = Modification['before'];

/** Applies changed fields and writes the modification log: field, before, after, by whom, when (§3). */
const modify = (order: Order, fact: Fact, changes: Readonly<Record<string, unknown>>, prefix = ''): Partial<Order> => {
  const before = (prefix === '' ? order : order[prefix as 'sender' | 'receiver']) as unknown as Record<string, unknown>;
  // By name: the log does not keep the order in which a payload's fields were sent.
  const entries = Object.entries(changes)
    .filter(([field, after]) => after !== undefined && before[field] !== after)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const log = entries.map(([field, after]) => ({
    field: prefix === '' ? field : `${prefix}.${field}`,
    before: (before[field] ?? null) as Plain,
    after: after as Plain,
    by: fact.actor.name,
    at: fact.at,
  }));
  const changed = Object.fromEntries(entries);
  return {
    ...(prefix === '' ? changed : { [prefix]: { ...before, ...changed } }),
    modifications: [...order.modifications, ...log],
  };
};

const repriced = (order: Order, fact: Fact, changed: Partial<Order>): Partial<Order> => {
  const { tariff } = fact.known as Partial<Known>;
  return { ...changed, fees: priced({ ...order, ...changed }, tariff?.tariff) };
};

/** Changes at the desk. */
export const afterDesk: Evolve<Order> = {
  'order.workOrderRaised': () => ({}),
  'order.modified': (order, fact: OrderFact<'order.modified'>) =>
    repriced(order, fact, modify(order, fact, fact.data.changes)),
  'order.deliveryTimeSet': (order, fact: OrderFact<'order.deliveryTimeSet'>) => modify(order, fact, fact.data),
  'order.collectionAmountModified': (order, fact: OrderFact<'order.collectionAmountModified'>) =>
    modify(order, fact, { collectionAmount: fact.data.collectionAmount }),
  'order.paymentMethodModified': (order, fact: OrderFact<'order.paymentMethodModified'>) =>
    modify(order, fact, { payType: fact.data.payType }),
  'order.partyModified': (order, fact: OrderFact<'order.partyModified'>) => {
    const changed = modify(order, fact, fact.data.party, fact.data.side);
    const { destinationBranch } = fact.data;
    if (destinationBranch === undefined) return changed;
    return {
      ...modify({ ...order, ...changed }, fact, { destinationBranch }),
      ...pick(changed, fact.data.side),
      nextBranch: null,
    };
  },
  'order.addressCodeModified': (order, fact: OrderFact<'order.addressCodeModified'>) => modify(order, fact, fact.data),
  'order.weightModified': (order, fact: OrderFact<'order.weightModified'>) =>
    repriced(order, fact, modify(order, fact, fact.data)),
  'order.extraFeeAdded': (order, { id, data, at }: OrderFact<'order.extraFeeAdded'>) => ({
    extraFees: [
      ...order.extraFees,
      {
        id: `${id}-F${order.extraFees.length + 1}`,
        kind: data.kind,
        amount: data.amount,
        channel: data.channel,
        stage: data.stage,
        at,
        settled: false,
      },
    ],
  }),
  'order.labelPrinted': (order, { data, actor, at }: OrderFact<'order.labelPrinted'>) => ({
    prints: [
      ...order.prints,
      { at, kind: data.kind, count: data.count, by: actor.name, size: data.size, format: data.format },
    ],
  }),
};

const pick = (changed: Partial<Order>, side: 'sender' | 'receiver'): Partial<Order> =>
  changed[side] === undefined ? {} : { [side]: changed[side] };
