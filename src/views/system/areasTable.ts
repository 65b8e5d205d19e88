import { soughtText } from '#machines/kit/alike.ts';
import type { Words } from '#i18n/words.ts';
import type { Area } from '#services/references.ts';
import type { SavedTable } from '#views/shapes/table/SaveTable.tsx';

const namesOf = ({ label, nameEn, nameZh, nameMy }: Area): string =>
  [label, nameEn, nameZh, nameMy].filter((name) => name !== undefined).join(' · ');

/** Returns whether an area is found by what is typed, in any of its names. */
const isAreaFound = (area: Area, typed: string): boolean => soughtText(namesOf(area)).includes(typed);

/** Returns the areas that are found with those above each; all of them if nothing is typed. */
export function areasTable(areas: readonly Area[], typed: string, words: Words): SavedTable {
  const wanted = soughtText(typed);
  const rowsOf = (area: Area, above: readonly string[]): string[][] => {
    const { label, nameEn = '', nameZh = '', nameMy = '', children = [] } = area;
    const below = children.flatMap((child) => rowsOf(child, [...above, label]));
    const isFound = wanted === '' || isAreaFound(area, wanted);
    return [...(isFound ? [[label, above.join(' / '), nameEn, nameZh, nameMy]] : []), ...below];
  };
  return {
    heads: ['name', 'within', 'english', 'chinese', 'burmese'].map((head) => words.text<string>(`ui.areas.${head}`)),
    rows: areas.flatMap((area) => rowsOf(area, [])),
  };
}
