import type { Menu } from '#machines/registers/index.ts';

/** Fields common to all pages of the menu; the path may be absolute under any catalog. */
export const page = { kind: 'menu', link: false, cache: true, hidden: false } as const;

type Catalog = Pick<Menu, 'code' | 'title' | 'titleZh' | 'icon' | 'path' | 'sort'>;

/** Makes a group of pages at the top of the menu; shown to everybody who may open one of them. */
export const catalog = (entry: Catalog): Menu => ({ ...page, ...entry, kind: 'catalog', parent: null });

/** A page of the menu. */
export type Screen = Pick<Menu, 'code' | 'title' | 'titleZh' | 'path' | 'sort'> & {
  readonly component: string;
  /** Permission that shows the page. */
  readonly permission: string;
} & Partial<Pick<Menu, 'icon' | 'cache' | 'hidden' | 'parent'>>;

/** Makes a page below the entry that its code begins with, as `orders.list` is below `orders`. */
export const screen = (entry: Screen): Menu => ({
  ...page,
  parent: entry.code.slice(0, entry.code.lastIndexOf('.')),
  componentName: entry.component.slice(entry.component.lastIndexOf('/') + 1),
  ...entry,
});

/** Adds the permission that shows them to pages of the menu. */
export const readableBy = (permission: string, entries: readonly Omit<Screen, 'permission'>[]): Menu[] =>
  entries.map((entry) => screen({ ...entry, permission }));

/** A list in the menu, and the hidden screen of one of its entries at the same path with `Detail`. */
export const pages = (
  code: string,
  [title, titleZh]: readonly [string, string],
  icon: string,
  path: string,
  [list, detail]: readonly [string, string],
  sort: number,
): Omit<Screen, 'permission'>[] => [
  { code, title, titleZh, icon, path, component: list, sort },
  {
    code: `${code}Detail`,
    title: `${title} detail`,
    titleZh: `${titleZh}详情`,
    path: `${path}Detail`,
    component: detail,
    hidden: true,
    sort: sort + 1,
  },
];
