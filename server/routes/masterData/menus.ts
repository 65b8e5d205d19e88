import { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import type { Menu } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { route, type Route } from '../../http/route.ts';
import { buildMenus } from './menuTree.ts';
import { cut, pageOf, paging } from './paging.ts';

/** The family's numbers of the types of entries. */
const types = { catalog: 0, menu: 1, button: 2 } as const;

const entryReply = z.object({
  id: z.string(),
  pid: z.string().optional(),
  type: z.int(),
  permission: z.string().optional(),
  title: z.string(),
  titleEn: z.string(),
  titleZh: z.string(),
  label: z.string(),
  menuSort: z.int(),
  path: z.string(),
  component: z.string().optional(),
  componentName: z.string().optional(),
  icon: z.string().optional(),
  subCount: z.int(),
  iFrame: z.boolean(),
  cache: z.boolean(),
  hidden: z.boolean(),
  hasChildren: z.boolean(),
  leaf: z.boolean(),
});

const ENTRIES = `select row from row_menu where state = 'registered' order by sort, id`;
const GRANTED = `select distinct jsonb_array_elements_text(row -> 'menus') as menu from row_role
where state = 'registered' and id = any($1)`;

const entriesOf = async (db: Queryable): Promise<Menu[]> => {
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

/** Menus (§6, §7): the asker's own, and all of them for who maintains them. */
export const menuRoutes = (db: Queryable): Route[] => [
  route({
    method: 'GET',
    path: '/api/menus/build',
    summary: "The asker's menu: what their roles grant, as routes of the console.",
    async handle({ actor, language }) {
      const [entries, granted] = await Promise.all([entriesOf(db), db.query<{ menu: string }>(GRANTED, [actor.roles])]);
      const menus = new Set(granted.rows.map(({ menu }) => menu));
      return buildMenus(entries, { menus, permissions: actor.permissions }, language);
    },
  }),
  route({
    method: 'GET',
    path: '/api/menus/lazy',
    summary: 'The entries right below one entry of the menu; 0 or nothing for the top.',
    query: z.object({ pid: z.string().trim().max(64).default('0') }),
    reply: z.array(entryReply),
    handle({ query, language }) {
      const parent = query.pid === '0' || query.pid === '' ? null : query.pid;
      return detailsOf(db, language, (entry) => entry.parent === parent);
    },
  }),
  route({
    method: 'GET',
    path: '/api/menus',
    summary: 'All entries of the menu, or those whose title contains a text.',
    query: z.object({ blurry: z.string().trim().max(100).default(''), ...paging(9999, 9999) }),
    reply: pageOf(entryReply),
    async handle({ query, language }) {
      const sought = query.blurry.toLowerCase();
      const details = await detailsOf(db, language, ({ title, titleZh }) =>
        [title, titleZh].some((text) => text.toLowerCase().includes(sought)),
      );
      return cut(details, query);
    },
  }),
];
