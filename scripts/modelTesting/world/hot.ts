import type { Bill } from '#machines/bill/context.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import type { Order } from '#machines/order/context.ts';
import { pick } from './fitting.ts';
import type { World } from './world.ts';

type Random = () => number;

/** The aggregates that everyone wants at once. */
export type Hot = readonly { readonly machine: string; readonly id: string }[];

/** Subjects of a race: aggregates, and machines of which new aggregates may begin meanwhile. */
export interface Wanted {
  readonly hot: Hot;
  readonly begun: readonly string[];
}

const RECENT = 10;

/** One order, one bag, one count and its branch, one courier and what he carries, one customer and its bill, or others that meet. */
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

  /** Somebody who has a parcel, or is to have it, and the cash he took. */
  const courier = (): Hot => {
    const order = anOrder(({ collector, deliverer }) => (deliverer ?? collector) !== null);
    const { collector = null, deliverer = null } = (order?.context ?? {}) as Partial<Order>;
    const id = (deliverer ?? collector)?.id;
    return [...named('staff', id), ...named('order', order?.id), ...named('courierCash', id)];
  };
  /** A customer, an order of it, and the bill that the order is on. */
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
