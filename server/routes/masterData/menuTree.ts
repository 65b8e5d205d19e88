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

const isGranted = ({ code, permission }: Menu, { menus, permissions }: Granted): boolean =>
  (menus.has('*') || menus.has(code)) && (!permission || permissions.includes('*') || permissions.includes(permission));

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
