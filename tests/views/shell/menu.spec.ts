import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#machines/session/index.ts';
import {
  entriesAt,
  holds,
  itemsOf,
  matching,
  redirectsOf,
  viewsOf,
  type MenuItem,
  type MenuWorld,
} from '#views/shell/menu.ts';

const entry = (path: string, more: Partial<MenuEntry> & { title?: string } = {}): MenuEntry => ({
  name: null,
  path,
  hidden: false,
  redirect: null,
  component: null,
  alwaysShow: false,
  children: [],
  meta: more.title
    ? { title: more.title, titles: null, icon: null, affix: false, noCache: false, breadcrumb: true }
    : null,
  ...more,
});

const world: MenuWorld = { hasWord: (id) => id === 'screen.OrderList' };

const menus: MenuEntry[] = [
  entry('/orders', {
    title: 'Orders',
    component: 'Layout',
    children: [
      entry('list', { title: 'List', name: 'OrderList', component: 'ours/List' }),
      entry('detail', { title: 'Detail', component: 'ours/Detail', hidden: true }),
      entry('/elsewhere', { title: 'Elsewhere', component: 'ours/Elsewhere' }),
      entry('later', { title: 'Later', component: 'theirs/Later' }),
    ],
  }),
  entry('/empty', {
    title: 'Empty',
    component: 'Layout',
    children: [entry('below', { title: 'Below', component: 'ParentView' }), entry('x', { title: 'X' })],
  }),
  entry('/downloads', {
    component: 'Layout',
    children: [entry('index', { title: 'Downloads', component: 'ours/Downloads' })],
  }),
  entry('/links', {
    title: 'Links',
    children: [
      entry('https://example.com/a', { title: 'Site' }),
      entry('javascript:alert(1)', { title: 'Attack' }),
      entry('mailto:help@example.com', { title: 'Letter' }),
    ],
  }),
];

const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ title, path, children }) => (children.length > 0 ? [title, path, outline(children)] : [title, path]));

describe('the routes of a menu', () => {
  it('the routes of a menu are its screens at their full paths, hidden ones too, whether or not we have them', () => {
    expect(viewsOf(menus, world).map(({ path, component }) => [path, component])).toEqual([
      ['/orders/list', 'ours/List'],
      ['/orders/detail', 'ours/Detail'],
      ['/elsewhere', 'ours/Elsewhere'],
      ['/orders/later', 'theirs/Later'],
      ['/downloads', 'ours/Downloads'],
    ]);
  });

  it('the routes of a menu carry the path to them, in which catalogs lead nowhere', () => {
    const [list, , , , downloads] = viewsOf(menus, world);
    expect(list?.crumbs).toEqual([
      { title: 'Orders', path: null },
      { title: 'screen.OrderList', path: '/orders/list' },
    ]);
    expect(downloads?.crumbs).toEqual([{ title: 'Downloads', path: '/downloads' }]);
  });

  it('the routes of a menu leave entries out of the path that ask for it', () => {
    const [catalog] = menus;
    if (!catalog?.meta) throw new Error('no catalog');
    const quiet = { ...catalog, meta: { ...catalog.meta, breadcrumb: false } };
    expect(viewsOf([quiet], world)[0]?.crumbs.map(({ title }) => title)).toEqual(['screen.OrderList']);
  });

  it('the routes of a menu take the titles that the server gives by language before our own', () => {
    const titles = { en: 'Parcels', zh: '包裹' };
    const meta = { title: 'Parcels', titles, icon: null, affix: false, noCache: false, breadcrumb: true };
    const [view] = viewsOf([entry('/a', { name: 'OrderList', component: 'ours/A', meta })], world);
    expect(view?.title).toEqual(titles);
  });
});

describe('the sidebar', () => {
  it('the sidebar shows what is visible and leads somewhere, a nameless parent as its only entry, and no script as a link', () => {
    expect(outline(itemsOf(menus, world))).toEqual([
      [
        'Orders',
        null,
        [
          ['screen.OrderList', '/orders/list'],
          ['Elsewhere', '/elsewhere'],
          ['Later', '/orders/later'],
        ],
      ],
      ['Downloads', '/downloads'],
      [
        'Links',
        null,
        [
          ['Site', 'https://example.com/a'],
          ['Letter', 'mailto:help@example.com'],
        ],
      ],
    ]);
  });

  const catalog = (alwaysShow: boolean, icon: string | null): MenuItem[] =>
    itemsOf(
      [
        entry('/only', {
          component: 'Layout',
          alwaysShow,
          meta: { title: 'Catalog', titles: null, icon: 'box', affix: false, noCache: false, breadcrumb: true },
          children: [
            entry('one', {
              component: 'ours/One',
              meta: { title: 'One', titles: null, icon, affix: false, noCache: false, breadcrumb: true },
            }),
            entry('unseen', { title: 'Unseen', component: 'ours/Unseen', hidden: true }),
          ],
        }),
      ],
      world,
    );

  it('the sidebar folds a catalog of one visible entry into that entry, with its icon or the own', () => {
    expect(catalog(false, null)).toMatchObject([{ title: 'One', path: '/only/one', icon: 'box', children: [] }]);
    expect(catalog(false, 'car')).toMatchObject([{ title: 'One', icon: 'car' }]);
  });

  it('the sidebar shows a catalog of one entry as a catalog where the catalog asks for it', () => {
    expect(outline(catalog(true, null))).toEqual([['Catalog', null, [['One', '/only/one']]]]);
  });
});

