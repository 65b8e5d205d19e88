import * as z from 'zod/mini';
import { keptWork } from '#services/kept/texts.ts';
import { outbox } from '#services/outbox/outbox.ts';
import { session } from '#services/session.ts';
import type { Station } from '#views/shapes/scan/station/station.ts';
import { createStoring, type Storing } from './storing.ts';

const choice = z.object({ isOn: z.boolean(), shelf: z.nullable(z.string()) });
const all = new WeakMap<Station, Storing>();

/** The storing beside a station of the scan upon arrival. */
export function storingOf(station: Station): Storing {
  const known = all.get(station);
  if (known) return known;
  const { id } = station.verdicts();
  const user = session.getSnapshot().context.user?.id ?? '';
  const kept = keptWork(`storing/${id}`, choice);
  const own = createStoring({
    outbox,
    session: id,
    earlier: kept.read(user),
    keep: (now) => kept.write(user, now),
    note: (machine, key, verdict) => station.note(machine, key, verdict),
  });
  all.set(station, own);
  return own;
}
