import type { MenuEntry } from '#machines/session/index.ts';
import type { Screens } from '#views/screens.ts';
import { HIDDEN_VIEWS, HOME } from './hiddenViews.ts';
import { itemsOf, redirectsOf, viewsOf, type MenuItem, type MenuWorld, type View } from './menu.ts';

/** What a person can reach: the screens by path, the sidebar, and where he begins. */
export interface Reach {
  readonly views: ReadonlyMap<string, View>;
  readonly items: readonly MenuItem[];
  /** Paths that are no screens, and the screens they lead to. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Where he begins (§2: / leads to /dashboard). */
  readonly start: string;
}

const homeItem: MenuItem = {
  id: HOME.path,
  title: HOME.title,
  icon: 'home',
  path: HOME.path,
  external: false,
  children: [],
};

/** Reads what the server's menu grants, and the hidden ones of our screens. */
export const reachOf = (menus: readonly MenuEntry[], hasWord: MenuWorld['hasWord'], screens: Screens): Reach => {
  const granted = viewsOf(menus, { hasWord });
  const hidden = HIDDEN_VIEWS.filter(({ component }) => Object.hasOwn(screens, component));
  const views = new Map([HOME, ...hidden, ...granted].map((view) => [view.path, view]));
  return {
    views,
    items: [homeItem, ...itemsOf(menus, { hasWord })],
    redirects: redirectsOf(menus, new Set(views.keys())),
    start: HOME.path,
  };
};

/** What makes an address one tab: its path, and the record's id where it names one. */
export const keyOf = (path: string, search: string): string => {
  const id = new URLSearchParams(search).get('id');
  return id === null ? path : `${path}?id=${encodeURIComponent(id)}`;
};

/** The path of a tab's key. */
export const pathOf = (key: string): string => key.split('?')[0] ?? '';
