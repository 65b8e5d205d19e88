import type { Company } from './company.ts';
import { form } from '../support/orders.ts';

const HOUR_MS = 3_600_000;
/** Drive from Yangon to Mandalay. */
const DRIVE_MS = 14 * HOUR_MS;

/** Proof of a delivery that the receiver signed for. */
export const signature = { kind: 'signature', value: 'signature-1', signedBy: form.receiver.name };

/** Takes an order at the counter in Yangon, brings it in, and returns its waybill. */
export async function takenIn(company: Company, fields: object = {}): Promise<string> {
  const clerk = company.worker('clerk.yangon');
  const courier = company.worker('courier.yangon');
  const waybill = await clerk.does('order.created', null, { ...form, ...fields });
  await clerk.does('order.collectorAssigned', waybill, { collector: courier.actor.id });
  await courier.does('order.collected', waybill, { piecesScanned: 1 });
  await clerk.does('order.warehoused', waybill);
  return waybill;
}

/** Sorts a parcel in Yangon to Mandalay. */
export async function sortedToMandalay(company: Company, waybill: string): Promise<void> {
  await company.worker('sorter.yangon').does('order.sorted', waybill, { nextBranch: 'MDY' });
}

/** Draws up a shipment from Yangon to Mandalay; returns its number. */
export const shipmentToMandalay = (company: Company): Promise<string> =>
  company.worker('transport.yangon').does('shipment.created', null, {
    fromBranch: 'YGN',
    toBranch: 'MDY',
    kind: 'crossCity',
    driver: 'Ko Thet Lwin',
    eta: new Date(Date.parse(company.at) + DRIVE_MS).toISOString(),
  });

/** Sends a loaded shipment off, and receives the vehicle in Mandalay on the next morning. */
export async function driven(company: Company, shipment: string): Promise<void> {
  const eta = new Date(Date.parse(company.at) + DRIVE_MS).toISOString();
  await company.worker('transport.yangon').does('shipment.shippedOut', shipment, { driver: 'Ko Thet Lwin', eta });
  await company.waits(DRIVE_MS);
  await company.worker('transport.mandalay').does('shipment.received', shipment);
}
