import * as calls from '#calls/menus.ts';
import type { Language } from '#i18n/languages.ts';
import type { Menu } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { implement, type Route } from '../../http/route.ts';
import { buildMenus } from './menuTree.ts';
import { cut } from './paging.ts';

/** Numbers of entry types in the family's calls. */
const types = { catalog: 0, menu: 1, button: 2 } as const;

const ENTRIES = `select row from row_menu where state = 'registered' order by sort, id`;
const GRANTED = `select distinct jsonb_array_elements_text(row -> 'menus') as menu from row_role
where state = 'registered' and id = any($1)`;

/** Returns the entries of the menu that are in use, sorted. */
export const entriesOf = async (db: Queryable): Promise<Menu[]> => {
  const { rows } = await db.query<{ row: Menu }>(ENTRIES);
  return rows.map(({ row }) => row);
};

const detailOf = (entry: Menu, subCount: number, language: Language) => {
  const title = language === 'zh' ? entry.titleZh : entry.title;
  return {
    id: entry.code,
    pid: entry.parent ?? undefined,
    type: types[entry.kind],
    permission: entry.permission ?? undefined,
    title,
    titleEn: entry.title,
    titleZh: entry.titleZh,
    label: title,
    menuSort: entry.sort,
    path: entry.path,
    component: entry.component ?? undefined,
    componentName: entry.componentName ?? undefined,
    icon: entry.icon ?? undefined,
    subCount,
    iFrame: entry.link,
    cache: entry.cache,
    hidden: entry.hidden,
    hasChildren: subCount > 0,
    leaf: subCount === 0,
  };
};

const detailsOf = async (db: Queryable, language: Language, wanted: (entry: Menu) => boolean) => {
  const entries = await entriesOf(db);
  const counts = Map.groupBy(entries, (entry) => entry.parent);
  return entries.filter(wanted).map((entry) => detailOf(entry, counts.get(entry.code)?.length ?? 0, language));
};

/** Routes of menus (§6, §7): the caller's own, and all of them for maintenance. */
export const menuRoutes = (db: Queryable): Route[] => [
  implement(calls.buildMenus, async ({ actor, language }) => {
    const [entries, granted] = await Promise.all([entriesOf(db), db.query<{ menu: string }>(GRANTED, [actor.roles])]);
    const menus = new Set(granted.rows.map(({ menu }) => menu));
    return buildMenus(entries, { menus, permissions: actor.permissions }, language);
  }),
  implement(calls.readMenusBelow, ({ query, language }) => {
    const parent = query.pid === '0' || query.pid === '' ? null : query.pid;
    return detailsOf(db, language, (entry) => entry.parent === parent);
  }),
  implement(calls.readAllMenus, async ({ query, language }) => {
    const sought = query.blurry.toLowerCase();
    const details = await detailsOf(db, language, ({ title, titleZh }) =>
      [title, titleZh].some((text) => text.toLowerCase().includes(sought)),
    );
    return cut(details, query);
  }),
];
