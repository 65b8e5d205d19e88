import { z } from 'zod';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { name, optional } from './parts.ts';
import { referenceTo } from '../fields/references.ts';
import { liesInCountry } from './placeRules.ts';
import { afterwards } from './rules.ts';

const shape = {
  nameEn: name.max(80),
  nameZh: name,
  nameMy: optional(name),
  kind: z.enum(['station', 'airport']),
  /** IATA code of an airport. */
  iata: optional(z.string().regex(/^[A-Z]{3}$/)),
  country: z.enum(['MM', 'CN']),
  /** Area code of the station's district (Myanmar) or city (China). */
  area: referenceTo('area'),
  /** The branch that delivers parcels there. */
  branch: optional(referenceTo('branch')),
};
export type Station = RegisterEntry<typeof shape>;

type Change = Judged<Partial<Station>, Partial<Station>, object>;

const rules = rulesOf<Partial<Station>, object>('station')({
  areaInCountry: liesInCountry('area', 'ours: a station lies in the country of its area'),
  airportHasCode: {
    source: 'ours: a waybill to an airport is printed with its code',
    field: 'iata',
    needsData: true,
    holds(change: Change): true | Values {
      const { kind, iata } = afterwards(change);
      return kind !== 'airport' || Boolean(iata) || {};
    },
  },
});

/** A railway or coach station, or an airport, that receives parcels (§3). */
export const station = register('station', shape, {
  prefix: 'STN',
  rules,
  reservations: ({ iata }) => (iata ? [{ kind: 'station.iata', key: iata }] : []),
});
