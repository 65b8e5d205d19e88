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

/** Creates orders from Yangon that a courier has collected and brings back. */
export async function collectInYangon(browser: Browser, count: number): Promise<string[]> {
  const manager = await unseen(browser, 'manager.yangon');
  const courier = await unseen(browser, 'courier.yangon');
  const receiverPays = { payType: 'receiverPays' };
  const orders = await makeOrders(
    manager,
    Array.from({ length: count }, () => receiverPays),
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

/** Creates a vehicle in transit from Yangon to Mandalay with this many parcels; returns its number and theirs. */
export async function sendToMandalay(browser: Browser, count: number): Promise<Vehicle> {
  const orders = await collectInYangon(browser, count);
  const yangon = await unseen(browser, 'clerk.yangon');
  await forEach(yangon, 'order', orders, { type: 'order.warehoused' });
  await forEach(yangon, 'order', orders, { type: 'order.sorted', nextBranch: 'MDY' });
  const route = { fromBranch: 'YGN', toBranch: 'MDY', kind: 'crossCity' };
  const { id: shipment } = await propose(yangon, 'shipment', null, { type: 'shipment.created', ...route });
  await forEach(yangon, 'order', orders, { type: 'order.loaded', shipment });
  const eta = new Date(Date.now() + 43_200_000).toISOString();
  await forEach(yangon, 'shipment', [shipment], { type: 'shipment.shippedOut', driver: 'Ko Zaw', eta });
  await yangon.context().close();
  return { shipment, orders };
}

/** Creates such a vehicle, received in Mandalay. */
export async function bringToMandalay(browser: Browser, count: number): Promise<Vehicle> {
  const vehicle = await sendToMandalay(browser, count);
  const mandalay = await unseen(browser, 'clerk.mandalay');
  await forEach(mandalay, 'shipment', [vehicle.shipment], { type: 'shipment.received' });
  await mandalay.context().close();
  return vehicle;
}
