import type { Judged } from '../kit/rule.ts';
import type { ShipmentLookup } from '../order/lookups.ts';

type Loading<Context> = Judged<Context, { readonly shipment: string }, { readonly shipment: ShipmentLookup | null }>;

/** Goods are loaded onto an open shipment only. */
export const shipmentIsOpen = {
  needsData: true,
  field: 'shipment',
  values: ['shipment'],
  lookups: ['shipment'],
  holds: ({ data, lookups: { shipment } }: Loading<unknown>) => shipment?.open === true || { shipment: data.shipment },
} as const;

/** Goods are loaded onto a shipment that leaves the branch where they are. */
export const shipmentLeavesHere = <Context>(branchOf: (context: Context) => string | null) =>
  ({
    source: 'reliability.md 5, P22: the way of a parcel is connected',
    needsData: true,
    field: 'shipment',
    values: ['branch', 'from'],
    lookups: ['shipment'],
    holds: ({ context, lookups: { shipment } }: Loading<Context>) =>
      shipment === null ||
      shipment.fromBranch === branchOf(context) || { branch: branchOf(context), from: shipment.fromBranch },
  }) as const;
