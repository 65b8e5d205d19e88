import { readMerchantStations, readStations } from '#calls/references.ts';
import type { Station } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { implement, type Route } from '../../http/route.ts';
import { present } from './present.ts';

const READ = `select id, row from row_station where state = 'registered' order by country desc, kind, name_en, id`;

const stationsOf = async (db: Queryable) => {
  const { rows } = await db.query<{ id: string; row: Station }>(READ);
  return rows.map(({ id, row }) => ({ ...present(row), id }));
};

/** Routes of stations and airports (§3: id, nameEn). */
export const stationRoutes = (db: Queryable): Route[] => [
  implement(readStations, () => stationsOf(db)),
  implement(readMerchantStations, async ({ body: { country, kind, area, branch } }) =>
    (await stationsOf(db)).filter(
      (station) =>
        (country === undefined || station.country === country) &&
        (kind === undefined || station.kind === kind) &&
        (area === undefined || station.area === area) &&
        (branch === undefined || station.branch === branch),
    ),
  ),
];
