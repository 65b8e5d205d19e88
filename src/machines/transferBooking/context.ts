import type { Party } from '../fields/schemas.ts';
import type { BookingData } from './events.ts';

type Warehoused = BookingData<'transferBooking.warehoused'>;

/**
 * Context of a transfer booking (§3, transshipment). Weights in grams, lengths in millimetres, money in hundredths of
 * MMK.
 */
export interface TransferBooking extends Omit<Warehoused, 'shelf'> {
  readonly shelf: string | null;
  /** Receiver that the address code identifies. */
  readonly receiver: Party;
  readonly warehousedAt: string;
  readonly warehousedBy: string;
  /** Onward delivery; null until the order is placed. */
  readonly onward: BookingData<'transferBooking.orderPlaced'> | null;
  /** Waybill of the order that was placed. */
  readonly order: string | null;
  readonly reason: string | null;
  readonly endedAt: string | null;
}

const noParty: Party = { name: '', phone: '', city: '', address: '' };

export const initial: TransferBooking = {
  waybill: '',
  branch: '',
  sender: noParty,
  receiver: noParty,
  addressCode: '',
  goodsName: '',
  goodsType: 'other',
  weightGrams: 0,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  photos: [],
  replenishment: false,
  customsFee: 0,
  shelf: null,
  warehousedAt: '',
  warehousedBy: '',
  onward: null,
  order: null,
  reason: null,
  endedAt: null,
};
