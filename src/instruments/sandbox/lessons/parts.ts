import { MADE_UP_SHA256 } from '../lookups.ts';
import type { Deed, Lesson } from '../lesson.ts';

/** Made-up people of a lesson. */
export const SENDER = { name: 'Ma Thida', phone: '09250600201', city: 'MMR013D004', address: '5 Strand Road' } as const;
export const RECEIVER = { name: 'Ko Zaw', phone: '09250600202', city: 'MMR013D004', address: '9 Inya Road' } as const;

/** Returns the form of a small parcel from one branch to another. */
export const form = (originBranch: string, destinationBranch: string, more: object = {}) => ({
  source: 'staffApp',
  sender: SENDER,
  receiver: RECEIVER,
  originBranch,
  destinationBranch,
  goodsName: 'Tea',
  goodsType: 'food',
  weightGrams: 1200,
  lengthMm: 200,
  widthMm: 150,
  heightMm: 100,
  pieces: 1,
  deliveryWay: 'door',
  orderType: 'standard',
  deliveryWindow: 'allDay',
  payType: 'senderCash',
  chargeType: 'weight',
  ...more,
});

/** Price of a parcel within a city by the tariff of a sandbox, hundredths of MMK. */
export const FREIGHT = 3_000_00;

/** Returns a made-up bank slip. */
export const slipOf = (number: number) => ({ voucher: `made-up-${number}`, sha256: MADE_UP_SHA256 });

/** Returns a deed of a part on a named aggregate. */
export const does = (by: string, type: string, on: string, data: Record<string, unknown> = {}): Deed => ({
  by,
  type,
  on,
  data,
});

/** Returns a deed that creates an aggregate with a name. */
export const begins = (by: string, type: string, as: string, data: Record<string, unknown>): Deed => ({
  by,
  type,
  on: null,
  data,
  as,
});

/** Returns a step with its deed and hint, in English and Chinese. */
export const step = (
  what: Deed,
  text: readonly [en: string, zh: string],
  hint: readonly [en: string, zh: string],
): Lesson['steps'][number] => ({
  text: { en: text[0], zh: text[1] },
  hint: { en: hint[0], zh: hint[1] },
  do: what,
});

/** Returns the deeds of a parcel in Yangon until the clerk has taken it in. */
export const takenIn = (parcel: string, more: object = {}): readonly Deed[] => [
  begins('clerk@YGN', 'order.created', parcel, form('YGN', 'YGN', { payType: 'receiverPays', ...more })),
  does('clerk@YGN', 'order.collectorAssigned', parcel, { collector: '@courier@YGN' }),
  does('courier@YGN', 'order.collected', parcel, { piecesScanned: 1 }),
  does('clerk@YGN', 'order.warehoused', parcel),
];

/** Returns the deeds of a parcel until it is out for delivery. */
export const arriving = (parcel: string, more: object = {}): readonly Deed[] => [
  ...takenIn(parcel, more),
  does('courier@YGN', 'order.deliveryClaimed', parcel),
  does('courier@YGN', 'order.outForDelivery', parcel),
];

/** Returns the proof of a hand-over: a signature, each for one alone. */
export const signedWith = (signature: string) => ({ proof: { kind: 'signature', value: signature }, piecesScanned: 1 });

/** Proof of the receiver who takes the parcel. */
export const PROOF = signedWith('signature-1');
