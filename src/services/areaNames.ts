import type { Area } from './references.ts';

/** An area with its names in every language, and the areas that contain it, the nearest first. */
export interface NamedArea {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[];
  /** States and provinces at 0. */
  readonly depth: number;
  readonly above: readonly Pick<NamedArea, 'id' | 'label' | 'names'>[];
}

/** Endings of names that people leave out. */
const KIND = /(?<=..)[省市]$| Council$| ကောင်စီ$/u;

/** Names of an area; in a language in which it has none, the name of the one above or below it that is called as it in English. */
function namesOf(area: Area, parent: Area | null): string[] {
  const { label, nameEn = '', children = [] } = area;
  const alike = [area, ...(parent ? [parent] : []), ...children].filter((one) => one.nameEn === nameEn);
  const nameMy = alike.find((one) => one.nameMy !== undefined)?.nameMy ?? '';
  const nameZh = alike.find((one) => one.nameZh !== undefined)?.nameZh ?? '';
  const whole = [label, nameEn, nameMy, nameZh];
  return [...new Set([...whole, ...whole.map((name) => name.replace(KIND, ''))])].filter(Boolean);
}

const below = (parent: Area, above: NamedArea['above']): NamedArea[] =>
  (parent.children ?? []).flatMap((area) => {
    const { value: id, label } = area;
    const named = { id, label, names: namesOf(area, parent), depth: above.length - 1, above };
    return [named, ...below(area, [named, ...above])];
  });

/** Lists the areas below the countries, each after the one that contains it. */
export const namedAreas = (countries: readonly Area[]): NamedArea[] =>
  countries.flatMap((country) =>
    below(country, [{ id: country.value, label: country.label, names: namesOf(country, null) }]),
  );
