import type { Page } from '@playwright/test';
import { act, ask, makeOrders, staffId } from './orders.ts';
import { uploadPicture } from './pictures.ts';

type Json = Readonly<Record<string, unknown>>;

/** Creates a parcel within Yangon, stored on a shelf there, as the manager, who may act for couriers. */
export async function storeInYangon(manager: Page, difference: Json = {}): Promise<string> {
  const [id = ''] = await makeOrders(manager, [{ destinationBranch: 'YGN', ...difference }]);
  await act(manager, id, { type: 'order.collectorAssigned', collector: await staffId(manager, 'courier.yangon') });
  await act(manager, id, { type: 'order.collected' });
  await act(manager, id, { type: 'order.warehoused' });
  return id;
}

/** Creates such a parcel with a courier at the receiver's door. */
export async function handOutInYangon(manager: Page, difference: Json = {}): Promise<string> {
  const id = await storeInYangon(manager, difference);
  await act(manager, id, { type: 'order.delivererAssigned', deliverer: await staffId(manager, 'courier.yangon') });
  await act(manager, id, { type: 'order.outForDelivery' });
  return id;
}

/** Returns the amount that the receiver still owes, in hundredths of MMK. */
const dueOf = async (page: Page, id: string): Promise<number> => {
  const filters = [{ field: 'id', op: 'eq', value: id }];
  const { records } = await ask<{ records: { due: number }[] }>(page, 'POST', 'api/order/page', { filters });
  return records[0]?.due ?? 0;
};

/** Creates such a parcel, delivered, paid in cash and signed for. */
export async function deliverInYangon(manager: Page, difference: Json = {}): Promise<string> {
  const id = await handOutInYangon(manager, difference);
  await act(manager, id, { type: 'order.signPaid', amount: await dueOf(manager, id), method: 'cash' });
  await act(manager, id, {
    type: 'order.signed',
    proof: { kind: 'signature', value: await uploadPicture(manager, 'signature') },
  });
  return id;
}
