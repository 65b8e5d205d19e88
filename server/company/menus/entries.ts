import type { Menu } from '#machines/registers/index.ts';

/** What every page of the menu has in common; its path may be absolute, whatever catalog shows it. */
export const page = { kind: 'menu', link: false, cache: true, hidden: false } as const;

type Catalog = Pick<Menu, 'code' | 'title' | 'titleZh' | 'icon' | 'path' | 'sort'>;

/** A group of pages at the top of the menu; shown to whoever may open one of them. */
export const catalog = (entry: Catalog): Menu => ({ ...page, ...entry, kind: 'catalog', parent: null });

type Screen = Pick<Menu, 'code' | 'title' | 'titleZh' | 'path' | 'sort'> & {
  readonly component: string;
  /** Who sees it: holders of this permission. */
  readonly permission: string;
} & Partial<Pick<Menu, 'icon' | 'cache' | 'hidden' | 'parent'>>;

/** A page below the entry that its code begins with, as `orders.list` is below `orders`. */
export const screen = (entry: Screen): Menu => ({
  ...page,
  parent: entry.code.slice(0, entry.code.lastIndexOf('.')),
  componentName: entry.component.slice(entry.component.lastIndexOf('/') + 1),
  ...entry,
});
