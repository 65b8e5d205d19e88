import { outbox } from '#services/outbox/outbox.ts';
import type { Follower } from '#views/shapes/scan/options.ts';
import type { Station } from '#views/shapes/scan/station/station.ts';
import { receivingAddress } from './address.ts';
import { shelfCode } from './shelfCode.ts';
import { shipmentCode } from './shipmentCode.ts';
import { storingOf } from './storingOf.ts';

/** Follows each scan upon arrival: labels choose shelves and shipments, arrivals go into stock. */
export function receivingFollower(station: Station): Follower {
  const storing = storingOf(station);
  const { branch, shipment } = station.verdicts().plain();
  return {
    told: storing.told,
    takes(text, go) {
      const shelf = shelfCode(text, String(branch));
      if (shelf !== null) storing.choose(shelf);
      const other = shelf === null ? shipmentCode(text) : null;
      if (other !== null && other !== shipment) go(receivingAddress(other));
      return shelf !== null || other !== null;
    },
    placeOf(key) {
      const shelf = storing.shelfOf(key);
      return shelf === undefined ? undefined : { kind: 'place', shelf };
    },
    begin() {
      const subscription = outbox.entries$.subscribe((entries) => storing.followed(entries));
      return () => subscription.unsubscribe();
    },
  };
}
