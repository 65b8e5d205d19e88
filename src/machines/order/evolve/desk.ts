import type { Evolve } from '../../kit/lifecycle.ts';
import type { RecordedEvent } from '../../kit/proposal.ts';
import type { Modification, Order } from '../context.ts';
import type { OrderRecordedEvent } from '../events.ts';
import type { Lookups } from '../lookups.ts';
import { priced } from './priced.ts';

type Plain = Modification['before'];

/** Applies changed fields and adds them to the modification log: field, before, after, person, time (§3). */
const modify = (
  order: Order,
  event: RecordedEvent,
  changes: Readonly<Record<string, unknown>>,
  prefix = '',
): Partial<Order> => {
  const before = (prefix === '' ? order : order[prefix as 'sender' | 'receiver']) as unknown as Record<string, unknown>;
  // Sorted by name: the log does not keep the order of a payload's fields.
  const entries = Object.entries(changes)
    .filter(([field, after]) => after !== undefined && before[field] !== after)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const log = entries.map(([field, after]) => ({
    field: prefix === '' ? field : `${prefix}.${field}`,
    before: (before[field] ?? null) as Plain,
    after: after as Plain,
    by: event.actor.name,
    at: event.at,
  }));
  const changed = Object.fromEntries(entries);
  return {
    ...(prefix === '' ? changed : { [prefix]: { ...before, ...changed } }),
    modifications: [...order.modifications, ...log],
  };
};

const repriced = (order: Order, event: RecordedEvent, changed: Partial<Order>): Partial<Order> => {
  const { tariff } = event.lookups as Partial<Lookups>;
  return { ...changed, fees: priced({ ...order, ...changed }, tariff?.tariff) };
};

/** Changes at the customer service desk. */
export const afterDesk: Evolve<Order> = {
  'order.workOrderRaised': () => ({}),
  'order.modified': (order, event: OrderRecordedEvent<'order.modified'>) =>
    repriced(order, event, modify(order, event, event.data.changes)),
  'order.deliveryTimeSet': (order, event: OrderRecordedEvent<'order.deliveryTimeSet'>) =>
    modify(order, event, event.data),
  'order.collectionAmountModified': (order, event: OrderRecordedEvent<'order.collectionAmountModified'>) =>
    modify(order, event, { collectionAmount: event.data.collectionAmount }),
  'order.paymentMethodModified': (order, event: OrderRecordedEvent<'order.paymentMethodModified'>) =>
    modify(order, event, { payType: event.data.payType }),
  'order.partyModified': (order, event: OrderRecordedEvent<'order.partyModified'>) => {
    const changed = modify(order, event, event.data.party, event.data.side);
    const { destinationBranch } = event.data;
    if (destinationBranch === undefined) return changed;
    return {
      ...modify({ ...order, ...changed }, event, { destinationBranch }),
      ...pick(changed, event.data.side),
      nextBranch: null,
    };
  },
  'order.addressCodeModified': (order, event: OrderRecordedEvent<'order.addressCodeModified'>) =>
    modify(order, event, event.data),
  'order.weightModified': (order, event: OrderRecordedEvent<'order.weightModified'>) =>
    repriced(order, event, modify(order, event, event.data)),
  'order.extraFeeAdded': (order, { id, data, at }: OrderRecordedEvent<'order.extraFeeAdded'>) => ({
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
  'order.labelPrinted': (order, { data, actor, at }: OrderRecordedEvent<'order.labelPrinted'>) => ({
    prints: [
      ...order.prints,
      { at, kind: data.kind, count: data.count, by: actor.name, size: data.size, format: data.format },
    ],
  }),
};

const pick = (changed: Partial<Order>, side: 'sender' | 'receiver'): Partial<Order> =>
  changed[side] === undefined ? {} : { [side]: changed[side] };
