import { outForDelivery, paidAtTheDoor, signed, tellersOf, allowed, type Tellers } from './money.ts';
import { toOrder } from './orders.ts';
import type { Store } from './world.ts';

/** Price of the parcel's goods, in hundredths of MMK. */
export const GOODS = 50_000_00;

/** A merchant's parcel that its receiver has paid for at the door and signed for. */
export interface Delivered {
  readonly who: Tellers;
  readonly order: string;
  /** Freight and goods, in hundredths of MMK. */
  readonly paid: number;
}

export async function delivered(store: Store): Promise<Delivered> {
  const who = await tellersOf(store);
  const order = await outForDelivery(store, who, {
    payType: 'receiverPays',
    collectionAmount: GOODS,
    merchant: 'GOLDEN',
  });
  const paid = await paidAtTheDoor(store, who, order);
  await allowed(store, who.courier, toOrder(order, 'order.signed', signed));
  return { who, order, paid };
}
