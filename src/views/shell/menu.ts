import { soughtText } from '#machines/kit/alike.ts';
import type { MenuEntry } from '#machines/session/index.ts';
import type { Title } from '#machines/tabs/index.ts';
import { isExternal, isScreenPath, joined } from './menuPaths.ts';

/** One breadcrumb; without a path it is not a link (§2: noredirect). */
export interface Crumb {
  readonly title: Title;
  readonly path: string | null;
}

/** A screen at its path, for the router. */
export interface View {
  readonly path: string;
  /** Name in the table of screens; an unknown one is shown as missing. */
  readonly component: string;
  readonly title: Title;
  readonly affix: boolean;
  readonly noCache: boolean;
  readonly crumbs: readonly Crumb[];
}

/** Sidebar entry: a screen, an external site (`external`), or a catalog of entries. */
export interface MenuItem {
  readonly id: string;
  readonly title: Title;
  readonly icon: string | null;
  readonly path: string | null;
  readonly external: boolean;
  readonly children: readonly MenuItem[];
}

/** The message ids that exist. */
export interface MenuWorld {
  readonly hasWord: (id: string) => boolean;
}

/** Layout components around other entries; they are not screens (calls.md). */
const FRAMES = ['Layout', 'ParentView'];

/** Returns the server's title in every language; else our message for its name; else its title in one language. */
const titleOf = (entry: MenuEntry, { hasWord }: MenuWorld): Title => {
  const id = `screen.${entry.name}`;
  return entry.meta?.titles ?? (hasWord(id) ? id : (entry.meta?.title ?? ''));
};

/** Returns the component of an entry that is a screen at its path; else null. */
const screenOf = ({ component }: MenuEntry, path: string): string | null =>
  component !== null && !FRAMES.includes(component) && isScreenPath(path) ? component : null;

/** Returns the redirect of an entry; null for `noredirect` and for external paths. */
const requestOf = ({ redirect }: MenuEntry, path: string): string | null =>
  redirect !== null && redirect !== path && isScreenPath(redirect) ? redirect : null;

/** Returns the final screen of each redirecting path. Follows chains and ignores circles. */
export const redirectsOf = (menus: readonly MenuEntry[], screens: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const requests = new Map<string, string>();
  const walk = (entries: readonly MenuEntry[], parent: string): void => {
    for (const entry of entries) {
      const path = joined(parent, entry.path);
      const request = requestOf(entry, path);
      if (request !== null && isScreenPath(path) && !screens.has(path)) requests.set(path, request);
      walk(entry.children, path);
    }
  };
  walk(menus, '/');
  const endOf = (from: string): string | null => {
    const passed = new Set<string>();
    for (let at: string | undefined = from; at !== undefined && !passed.has(at); at = requests.get(at)) {
      if (screens.has(at)) return at;
      passed.add(at);
    }
    return null;
  };
  return new Map(
    [...requests.keys()].flatMap((from): [string, string][] => {
      const end = endOf(from);
      return end === null ? [] : [[from, end]];
    }),
  );
};

/** Returns every screen that the menu grants, with its breadcrumbs. */
export const viewsOf = (menus: readonly MenuEntry[], world: MenuWorld): View[] => {
  const walk = (entries: readonly MenuEntry[], parent: string, above: readonly Crumb[]): View[] =>
    entries.flatMap((entry) => {
      const path = joined(parent, entry.path);
      const title = titleOf(entry, world);
      const component = screenOf(entry, path);
      const isStep = entry.meta !== null && entry.meta.breadcrumb && title !== '';
      const ownPath = component === null ? requestOf(entry, path) : path;
      const crumbs = isStep ? [...above, { title, path: ownPath }] : above;
      const { affix = false, noCache = false } = entry.meta ?? {};
      const own = component === null ? [] : [{ path, component, title, affix, noCache, crumbs }];
      return [...own, ...walk(entry.children, path, crumbs)];
    });
  return walk(menus, '/', []);
};

/** Replaces a catalog of one entry by that entry, unless it must always be shown (§2). */
const folded = (item: MenuItem, alwaysShow: boolean): MenuItem => {
  const [only, ...others] = item.children;
  const isOne = only !== undefined && others.length === 0 && only.children.length === 0;
  return isOne && !alwaysShow && item.path === null ? { ...only, icon: only.icon ?? item.icon } : item;
};

/** Returns the visible sidebar entries that have a target. A nameless parent of one entry is replaced by it (calls.md). */
export const itemsOf = (menus: readonly MenuEntry[], world: MenuWorld): MenuItem[] => {
  const walk = (entries: readonly MenuEntry[], parent: string): MenuItem[] =>
    entries.flatMap((entry) => {
      if (entry.hidden) return [];
      const path = joined(parent, entry.path);
      const children = walk(entry.children, path);
      if (!entry.meta) return children;
      const external = isExternal(path);
      const leads = external || screenOf(entry, path) !== null;
      if (!leads && children.length === 0) return [];
      const { icon } = entry.meta;
      const own = { id: path, title: titleOf(entry, world), icon, path: leads ? path : null, external, children };
      return [folded(own, entry.alwaysShow)];
    });
  return walk(menus, '/');
};

/** Returns the entries whose title has each of the typed words, with the catalogs above them; all for no words. */
export const matching = (
  items: readonly MenuItem[],
  typed: string,
  titleIn: (item: MenuItem) => string,
): readonly MenuItem[] => {
  const parts = soughtText(typed).split(' ').filter(Boolean);
  if (parts.length === 0) return items;
  return items.flatMap((item) => {
    const title = soughtText(titleIn(item));
    if (parts.every((part) => title.includes(part))) return [item];
    const children = matching(item.children, typed, titleIn);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
};

/** Returns true if an entry is the screen at a path, or a catalog with it. */
export const holds = (item: MenuItem, path: string): boolean =>
  item.path === path || item.children.some((child) => holds(child, path));

/** Returns the entries at some paths in their order, without those that the menu lacks. */
export const entriesAt = (items: readonly MenuItem[], paths: readonly string[]): readonly MenuItem[] => {
  const leaves = (all: readonly MenuItem[]): MenuItem[] =>
    all.flatMap((item) => (item.children.length > 0 ? leaves(item.children) : [item]));
  const byPath = new Map(leaves(items).map((item) => [item.path, item]));
  return paths.flatMap((path) => byPath.get(path) ?? []);
};

/** Returns true if the sidebar contains a path. */
export const isMenu = (items: readonly MenuItem[], path: string): boolean =>
  items.some((item) => (item.path === path && !item.external) || isMenu(item.children, path));
