import { describe, expect, it } from 'vitest';
import type { Menu } from '#machines/registers/index.ts';
import { buildMenus } from '#server/routes/masterData/menuTree.ts';

const page = (code: string, changes: Partial<Menu> = {}): Menu => ({
  code,
  kind: 'menu',
  title: code.toUpperCase(),
  titleZh: `${code}页`,
  link: false,
  cache: true,
  hidden: false,
  path: code,
  sort: 1,
  component: `area/${code}`,
  parent: null,
  ...changes,
});

const { component: _, ...bare } = page('system');
const system: Menu = { ...bare, kind: 'catalog', icon: 'gear' };
const all = { menus: new Set(['*']), permissions: ['*'] };

describe('buildMenus', () => {
  it('buildMenus puts pages into their catalog, in the layout', () => {
    expect(
      buildMenus([system, page('users', { parent: 'system', cache: false, componentName: 'Users' })], all, 'en'),
    ).toEqual([
      {
        name: 'SYSTEM',
        path: '/system',
        hidden: false,
        component: 'Layout',
        redirect: 'noredirect',
        alwaysShow: true,
        meta: {
          title: 'SYSTEM',
          titles: { en: 'SYSTEM', zh: 'system页' },
          icon: 'gear',
          affix: false,
          noCache: false,
          breadcrumb: true,
        },
        children: [
          {
            name: 'Users',
            path: 'users',
            hidden: false,
            component: 'area/users',
            meta: {
              title: 'USERS',
              titles: { en: 'USERS', zh: 'users页' },
              affix: false,
              noCache: true,
              breadcrumb: true,
            },
          },
        ],
      },
    ]);
  });

  it('buildMenus wraps a page at the top into the layout', () => {
    expect(buildMenus([page('downloads')], all, 'zh')).toEqual([
      {
        path: '/downloads',
        hidden: false,
        component: 'Layout',
        children: [
          {
            name: 'DOWNLOADS',
            path: 'index',
            hidden: false,
            component: 'area/downloads',
            meta: {
              title: 'downloads页',
              titles: { en: 'DOWNLOADS', zh: 'downloads页' },
              affix: false,
              noCache: false,
              breadcrumb: true,
            },
          },
        ],
      },
    ]);
  });

  it('buildMenus gives a catalog below the top a view of its own, and an external link no component', () => {
    const { component: __, ...inner } = page('inner', { kind: 'catalog', parent: 'system' });
    const link = page('help', { parent: 'inner', link: true, path: 'https://help.example' });
    const [top] = buildMenus([system, inner, link], all, 'en');
    expect(top?.children?.[0]).toMatchObject({ path: 'inner', component: 'ParentView', redirect: 'noredirect' });
    expect(top?.children?.[0]?.children?.[0]).toEqual({
      name: 'HELP',
      path: 'https://help.example',
      hidden: false,
      meta: { title: 'HELP', titles: { en: 'HELP', zh: 'help页' }, affix: false, noCache: false, breadcrumb: true },
    });
  });

  it('buildMenus leaves out buttons, pages not granted, and catalogs that nothing is left of', () => {
    const entries = [
      system,
      page('users', { parent: 'system' }),
      page('b', { kind: 'button', parent: 'users', permission: 'x' }),
    ];
    const codes = (menus: string[]) => buildMenus(entries, { menus: new Set(menus), permissions: [] }, 'en');
    expect(codes(['system'])).toEqual([]);
    expect(codes(['users'])[0]?.children?.[0]?.children).toBeUndefined();
    expect(codes([])).toEqual([]);
  });

  it('buildMenus asks for the permission that a page names', () => {
    const entries = [page('new', { permission: 'order.created' })];
    const of = (permissions: string[]) => buildMenus(entries, { menus: new Set(['new']), permissions }, 'en').length;
    expect([of([]), of(['order.cancelled']), of(['order.created']), of(['*'])]).toEqual([0, 0, 1, 1]);
  });

  it('buildMenus drops entries in a circle, or below themselves', () => {
    const round = [page('a', { parent: 'b' }), page('b', { parent: 'a' }), page('c', { parent: 'c' })];
    expect(buildMenus(round, all, 'en')).toEqual([]);
  });

  it('buildMenus drops what hangs below an entry that is gone', () => {
    expect(buildMenus([page('users', { parent: 'system' })], all, 'en')).toEqual([]);
  });
});
