import { COLLEAGUE_RIGHTS } from '#machines/rights/colleagueRights.ts';
import type { BuiltMenu } from '#calls/menus.ts';
import type { Language } from '#i18n/languages.ts';
import type { Menu } from '#machines/registers/index.ts';

/** Menu entries and permissions of a person's roles. */
export interface Granted {
  /** Codes of the entries assigned to the roles; '*' for all. */
  readonly menus: ReadonlySet<string>;
  /** Permissions of the roles; '*' for all. */
  readonly permissions: readonly string[];
}

type Children = ReadonlyMap<string | null, readonly Menu[]>;

/** Every right shows every page but those that only accounts of business customers can use. */
const isHeld = (permission: string, permissions: readonly string[]): boolean =>
  permissions.includes(permission) || (permissions.includes('*') && !COLLEAGUE_RIGHTS.includes(permission));

const isGranted = ({ code, permission }: Menu, { menus, permissions }: Granted): boolean =>
  (menus.has('*') || menus.has(code)) && (!permission || isHeld(permission, permissions));

const titleOf = ({ title, titleZh }: Menu, language: Language): string => (language === 'zh' ? titleZh : title);

const metaOf = (entry: Menu, language: Language) => ({
  title: titleOf(entry, language),
  titles: { en: entry.title, zh: entry.titleZh },
  ...(entry.icon ? { icon: entry.icon } : {}),
  affix: false as const,
  noCache: !entry.cache,
  breadcrumb: true as const,
});

const nameOf = (entry: Menu): string => entry.componentName ?? entry.title;

const componentOf = (entry: Menu, isTop: boolean): string | undefined => {
  if (entry.link) return undefined;
  if (entry.component) return entry.component;
  if (isTop) return 'Layout';
  return entry.kind === 'catalog' ? 'ParentView' : undefined;
};

const pathOf = (entry: Menu, isTop: boolean): string =>
  isTop && !entry.link && !entry.path.startsWith('/') ? `/${entry.path}` : entry.path;

/** Wraps a page at the top of the menu in the layout, as its only child. */
const wrapped = (entry: Menu, language: Language): BuiltMenu => ({
  path: pathOf(entry, true),
  hidden: entry.hidden,
  component: 'Layout',
  children: [
    {
      name: nameOf(entry),
      path: entry.link ? entry.path : 'index',
      hidden: entry.hidden,
      ...(entry.component && !entry.link ? { component: entry.component } : {}),
      meta: metaOf(entry, language),
    },
  ],
});

const built = (entry: Menu, isTop: boolean, children: Children, granted: Granted, language: Language): BuiltMenu[] => {
  if (entry.kind === 'button') return [];
  const below = (children.get(entry.code) ?? []).flatMap((child) => built(child, false, children, granted, language));
  if (below.length === 0 && (entry.kind === 'catalog' || !isGranted(entry, granted))) return [];
  if (below.length === 0 && isTop) return [wrapped(entry, language)];
  const component = componentOf(entry, isTop);
  return [
    {
      name: nameOf(entry),
      path: pathOf(entry, isTop),
      hidden: entry.hidden,
      ...(component === undefined ? {} : { component }),
      ...(below.length === 0 ? {} : { redirect: 'noredirect', alwaysShow: true }),
      meta: metaOf(entry, language),
      ...(below.length === 0 ? {} : { children: below }),
    },
  ];
};

/** Builds a person's menu: the granted pages within their catalogs, without buttons. `entries` are sorted. */
export const buildMenus = (entries: readonly Menu[], granted: Granted, language: Language): BuiltMenu[] => {
  const children = Map.groupBy(entries, (entry) => entry.parent);
  return (children.get(null) ?? []).flatMap((entry) => built(entry, true, children, granted, language));
};

const pagesIn = (entries: readonly BuiltMenu[]): BuiltMenu[] =>
  entries.flatMap((entry) => (entry.hidden ? [] : entry.children ? pagesIn(entry.children) : [entry]));

/** Returns the titles of the pages that a menu lists, without those that open only from others. */
export const screensShown = (entries: readonly Menu[], granted: Granted): { en: string; zh: string }[] =>
  pagesIn(buildMenus(entries, granted, 'en')).map(({ path, meta }) => ({
    en: meta?.titles?.['en'] ?? path,
    zh: meta?.titles?.['zh'] ?? path,
  }));
