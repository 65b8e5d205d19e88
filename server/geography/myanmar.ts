import data from './data/myanmar.json' with { type: 'json' };
import type { Area, Level } from './area.ts';

interface Named {
  readonly code: string;
  readonly name: { readonly en: string; readonly my?: string };
}

const areaOf = ({ code, name }: Named, level: Level, parent: string | null): Area => ({
  id: code,
  country: 'MM',
  level,
  parent,
  nameEn: name.en,
  nameMy: name.my ?? null,
  nameZh: null,
});

/** Myanmar's states and regions, districts and townships, with their official codes. */
export const myanmarAreas: readonly Area[] = [
  ...data.states.map((state) => areaOf(state, 1, null)),
  ...data.districts.map((district) => areaOf(district, 2, district.state)),
  ...data.townships.map((township) => areaOf(township, 3, township.district)),
];
