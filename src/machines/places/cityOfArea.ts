import { areasAbove } from './areaCodes.ts';

/** States and regions whose districts are one city: Yangon and Naypyitaw. */
const CITIES_OF_SEVERAL_DISTRICTS: readonly string[] = ['MMR013', 'MMR018'];

/**
 * Returns the code of the city that an area lies in: a district of Myanmar or a city of China, or all of Yangon or
 * Naypyitaw; undefined for a wider area, and for a text that is no code.
 */
export function cityOfArea(code: string): string | undefined {
  const above = areasAbove(code);
  const [widest, city] = [...above, code];
  if (widest !== undefined && CITIES_OF_SEVERAL_DISTRICTS.includes(widest)) return widest;
  return above.length === 0 ? undefined : city;
}

/** Returns true if two areas lie in one city; areas of no known city only if they are the same. */
export const areOneCity = (one: string, other: string): boolean =>
  (cityOfArea(one) ?? one) === (cityOfArea(other) ?? other);

/** Returns a place with its city in place of the district, county or township of it: an order records whether both are one. */
export const inCity = <Place extends { readonly city: string }>(place: Place): Place => ({
  ...place,
  city: cityOfArea(place.city) ?? place.city,
});
