import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readMenus } from '#services/account.ts';
import { failureOf } from '#services/failure.ts';
import { stubRequest } from '../support/stubRequest.ts';

let answer: unknown;

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://shweli.example/'));
  vi.stubGlobal('document', { cookie: 'token=T1; language=zh' });
  stubRequest();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
  vi.stubGlobal('console', { ...console, error: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const failure = () => readMenus().then(() => null, failureOf);

it('every field that an entry of the menu may carry is read (§2)', async () => {
  const full = {
    name: 'Orders',
    path: '/orders',
    hidden: true,
    redirect: '/orders/list',
    component: 'Layout',
    alwaysShow: true,
    meta: {
      title: 'Orders',
      titles: { en: 'Orders', zh: '订单' },
      icon: 'box',
      affix: true,
      noCache: true,
      breadcrumb: false,
    },
    children: [],
  };
  answer = [{ ...full, children: [{ ...full, path: 'list' }] }];
  await expect(readMenus()).resolves.toEqual(answer);
});

it('an absent flag of a menu entry is read as no, as a shown path, and as no children', async () => {
  answer = [{ path: '/a' }, { path: '/b', name: null, meta: { title: 'B' }, children: null, invented: 7 }];
  const bare = { name: null, hidden: false, redirect: null, component: null, alwaysShow: false, children: [] };
  await expect(readMenus()).resolves.toEqual([
    { ...bare, path: '/a', meta: null },
    {
      ...bare,
      path: '/b',
      meta: { title: 'B', titles: null, icon: null, affix: false, noCache: false, breadcrumb: true },
    },
  ]);
});

it.each([
  ['no list', { path: '/a' }],
  ['an entry without a path', [{ name: 'A' }]],
  ['a path that is no text', [{ path: 7 }]],
  ['a title that is no text', [{ path: '/a', meta: { title: { toString: 'evil' } } }]],
  ['a component that is no text', [{ path: '/a', component: ['Layout'] }]],
  ['an entry deep inside', [{ path: '/a', children: [{ path: '/b', children: [{ path: null }] }] }]],
  ['nothing', null],
])('a wrong answer instead of a menu is refused: %s', async (_, wrong) => {
  answer = wrong;
  expect(await failure()).not.toBeNull();
});
