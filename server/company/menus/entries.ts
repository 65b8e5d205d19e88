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
