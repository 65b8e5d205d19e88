import { cityOfArea } from '#machines/places/cityOfArea.ts';
import type { Area } from './area.ts';
import { chinaAreas } from './china.ts';
import { myanmarAreas } from './myanmar.ts';

const byId: ReadonlyMap<string, Area> = new Map([...myanmarAreas, ...chinaAreas].map((area) => [area.id, area]));

/** Returns the area of a code; undefined for an unknown code. */
export const areaOf = (id: string): Area | undefined => byId.get(id);

/** Returns an area and those that contain it, widest first; empty for an unknown code. */
export const pathOf = (id: string): readonly Area[] => {
  const area = byId.get(id);
  if (!area) return [];
  return area.parent === null ? [area] : [...pathOf(area.parent), area];
};

/** Returns whether one of two areas lies in the other, or both are the same. */
export const overlap = (one: string, other: string): boolean => {
  const isIn = (id: string, wider: string): boolean => id === wider || pathOf(id).some((area) => area.id === wider);
  return isIn(one, other) || isIn(other, one);
};

/**
 * Returns the city of an area for a tariff: its district or city, or all of Yangon or Naypyitaw; undefined outside
 * cities.
 */
export const cityOf = (id: string): Area | undefined => {
  const city = byId.has(id) ? cityOfArea(id) : undefined;
  return city === undefined ? undefined : byId.get(city);
};