describe('a hostile or mistaken menu', () => {
  const at = (path: string): MenuEntry => entry(path, { title: 'Trap', component: 'ours/Trap' });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JAVASCRIPT:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['another host', '//evil.example'],
    ['a file', 'file:///etc/passwd'],
    ['a wildcard', '/$'],
    ['a parameter', '/orders/$id'],
    ['an optional part', '/{-$lang}/x'],
    ['a way up', '/orders/../login'],
    ['a backslash', '/\\evil.example'],
    ['the sign-in', '/login'],
    ['the page of nothing', '/404'],
    ['the page of no permission', '/401'],
    ['the refresh', '/redirect/orders'],
    ['the beginning', '/'],
    ['home', '/dashboard'],
    ['nothing', ''],
  ])('a hostile or mistaken menu brings %s onto no route and into no link', (_, path) => {
    expect(viewsOf([at(path)], world)).toEqual([]);
    expect(itemsOf([at(path)], world)).toEqual([]);
  });

  it('a hostile or mistaken menu leads out of the console by links alone: one with a component is no screen', () => {
    const link = at('https://example.com');
    expect(viewsOf([link], world)).toEqual([]);
    expect(itemsOf([link], world)).toMatchObject([{ path: 'https://example.com', external: true }]);
  });

  it('a hostile or mistaken menu takes the name of a frame for no screen, at any depth', () => {
    const frames = entry('/a', {
      title: 'A',
      component: 'Layout',
      children: [entry('b', { title: 'B', component: 'ParentView', children: [at('c')] })],
    });
    expect(viewsOf([frames], world).map(({ path }) => path)).toEqual(['/a/b/c']);
  });
});

describe('the redirections of a menu', () => {
  const screens = new Set(['/orders/list', '/orders/detail']);
  const catalog = (path: string, redirect: string | null, children: MenuEntry[] = []): MenuEntry =>
    entry(path, { title: path, component: 'Layout', redirect, children });
  const redirects = (...entries: MenuEntry[]): [string, string][] => [...redirectsOf(entries, screens)];

  it('the redirections of a menu lead from a catalog to a screen, also through other catalogs', () => {
    expect(redirects(catalog('/orders', '/orders/list'))).toEqual([['/orders', '/orders/list']]);
    expect(redirects(catalog('/a', '/b'), catalog('/b', '/orders/list'))).toEqual([
      ['/a', '/orders/list'],
      ['/b', '/orders/list'],
    ]);
    expect(redirects(catalog('/a', null, [catalog('b', '/orders/list')]))).toEqual([['/a/b', '/orders/list']]);
  });

  it.each([
    ['noredirect', 'noredirect'],
    ['nothing', null],
    ['itself', '/orders'],
    ['a screen that is not granted', '/secret'],
    ['another host', '//evil.example'],
    ['a site', 'https://evil.example'],
    ['a script', 'javascript:alert(1)'],
  ])('the redirections of a menu lead nowhere for %s', (_, redirect) => {
    expect(redirects(catalog('/orders', redirect))).toEqual([]);
  });

  it('the redirections of a menu end where they go round in a circle', () => {
    expect(redirects(catalog('/a', '/b'), catalog('/b', '/c'), catalog('/c', '/a'))).toEqual([]);
    expect(redirects(catalog('/a', '/b'), catalog('/b', '/a'), catalog('/c', '/orders/list'))).toEqual([
      ['/c', '/orders/list'],
    ]);
  });

  it('the redirections of a menu never come before a screen of the same path', () => {
    expect(redirects(catalog('/orders/list', '/orders/detail'))).toEqual([]);
  });

  it('the redirections of a menu make a step of the path that can be pressed', () => {
    const [view] = viewsOf(
      [catalog('/orders', '/orders/list', [entry('list', { title: 'List', component: 'x' })])],
      world,
    );
    expect(view?.crumbs[0]).toEqual({ title: '/orders', path: '/orders/list' });
  });
});

describe('the entries that a person looks for', () => {
  const item = (title: string, children: readonly MenuItem[] = []): MenuItem => ({
    id: title,
    title,
    icon: null,
    path: children.length > 0 ? null : `/${title}`,
    external: false,
    children,
  });
  const items = [item('Storage', [item('Scan upon arrival'), item('Shelf')]), item('Transport', [item('Car')])];
  const namesOf = (found: readonly MenuItem[]): unknown[] =>
    found.map(({ id, children }) => (children.length > 0 ? [id, namesOf(children)] : id));
  const found = (typed: string) => namesOf(matching(items, typed, ({ id }) => id));

  it('the entries that a person looks for have each word, below their catalogs; a catalog that is meant comes whole', () => {
    expect(found(' ')).toEqual(namesOf(items));
    expect(found('arrival scan')).toEqual([['Storage', ['Scan upon arrival']]]);
    expect(found('STOR')).toEqual([['Storage', ['Scan upon arrival', 'Shelf']]]);
    expect(found('car')).toEqual([['Transport', ['Car']]]);
    expect(found('nowhere')).toEqual([]);
  });

  it('the chosen entries are kept on top in the order they were chosen, without those that are not granted', () => {
    expect(namesOf(entriesAt(items, ['/Car', '/gone', '/Shelf']))).toEqual(['Car', 'Shelf']);
    expect(items.map((one) => holds(one, '/Shelf'))).toEqual([true, false]);
  });
});
