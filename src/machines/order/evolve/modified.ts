import type { RecordedEvent } from '../../kit/proposal.ts';
import type { Modification, Order } from '../context.ts';
import type { Lookups } from '../lookups.ts';
import { priced } from './priced.ts';

type Plain = Modification['before'];

/** Applies changed fields and adds them to the modification log: field, before, after, person, time (§3). */
export const modify = (
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

/** Adds the fees that follow from a change. */
export const repriced = (order: Order, event: RecordedEvent, changed: Partial<Order>): Partial<Order> => {
  const { tariff } = event.lookups as Partial<Lookups>;
  return { ...changed, fees: priced({ ...order, ...changed }, tariff?.tariff) };
};

/**
 * Records the weight of a scan and reprices. Earlier events carry no tariff: they changed the weight alone. What a
 * confirmed bill charges stays; a supplement charges the difference.
 */
export const weighed = (order: Order, event: RecordedEvent, weightGrams = order.weightGrams): Partial<Order> => {
  const { tariff } = event.lookups as Partial<Lookups>;
  if (!tariff || weightGrams === order.weightGrams) return { weightGrams };
  const changed = modify(order, event, { weightGrams });
  return order.bills.length === 0 ? repriced(order, event, changed) : changed;
};
