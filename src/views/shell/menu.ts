import type { MenuEntry } from '#machines/session/index.ts';
import type { Title } from '#machines/tabs/index.ts';

/** A step of the way to a screen; without a path it leads nowhere of its own (§2: noredirect). */
export interface Crumb {
  readonly title: Title;
  readonly path: string | null;
}

/** A screen at its path, as the router knows it. */
export interface View {
  readonly path: string;
  readonly component: string;
  readonly title: Title;
  readonly affix: boolean;
  readonly noCache: boolean;
  readonly crumbs: readonly Crumb[];
}

/** An entry of the sidebar: a screen, another site (`external`), or a catalog of entries. */
export interface MenuItem {
  readonly id: string;
  readonly title: Title;
  readonly icon: string | null;
  readonly path: string | null;
  readonly external: boolean;
  readonly children: readonly MenuItem[];
}

/** What decides about entries: which components have a screen, and which message ids exist. */
export interface MenuWorld {
  readonly hasScreen: (component: string) => boolean;
  readonly hasWord: (id: string) => boolean;
}

const EXTERNAL = /^https:\/\//;

/** The server wraps a page at the top as `index` of its own path (calls.md): the page is at that path. */
/** The full path of an entry; the index of a parent is the parent's own path. */
const joined = (parent: string, path: string): string => {
  if (path.startsWith('/') || EXTERNAL.test(path)) return path;
  if (path === 'index') return parent;
  return `${parent === '/' ? '' : parent}/${path}`;
};

/** The server's words in every language; else our own for the name it gives; else its words in one. */
const titleOf = (entry: MenuEntry, { hasWord }: MenuWorld): Title => {
  const id = `screen.${entry.name}`;
  return entry.meta?.titles ?? (hasWord(id) ? id : (entry.meta?.title ?? ''));
};

/** Every screen that the menu grants, with the way to it; entries without a screen of ours are left out. */
export const viewsOf = (menus: readonly MenuEntry[], world: MenuWorld): View[] => {
  const walk = (entries: readonly MenuEntry[], parent: string, above: readonly Crumb[]): View[] =>
    entries.flatMap((entry) => {
      const path = joined(parent, entry.path);
      const title = titleOf(entry, world);
      const isScreen = entry.component !== null && world.hasScreen(entry.component);
      const isStep = entry.meta !== null && entry.meta.breadcrumb && title !== '';
      const crumbs = isStep ? [...above, { title, path: isScreen ? path : null }] : above;
      const { affix = false, noCache = false } = entry.meta ?? {};
      const own =
        isScreen && entry.component ? [{ path, component: entry.component, title, affix, noCache, crumbs }] : [];
      return [...own, ...walk(entry.children, path, crumbs)];
    });
  return walk(menus, '/', []);
};

/** The sidebar: what is visible and leads somewhere. A nameless parent of one entry is that entry (calls.md). */
export const itemsOf = (menus: readonly MenuEntry[], world: MenuWorld): MenuItem[] => {
  const walk = (entries: readonly MenuEntry[], parent: string): MenuItem[] =>
    entries.flatMap((entry) => {
      if (entry.hidden) return [];
      const path = joined(parent, entry.path);
      const children = walk(entry.children, path);
      if (!entry.meta) return children;
      const external = EXTERNAL.test(path);
      const leads = external || (entry.component !== null && world.hasScreen(entry.component));
      if (!leads && children.length === 0) return [];
      const { icon } = entry.meta;
      return [{ id: path, title: titleOf(entry, world), icon, path: leads ? path : null, external, children }];
    });
  return walk(menus, '/');
};

/** Whether the sidebar leads to a path. */
export const isMenu = (items: readonly MenuItem[], path: string): boolean =>
  items.some((item) => (item.path === path && !item.external) || isMenu(item.children, path));
