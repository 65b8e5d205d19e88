import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#machines/session/index.ts';
import { itemsOf, viewsOf, type MenuItem, type MenuWorld } from '#views/shell/menu.ts';

const entry = (path: string, more: Partial<MenuEntry> & { title?: string } = {}): MenuEntry => ({
  name: null,
  path,
  hidden: false,
  redirect: null,
  component: null,
  children: [],
  meta: more.title
    ? { title: more.title, titles: null, icon: null, affix: false, noCache: false, breadcrumb: true }
    : null,
  ...more,
});

const world: MenuWorld = {
  hasScreen: (component) => component.startsWith('ours/'),
  hasWord: (id) => id === 'screen.OrderList',
};

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
    children: [entry('x', { title: 'X', component: 'theirs/X' })],
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
      entry('http://example.com', { title: 'Plain' }),
    ],
  }),
];

const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ title, path, children }) => (children.length > 0 ? [title, path, outline(children)] : [title, path]));

describe('the routes of a menu', () => {
  it('are its screens at their full paths, hidden ones too, and nothing that we have no screen for', () => {
    expect(viewsOf(menus, world).map(({ path, component }) => [path, component])).toEqual([
      ['/orders/list', 'ours/List'],
      ['/orders/detail', 'ours/Detail'],
      ['/elsewhere', 'ours/Elsewhere'],
      ['/downloads', 'ours/Downloads'],
    ]);
  });

  it('carry the way to them, of which catalogs lead nowhere', () => {
    const [list, , , downloads] = viewsOf(menus, world);
    expect(list?.crumbs).toEqual([
      { title: 'Orders', path: null },
      { title: 'screen.OrderList', path: '/orders/list' },
    ]);
    expect(downloads?.crumbs).toEqual([{ title: 'Downloads', path: '/downloads' }]);
  });

  it('leave out of the way what asks for it', () => {
    const [catalog] = menus;
    if (!catalog?.meta) throw new Error('no catalog');
    const quiet = { ...catalog, meta: { ...catalog.meta, breadcrumb: false } };
    expect(viewsOf([quiet], world)[0]?.crumbs.map(({ title }) => title)).toEqual(['screen.OrderList']);
  });

  it('take the titles that the server gives by language before our own', () => {
    const titles = { en: 'Parcels', zh: '包裹' };
    const meta = { title: 'Parcels', titles, icon: null, affix: false, noCache: false, breadcrumb: true };
    const [view] = viewsOf([entry('/a', { name: 'OrderList', component: 'ours/A', meta })], world);
    expect(view?.title).toEqual(titles);
  });
});

describe('the sidebar', () => {
  it('shows what is visible and leads somewhere, a nameless parent as its only entry, and no script as a link', () => {
    expect(outline(itemsOf(menus, world))).toEqual([
      [
        'Orders',
        null,
        [
          ['screen.OrderList', '/orders/list'],
          ['Elsewhere', '/elsewhere'],
        ],
      ],
      ['Downloads', '/downloads'],
      ['Links', null, [['Site', 'https://example.com/a']]],
    ]);
  });
});
