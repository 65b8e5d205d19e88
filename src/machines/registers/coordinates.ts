import type { Country } from '../places/areaCodes.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { givesAnother } from './placeRules.ts';
import { afterwards } from './rules.ts';

interface Located {
  readonly country?: Country;
  readonly longitude?: number;
  readonly latitude?: number;
}

type Change = Judged<Located, Located, object>;
type Range = readonly [least: number, most: number];

/** Whole degrees between which each country lies. */
const BOUNDS: Readonly<Record<Country, { readonly longitude: Range; readonly latitude: Range }>> = {
  MM: { longitude: [92, 102], latitude: [9, 29] },
  CN: { longitude: [73, 136], latitude: [3, 54] },
};

const isIn = (degrees: number, [least, most]: Range): boolean => degrees >= least && degrees <= most;

const boundsAfter = (change: Change) => {
  const { country = 'MM', longitude = 0, latitude = 0 } = afterwards<Located>(change);
  return { country, longitude, latitude, bounds: BOUNDS[country] };
};

/** Returns true if longitude and latitude are right the other way round. */
const areExchanged = (change: Change): boolean => {
  const { longitude, latitude, bounds } = boundsAfter(change);
  const areRight = isIn(longitude, bounds.longitude) && isIn(latitude, bounds.latitude);
  return !areRight && isIn(latitude, bounds.longitude) && isIn(longitude, bounds.latitude);
};

const SOURCE = '§3, longitude and latitude; ours: a branch lies in its country';

const inCountry = (field: 'longitude' | 'latitude') => ({
  source: SOURCE,
  field,
  needsData: true,
  values: [field, 'country', 'least', 'most'],
  holds(change: Change): true | Values {
    if (!givesAnother(change, field, 'country') || areExchanged(change)) return true;
    const { country, [field]: degrees, bounds } = boundsAfter(change);
    const [least, most] = bounds[field];
    return isIn(degrees, bounds[field]) || { [field]: degrees, country, least, most };
  },
});

/** Rules of the coordinates of a branch. */
export const coordinates = rulesOf<Located, object>('branch')({
  coordinatesInOrder: {
    source: SOURCE,
    field: 'longitude',
    needsData: true,
    values: ['longitude', 'latitude'],
    holds(change: Change): true | Values {
      if (!givesAnother(change, 'longitude', 'latitude', 'country') || !areExchanged(change)) return true;
      const { longitude, latitude } = boundsAfter(change);
      return { longitude, latitude };
    },
  },
  longitudeInCountry: inCountry('longitude'),
  latitudeInCountry: inCountry('latitude'),
});
