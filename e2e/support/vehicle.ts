import type { Browser, Page } from '@playwright/test';
import { act, ask, makeOrders, propose, staffId } from './orders.ts';
import { unseen } from './people.ts';

type Event = Parameters<typeof propose>[3];

/** Proposes one event for many aggregates of a machine; throws at the first refusal. */
async function forEach(page: Page, machine: string, ids: readonly string[], event: Event): Promise<void> {
  const { results } = await ask<{ results: { status: string; refusals: unknown }[] }>(page, 'POST', 'api/commands', {
    commands: ids.map((id) => ({ key: crypto.randomUUID(), machine, id, event })),
  });
  for (const result of results)
    if (result.status !== 'accepted') throw new Error(`${event.type}: ${JSON.stringify(result)}`);
}

/** Differences of an order from the default one. */
type Difference = Parameters<typeof makeOrders>[1][number];

/** Creates orders from Yangon that a courier has collected and brings back; the first ones with differences. */
export async function collectInYangon(
  browser: Browser,
  count: number,
  differences: readonly Difference[] = [],
): Promise<string[]> {
  const manager = await unseen(browser, 'manager.yangon');
  const courier = await unseen(browser, 'courier.yangon');
  const receiverPays = { payType: 'receiverPays' };
  const orders = await makeOrders(
    manager,
    Array.from({ length: count }, (_, index) => ({ ...receiverPays, ...differences[index] })),
  );
  const collector = await staffId(manager, 'courier.yangon');
  await forEach(manager, 'order', orders, { type: 'order.collectorAssigned', collector });
  await forEach(courier, 'order', orders, { type: 'order.collected' });
  await Promise.all([manager, courier].map((page) => page.context().close()));
  return orders;
}

/** Creates parcels in stock in Muse, each with its differences from one for Mandalay. */
export async function stockInMuse(
  browser: Browser,
  differences: readonly { readonly destinationBranch?: string; readonly pieces?: number }[],
): Promise<string[]> {
  const clerk = await unseen(browser, 'clerk.muse');
  const orders = await makeOrders(
    clerk,
    differences.map((difference) => ({ originBranch: 'MUS', ...difference })),
  );
  const collector = await staffId(clerk, 'clerk.muse');
  await forEach(clerk, 'order', orders, { type: 'order.collectorAssigned', collector });
  for (const [place, id] of orders.entries())
    await act(clerk, id, { type: 'order.collected', piecesScanned: differences[place]?.pieces ?? 1 });
  await forEach(clerk, 'order', orders, { type: 'order.warehoused' });
  await clerk.context().close();
  return orders;
}

interface Vehicle {
  readonly shipment: string;
  readonly orders: string[];
}

/** Stores collected parcels in Yangon and sends them to Mandalay; returns the number of the vehicle. */
export async function ship(browser: Browser, orders: readonly string[]): Promise<string> {
  const yangon = await unseen(browser, 'clerk.yangon');
  await forEach(yangon, 'order', orders, { type: 'order.warehoused' });
  await forEach(yangon, 'order', orders, { type: 'order.sorted', nextBranch: 'MDY' });
  const route = { fromBranch: 'YGN', toBranch: 'MDY', kind: 'crossCity' };
  const { id: shipment } = await propose(yangon, 'shipment', null, { type: 'shipment.created', ...route });
  await forEach(yangon, 'order', orders, { type: 'order.loaded', shipment });
  const eta = new Date(Date.now() + 43_200_000).toISOString();
  await forEach(yangon, 'shipment', [shipment], { type: 'shipment.shippedOut', driver: 'Ko Zaw', eta });
  await yangon.context().close();
  return shipment;
}

/** Creates a vehicle in transit from Yangon to Mandalay with this many parcels; returns its number and theirs. */
export async function sendToMandalay(
  browser: Browser,
  count: number,
  differences?: readonly Difference[],
): Promise<Vehicle> {
  const orders = await collectInYangon(browser, count, differences);
  return { shipment: await ship(browser, orders), orders };
}

/** Receives a vehicle in Mandalay. */
export async function receive(browser: Browser, shipment: string): Promise<void> {
  const mandalay = await unseen(browser, 'clerk.mandalay');
  await forEach(mandalay, 'shipment', [shipment], { type: 'shipment.received' });
  await mandalay.context().close();
}

/** Creates such a vehicle, received in Mandalay. */
export async function bringToMandalay(
  browser: Browser,
  count: number,
  differences?: readonly Difference[],
): Promise<Vehicle> {
  const vehicle = await sendToMandalay(browser, count, differences);
  await receive(browser, vehicle.shipment);
  return vehicle;
}

/** Creates parcels on the floor of Naypyitaw. */
export async function stockInNaypyitaw(browser: Browser, count: number): Promise<string[]> {
  const manager = await unseen(browser, 'manager.naypyitaw');
  const clerk = await unseen(browser, 'clerk.naypyitaw');
  const orders = await makeOrders(
    manager,
    Array.from({ length: count }, () => ({ originBranch: 'NPT', payType: 'receiverPays' })),
  );
  const collector = await staffId(manager, 'clerk.naypyitaw');
  await forEach(manager, 'order', orders, { type: 'order.collectorAssigned', collector });
  await forEach(clerk, 'order', orders, { type: 'order.collected' });
  await forEach(clerk, 'order', orders, { type: 'order.warehoused' });
  await Promise.all([manager, clerk].map((page) => page.context().close()));
  return orders;
}
