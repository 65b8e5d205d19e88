import type { BagLookup } from '../order/lookups.ts';
import type { Package } from '../package/context.ts';

/** The data of a package that the rules of its parcels read. */
export const bagLookupOf = ({
  id,
  states,
  context,
}: {
  id: string;
  states: Readonly<Record<string, string>>;
  context: Package;
}): BagLookup => ({
  id,
  status: states['status'] as BagLookup['status'],
  destination: context.destination,
  location: context.location,
  reverse: context.direction === null ? null : `reverse.${context.direction}`,
  opened: context.opened,
  shipment: context.shipment,
});
