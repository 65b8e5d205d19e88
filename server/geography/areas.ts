import type { Area } from './area.ts';
import { chinaAreas } from './china.ts';
import { myanmarAreas } from './myanmar.ts';

const byId: ReadonlyMap<string, Area> = new Map([...myanmarAreas, ...chinaAreas].map((area) => [area.id, area]));

/** The area of a code; undefined for a code that no place has. */
export const areaOf = (id: string): Area | undefined => byId.get(id);

/** An area and all it lies in, widest first; empty for an unknown code. */
export const pathOf = (id: string): readonly Area[] => {
  const area = byId.get(id);
  if (!area) return [];
  return area.parent === null ? [area] : [...pathOf(area.parent), area];
};

/** States and regions whose districts are one city in daily speech: Yangon and Naypyitaw. */
const CITIES_OF_SEVERAL_DISTRICTS = ['MMR013', 'MMR018'];

/** The city of an area for a tariff: its district or city, or all of Yangon or Naypyitaw; undefined if it lies in none. */
export const cityOf = (id: string): Area | undefined => {
  const [widest, city] = pathOf(id);
  return widest && CITIES_OF_SEVERAL_DISTRICTS.includes(widest.id) ? widest : city;
};
