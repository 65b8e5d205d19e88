import type { Menu } from '#machines/registers/index.ts';

/** What every page of the menu has in common; its path may be absolute, whatever catalog shows it. */
export const page = { kind: 'menu', link: false, cache: true, hidden: false } as const;

type Catalog = Pick<Menu, 'code' | 'title' | 'titleZh' | 'icon' | 'path' | 'sort'>;

/** A group of pages at the top of the menu; shown to whoever may open one of them. */
export const catalog = (entry: Catalog): Menu => ({ ...page, ...entry, kind: 'catalog', parent: null });
