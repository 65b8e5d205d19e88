import type { Action } from './format.ts';

/** Meaning of an event in the supply chain (vocabularies.md 3.3). */
export interface Meaning {
  readonly action: Action;
  readonly bizStep: string;
  readonly disposition?: string;
  readonly set?: readonly string[];
  readonly unset?: readonly string[];
}

const meaning = (bizStep: string, disposition?: string, action: Action = 'OBSERVE'): Meaning => ({
  action,
  bizStep,
  ...(disposition !== undefined && { disposition }),
});
const departing = meaning('departing', 'in_transit');
const arriving = meaning('arriving');
const storing = meaning('storing');
const gone = meaning('other', 'unknown');

/** Meanings of a parcel's event by its operation. The bag and the vehicle export packing and loading. */
const OPERATIONS: Readonly<Record<number, readonly Meaning[]>> = {
  2: [meaning('commissioning', 'active', 'ADD'), meaning('accepting', 'active')],
  3: [meaning('staging_outbound')],
  4: [storing],
  5: [departing],
  6: [meaning('accepting')],
  7: [meaning('holding', 'returned')],
  9: [departing],
  10: [arriving],
  12: [{ ...meaning('inspecting', 'conformant'), unset: ['mismatch_quantity', 'mismatch_instance'] }],
  16: [departing],
  17: [arriving],
  19: [meaning('accepting')],
  20: [meaning('accepting', 'returned')],
  24: [meaning('holding')],
  27: [meaning('receiving', 'active', 'ADD')],
  31: [meaning('holding', 'returned')],
  32: [meaning('staging_outbound', 'returned')],
  33: [meaning('destroying', 'destroyed', 'DELETE')],
  34: [meaning('holding', 'returned')],
  38: [meaning('inspecting')],
  39: [gone],
  40: [{ ...meaning('inspecting', 'completeness_verified'), unset: ['mismatch_quantity'] }],
  43: [meaning('other')],
  44: [meaning('holding')],
  45: [meaning('inspecting', 'conformant')],
  46: [meaning('accepting')],
  47: [meaning('other')],
  49: [meaning('holding', 'returned')],
  50: [meaning('inspecting', 'damaged')],
  51: [meaning('stock_taking')],
};

/** Events that record an operation before it is done, as requests and decisions. The parcel is unchanged. */
const ONLY_ASKED =
  /^order\.(?:\w+Requested|\w+Reported|collectedCancelRefused|rejectionWithdrawn|redeliveryDecided|signVoid\w+|returnSignVoid\w+)$/;
/** Reports of actual occurrences. */
const HAPPENED: ReadonlySet<string> = new Set(['order.damageReported', 'order.rejectionReported']);

const mismatch = (kind: string): readonly Meaning[] => [{ ...meaning('inspecting'), set: [kind] }];

/** Meanings of events without an operation, or with another meaning than their operation. */
const TYPES: Readonly<Record<string, readonly Meaning[]>> = {
  'order.markedShort': mismatch('mismatch_quantity'),
  'order.markedNotArrived': mismatch('mismatch_quantity'),
  'order.markedExtra': mismatch('mismatch_instance'),
  'order.markedWrongBranch': mismatch('mismatch_instance'),
  'package.issued': [meaning('commissioning', 'active', 'ADD')],
  'package.sealed': [meaning('staging_outbound', 'container_closed')],
  'package.unsealed': [meaning('unpacking', 'container_open')],
  'package.opened': [meaning('unpacking', 'container_open')],
  'package.departed': [departing],
  'package.arrived': [arriving],
  'package.warehoused': [storing],
  'package.lost': [gone],
  'shipment.shippedOut': [departing],
  'shipment.sentToStation': [departing],
  'shipment.sentToAirport': [departing],
  'shipment.received': [arriving],
};

/** Returns the meanings of an event for its aggregate; none for events that concern people only. */
export function meaningsOf(type: string, operation: number | null): readonly Meaning[] {
  const own = TYPES[type];
  if (own) return own;
  if (!type.startsWith('order.') || operation === null) return [];
  if (ONLY_ASKED.test(type) && !HAPPENED.has(type)) return [];
  return OPERATIONS[operation] ?? [];
}

/** Events that join or separate things: payload field of the contained thing, and its kind. */
export const AGGREGATIONS: Readonly<
  Record<string, { readonly child: 'order' | 'package'; readonly meaning: Meaning }>
> = {
  'package.orderPacked': { child: 'order', meaning: meaning('packing', undefined, 'ADD') },
  'package.orderUnpacked': { child: 'order', meaning: meaning('unpacking', 'completeness_verified', 'DELETE') },
  'shipment.orderLinked': { child: 'order', meaning: meaning('loading', undefined, 'ADD') },
  'shipment.orderUnlinked': { child: 'order', meaning: meaning('unloading', undefined, 'DELETE') },
  'shipment.packageLinked': { child: 'package', meaning: meaning('loading', undefined, 'ADD') },
  'shipment.packageUnlinked': { child: 'package', meaning: meaning('unloading', undefined, 'DELETE') },
};

/** Document types of a vehicle's movements. */
export const TRANSACTIONS: Readonly<Record<string, string>> = {
  'shipment.shippedOut': 'bol',
  'shipment.sentToStation': 'bol',
  'shipment.sentToAirport': 'bol',
  'shipment.received': 'recadv',
};

/** Operations of signatures, which a cancelled signature voids. */
export const SIGNATURES: ReadonlySet<number> = new Set([6, 19, 20, 46]);
