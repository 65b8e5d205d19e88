import type { MenuEntry } from '#machines/session/index.ts';
import { holdsOneOf } from '#machines/session/holds.ts';
import type { Screens } from '#views/screens.ts';
import { HIDDEN_VIEWS, HOME } from './hiddenViews.ts';
import { itemsOf, redirectsOf, viewsOf, type MenuItem, type MenuWorld, type View } from './menu.ts';

/** Screens that a person can reach: by path, in the sidebar, and the start page. */
export interface Reach {
  readonly views: ReadonlyMap<string, View>;
  readonly items: readonly MenuItem[];
  /** Paths that redirect, with their screens. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Start page (§2: / leads to /dashboard). */
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

/** Builds the reach from the server's menu and the hidden screens that the person's permissions open. */
export const reachOf = (
  menus: readonly MenuEntry[],
  hasWord: MenuWorld['hasWord'],
  screens: Screens,
  permissions: readonly string[],
): Reach => {
  const granted = viewsOf(menus, { hasWord });
  const hidden = HIDDEN_VIEWS.filter(
    ({ component, needs }) => Object.hasOwn(screens, component) && (needs === null || holdsOneOf(permissions, [needs])),
  );
  const views = new Map([HOME, ...hidden, ...granted].map((view) => [view.path, view]));
  return {
    views,
    items: [homeItem, ...itemsOf(menus, { hasWord })],
    redirects: redirectsOf(menus, new Set(views.keys())),
    start: HOME.path,
  };
};

/** Returns the key of an address's tab: its path, and the record's id if it names one. */
export const keyOf = (path: string, search: string): string => {
  const id = new URLSearchParams(search).get('id');
  return id === null ? path : `${path}?id=${encodeURIComponent(id)}`;
};

/** Returns the path of a tab's key. */
export const pathOf = (key: string): string => key.split('?')[0] ?? '';
