import type { Language } from '#i18n/languages.ts';
import type { Area } from './area.ts';
import { chinaAreas } from './china.ts';
import chinese from './data/myanmarChinese.json' with { type: 'json' };
import { myanmarAreas } from './myanmar.ts';

/** A node of the tree that a cascader chooses from; leaves have no `children`. */
export interface AreaNode {
  readonly value: string;
  readonly label: string;
  readonly nameEn: string;
  readonly nameMy?: string;
  readonly nameZh?: string;
  readonly children?: readonly AreaNode[];
}

const countries = {
  MM: { nameEn: 'Myanmar', nameMy: 'မြန်မာ', nameZh: '缅甸' },
  CN: { nameEn: 'China', nameMy: 'တရုတ်', nameZh: '中国' },
} as const;

/** Usual Chinese names of places in Myanmar, by which they are found; labels are in English. */
const chineseNames: ReadonlyMap<string, string> = new Map(Object.entries(chinese.names));

const chineseOf = ({ country, nameEn, nameZh }: Area): string | null =>
  nameZh ?? (country === 'MM' ? (chineseNames.get(nameEn) ?? null) : null);

const nodesUnder = (
  parent: string | null,
  children: ReadonlyMap<string | null, Area[]>,
  language: Language,
): AreaNode[] =>
  (children.get(parent) ?? []).map((area) => {
    const { id, nameEn, nameMy } = area;
    const nameZh = chineseOf(area);
    const below = nodesUnder(id, children, language);
    return {
      value: id,
      label: (language === 'zh' ? area.nameZh : null) ?? nameEn,
      nameEn,
      ...(nameMy === null ? {} : { nameMy }),
      ...(nameZh === null ? {} : { nameZh }),
      ...(below.length === 0 ? {} : { children: below }),
    };
  });

const countryNode = (country: keyof typeof countries, areas: readonly Area[], language: Language): AreaNode => {
  const names = countries[country];
  const children = Map.groupBy(areas, (area) => area.parent);
  return {
    value: country,
    label: language === 'zh' ? names.nameZh : names.nameEn,
    ...names,
    children: nodesUnder(null, children, language),
  };
};

/** Returns both countries with all their areas, labelled in a language. */
export const areaTree = (language: Language): readonly AreaNode[] => [
  countryNode('MM', myanmarAreas, language),
  countryNode('CN', chinaAreas, language),
];
