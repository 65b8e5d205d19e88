import type { OrderData } from '#machines/order/events.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { parties } from '#modelTesting/parties.ts';
import type { Store } from './world.ts';

type Form = OrderData<'order.created'>;

/** A plain parcel from Yangon to a door in Mandalay. */
export const form: Form = {
  source: 'staffApp',
  ...parties,
  originBranch: 'YGN',
  destinationBranch: 'MDY',
  goodsName: 'Books',
  goodsType: 'document',
  weightGrams: 1500,
  lengthMm: 300,
  widthMm: 200,
  heightMm: 100,
  pieces: 1,
  deliveryWay: 'door',
  orderType: 'standard',
  deliveryWindow: 'allDay',
  payType: 'receiverPays',
  chargeType: 'weight',
};

/** Returns the command that creates an order from the form with these changes. */
export const created = (fields: Partial<Form> = {}) => ({
  machine: 'order',
  event: { type: 'order.created', ...form, ...fields },
});

/** Returns a command for an existing order. */
export const toOrder = (id: string, type: string, data: object = {}) => ({
  machine: 'order',
  id,
  event: { type, ...data },
});

/** Creates an order and returns its waybill. */
export const newOrder = async (store: Store, actor: Actor, fields: Partial<Form> = {}): Promise<string> => {
  const { id, status, refusals } = await store.propose(actor, created(fields));
  if (status !== 'accepted' || id === null) throw new Error(`Not created: ${JSON.stringify(refusals)}`);
  return id;
};
