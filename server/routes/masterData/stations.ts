import { readStations } from '#calls/references.ts';
import type { Station } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { implement, type Route } from '../../http/route.ts';
import { present } from './present.ts';

const READ = `select id, row from row_station where state = 'registered' order by country desc, kind, name_en, id`;

/** Routes of stations and airports (§3: id, nameEn). */
export const stationRoutes = (db: Queryable): Route[] => [
  implement(readStations, async () => {
    const { rows } = await db.query<{ id: string; row: Station }>(READ);
    return rows.map(({ id, row }) => ({ ...present(row), id }));
  }),
];
