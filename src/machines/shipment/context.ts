import type { z } from 'zod';
import type * as field from '../fields/schemas.ts';

/** Package or loose parcel on a shipment (§4, order state inside a shipment, and issue flag). */
export interface Item {
  /** Waybill or package number. */
  readonly item: string;
  readonly kind: 'order' | 'package';
  readonly orders: number;
  readonly grams: number;
  readonly state: 'inTransit' | 'arrived' | 'stored' | 'lost';
  readonly flag: 'short' | 'notArrived' | 'lost' | null;
  readonly reason: string | null;
  /** Time at which it was marked as not arrived, which starts the search. */
  readonly since: string | null;
  readonly lossReportedBy: string | null;
}

/** Context of a shipment document (§3). Times in UTC, weights in grams, the fare in hundredths of MMK. */
export interface Shipment {
  readonly fromBranch: string;
  readonly toBranch: string;
  readonly kind: z.infer<typeof field.transportType>;
  readonly trainNumber: string | null;
  readonly eta: string | null;
  readonly fare: number | null;
  readonly driver: string | null;
  readonly pickupAttendant: string | null;
  readonly car: string | null;
  readonly plateNumber: string | null;
  readonly carrier: string | null;
  readonly photos: readonly string[];
  readonly remark: string | null;
  readonly items: readonly Item[];
  readonly createdAt: string;
  readonly createdBy: { readonly id: string; readonly name: string } | null;
  readonly departedAt: string | null;
  readonly receivedAt: string | null;
  readonly finishedAt: string | null;
  readonly disabledReason: string | null;
  /** Number of manifests printed so far. */
  readonly printCount: number;
  readonly lastPrintedAt: string | null;
  readonly updatedAt: string;
}

/** Context of a shipment document that is not created yet. */
export const initial: Shipment = {
  fromBranch: '',
  toBranch: '',
  kind: 'crossCity',
  trainNumber: null,
  eta: null,
  fare: null,
  driver: null,
  pickupAttendant: null,
  car: null,
  plateNumber: null,
  carrier: null,
  photos: [],
  remark: null,
  items: [],
  createdAt: '',
  createdBy: null,
  departedAt: null,
  receivedAt: null,
  finishedAt: null,
  disabledReason: null,
  printCount: 0,
  lastPrintedAt: null,
  updatedAt: '',
};
