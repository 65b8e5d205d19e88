import { z } from 'zod';
import type { Station } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { route, type Route } from '../../http/route.ts';
import { present } from './present.ts';

const stationReply = z.object({
  id: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  nameMy: z.string().optional(),
  kind: z.enum(['station', 'airport']),
  iata: z.string().optional(),
  country: z.enum(['MM', 'CN']),
  area: z.string(),
  branch: z.string().optional(),
});

const READ = `select id, row from row_station where state = 'registered' order by country desc, kind, name_en, id`;

/** Stations and airports (§3: id, nameEn). */
export const stationRoutes = (db: Queryable): Route[] => [
  route({
    method: 'GET',
    path: '/api/station/all',
    summary: 'Stations and airports that parcels can be sent to, by country, kind and name.',
    reply: z.array(stationReply),
    async handle() {
      const { rows } = await db.query<{ id: string; row: Station }>(READ);
      return rows.map(({ id, row }) => ({ ...present(row), id }));
    },
  }),
];
