import type { Bill } from '#machines/bill/context.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Order } from '#machines/order/context.ts';
import { pick } from './pick.ts';
import type { World } from './world.ts';

type Random = () => number;

/** Aggregates that all clients change at once. */
export type Hot = readonly { readonly machine: string; readonly id: string }[];

/** Subject of a race: aggregates, and machines of which new ones may begin. */
export interface Wanted {
  readonly hot: Hot;
  readonly begun: readonly string[];
}

const RECENT = 10;

/** Returns one contested subject: an order, a bag, a count, a courier's parcels, a customer's bill, or others. */
export function hotIn(world: World, random: Random): Wanted {
  const alive = (machine: string) =>
    [...world.all(machine)].filter(({ states }) => {
      const state = aggregateTypes[machine]?.structure.states.get(Object.values(states)[0] ?? '');
      return state?.meta.final !== true;
    });
  const named = (machine: string, id: string | null | undefined): Hot =>
    typeof id === 'string' && world.aggregate(machine, id) ? [{ machine, id }] : [];
  const one = (machine: string): Hot => named(machine, pick(alive(machine).slice(-RECENT), random)?.id);
  const anOrder = (isMeant: (order: Order) => boolean) =>
    pick(
      alive('order')
        .filter(({ context }) => isMeant(context as Order))
        .slice(-RECENT),
      random,
    );

  /** Returns a courier with a present or future parcel, and the cash collected. */
  const courier = (): Hot => {
    const order = anOrder(({ collector, deliverer }) => (deliverer ?? collector) !== null);
    const { collector = null, deliverer = null } = (order?.context ?? {}) as Partial<Order>;
    const id = (deliverer ?? collector)?.id;
    return [...named('staff', id), ...named('order', order?.id), ...named('courierCash', id)];
  };
  /** Returns a customer, one of its orders, and the bill of that order. */
  const customer = (): Hot => {
    const bill = pick([...world.all('bill')].slice(-RECENT), random);
    const { customer: id, lines = [] } = (bill?.context ?? {}) as Partial<Bill>;
    const order = lines[0]?.order ?? anOrder(({ merchant }) => merchant === id)?.id;
    const line = lines.find(({ kind }) => kind !== 'supplement');
    return [
      ...named('bill', bill?.id),
      ...named('bill', bill?.id),
      ...named('order', order),
      ...named('merchant', id),
      ...(line ? named(line.kind, line.line) : []),
    ];
  };
  const kinds: readonly (() => Wanted)[] = [
    () => ({ hot: one('order'), begun: [] }),
    () => ({ hot: [...one('package'), ...one('order'), ...one('order')], begun: [] }),
    () => ({ hot: [...one('inventoryTask'), ...one('inventoryTask'), ...one('order')], begun: [] }),
    () => ({ hot: [...one('courierCash'), ...one('order')], begun: [] }),
    () => ({ hot: [...one('shipment'), ...one('package'), ...one('order')], begun: [] }),
    () => ({ hot: [...one('receivable'), ...one('refund'), ...one('receipt')], begun: ['refund', 'receipt'] }),
    () => ({ hot: courier(), begun: ['order'] }),
    () => ({ hot: [...one('staff'), ...one('role'), ...one('branch'), ...one('department')], begun: ['staff'] }),
    () => ({ hot: customer(), begun: ['settlement', 'paymentSlip', 'bill'] }),
    () => ({ hot: [...one('settlement'), ...one('paymentSlip'), ...customer()], begun: ['settlement'] }),
    () => ({ hot: [...one('importTask'), ...one('exportTask')], begun: ['order', 'importTask'] }),
    () => ({
      hot: [...one('merchant'), ...one('merchantApplication'), ...one('appUser')],
      begun: ['merchantApplication'],
    }),
    () => ({ hot: [...one('addressCode'), ...one('transferBooking')], begun: ['transferBooking'] }),
  ];
  const wanted = pick(kinds, random)?.();
  return wanted && wanted.hot.length > 0 ? wanted : { hot: one('order'), begun: [] };
}
