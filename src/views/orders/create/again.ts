import type { Order } from '#machines/order/context.ts';
import type { Draft } from '#views/shapes/form/draft.ts';

const PARTY = ['name', 'phone', 'city', 'address'] as const;

/** Fields of an order that the next one like it shares; times, numbers of others, notes and pictures are its own. */
const SHARED = [
  'goodsName',
  'goodsType',
  'weightGrams',
  'lengthMm',
  'widthMm',
  'heightMm',
  'pieces',
  'originBranch',
  'destinationBranch',
  'deliveryWay',
  'station',
  'payType',
  'chargeType',
  'insureAmount',
  'collectionAmount',
] as const;

/** Takes the place of letters that a person may not see. */
const MASKED = '*';

/** Returns the fields that have a value which may be seen; the others are filled in by hand. */
const seen = (of: object, names: readonly string[]): Draft =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = of[name as keyof typeof of];
      const isSeen = value !== null && value !== undefined && !(typeof value === 'string' && value.includes(MASKED));
      return isSeen ? [[name, value]] : [];
    }),
  );

/** Returns the draft of an order like an earlier one, of the standard type. */
export const draftLike = (order: Order): Draft => ({
  ...seen(order, SHARED),
  orderType: 'standard',
  sender: seen(order.sender, PARTY),
  receiver: seen(order.receiver, PARTY),
});
