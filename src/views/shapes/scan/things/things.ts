import type { RowStore } from '#views/ui/grid/rowStore.ts';
import type { Listed } from '../desk.ts';
import type { Station } from '../station/station.ts';

/** A thing of a list as a row of a grid. */
export interface Thing {
  readonly key: string;
  readonly part: string;
  readonly listed: Listed;
}

/** The things of a station, for a grid: a row changes only when what is kept of its thing does. */
export function thingsOf(station: Station): RowStore<Thing> {
  const rows = new WeakMap<Listed, Thing>();
  return {
    get(key) {
      const standing = station.verdicts().standingOf(key);
      if (!standing) return undefined;
      const known = rows.get(standing.listed);
      if (known) return known;
      const row = { key, ...standing };
      rows.set(standing.listed, row);
      return row;
    },
    revision: () => 0,
    subscribe: (_, onChange) => station.subscribe(onChange),
  };
}
