import type { ParcelLookup, Whereabouts } from '../scanning/parcel.ts';

/** Item as the shipment records it (§4, order state inside a shipment, and issue flag). */
export interface ShippedItem {
  readonly item: string;
  readonly kind: 'order' | 'package';
  readonly state: 'inTransit' | 'arrived' | 'stored' | 'lost';
  readonly flag: 'short' | 'notArrived' | 'lost' | null;
}

export interface Lookups {
  /** The shipment, locked until the event is written. */
  readonly shipment: {
    readonly id: string;
    readonly document: string;
    readonly finished: boolean;
    readonly toBranch: string;
    readonly items: readonly ShippedItem[];
  } | null;
  readonly parcel: ParcelLookup | null;
  readonly bag: (Whereabouts & { readonly id: string }) | null;
  /** Open issue form linked to the barcode. */
  readonly issue: string | null;
}
