import { outbox } from '#services/outbox/outbox.ts';
import type { Station } from '#views/shapes/scan/station/station.ts';
import { createStoring, type Storing } from './storing.ts';

const all = new WeakMap<Station, Storing>();

/** The storing beside a station of the scan upon arrival. */
export function storingOf(station: Station): Storing {
  const own =
    all.get(station) ??
    createStoring({
      outbox,
      session: station.verdicts().id,
      note: (machine, key, verdict) => station.note(machine, key, verdict),
    });
  all.set(station, own);
  return own;
}
