import type { BagFact } from '../order/known.ts';
import type { Package } from '../package/context.ts';

/** A package as its parcels see it. */
export const bagFactOf = ({
  id,
  states,
  context,
}: {
  id: string;
  states: Readonly<Record<string, string>>;
  context: Package;
}): BagFact => ({
  id,
  status: states['status'] as BagFact['status'],
  destination: context.destination,
  location: context.location,
  reverse: context.direction === null ? null : `reverse.${context.direction}`,
  opened: context.opened,
  shipment: context.shipment,
});
