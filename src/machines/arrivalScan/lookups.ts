import type { ParcelLookup, Whereabouts } from '../scanning/parcel.ts';

/** An item as the shipment itself has it (§4, order state inside a shipment, and issue flag). */
export interface ShippedItem {
  readonly item: string;
  readonly kind: 'order' | 'package';
  readonly state: 'inTransit' | 'arrived' | 'stored' | 'lost';
  readonly flag: 'short' | 'notArrived' | 'lost' | null;
}

/** Facts from outside a scan upon arrival that its rules look at. */
export interface Lookups {
  /** The shipment itself, which nobody else reads until the scan is written. */
  readonly shipment: {
    readonly id: string;
    readonly document: string;
    readonly finished: boolean;
    readonly toBranch: string;
    readonly items: readonly ShippedItem[];
  } | null;
  readonly parcel: ParcelLookup | null;
  readonly bag: (Whereabouts & { readonly id: string }) | null;
  /** The open issue form that the barcode is tied to. */
  readonly issue: string | null;
}
