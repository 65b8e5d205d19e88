import type { AreaLevel } from '#machines/kit/report.ts';
import { cityOf } from '../../geography/areas.ts';
import { myanmarAreas } from '../../geography/myanmar.ts';

/** City of each area of Myanmar, as JSON: its codes do not tell the district of a township. */
const CITIES = JSON.stringify(
  Object.fromEntries(
    myanmarAreas.flatMap(({ id }) => {
      const city = cityOf(id);
      return city ? [[id, city.id]] : [];
    }),
  ),
);

/** Lengths of Myanmar's codes of townships, and of China's codes of cities and counties. */
const TOWNSHIP = 9;
const CITY_OF_CHINA = 4;
const COUNTY = 6;

/** Returns SQL of the area of a level that an area lies in, or is; null for an area of a wider level. */
export function areaKey(level: AreaLevel, sql: string): string {
  switch (level) {
    case 'region':
      return `case when ${sql} like 'MMR%' then left(${sql}, 6) else left(${sql}, 2) end`;
    case 'city':
      return `case when ${sql} like 'MMR%' then '${CITIES}'::jsonb ->> ${sql} when length(${sql}) >= ${CITY_OF_CHINA} then left(${sql}, ${CITY_OF_CHINA}) end`;
    default:
      return `case when length(${sql}) = (case when ${sql} like 'MMR%' then ${TOWNSHIP} else ${COUNTY} end) then ${sql} end`;
  }
}
