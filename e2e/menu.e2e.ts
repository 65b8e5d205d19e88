import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';

interface Entry {
  readonly path: string;
  readonly name?: string;
  readonly component?: string;
  readonly redirect?: string;
  readonly hidden?: boolean;
  readonly alwaysShow?: boolean;
  readonly meta?: object;
  readonly children?: readonly Entry[];
}

const meta = (en: string, zh: string, more: object = {}) => ({
  meta: { title: en, titles: { en, zh }, icon: 'package', ...more },
});

/** A menu with one entry of each kind that the server may build (§3). */
const MENU: readonly Entry[] = [
  {
    path: '/parcels',
    component: 'Layout',
    redirect: '/parcels/list',
    ...meta('Parcels', '包裹'),
    children: [
      { path: 'list', component: 'orders/OrderList', ...meta('All parcels', '全部包裹') },
      { path: 'new', component: 'orders/NewOrder', ...meta('Make one', '新建') },
      { path: 'secret', component: 'orders/Warehousing', hidden: true, ...meta('Kept back', '隐藏页') },
    ],
  },
  {
    path: '/alone',
    component: 'Layout',
    redirect: 'noredirect',
    ...meta('Folded away', '被折叠'),
    children: [{ path: 'one', component: 'transport/Cars', ...meta('The only one', '唯一页面') }],
  },
  {
    path: '/shown',
    component: 'Layout',
    redirect: 'noredirect',
    alwaysShow: true,
    ...meta('Always shown', '始终显示'),
    children: [{ path: 'one', component: 'transport/Carriers', ...meta('One of one', '其中之一') }],
  },
  { path: 'https://example.org/help', ...meta('Help outside', '外部帮助') },
  { path: 'javascript:alert(1)', ...meta('A script', '脚本') },
  { path: '/later', component: 'later/NotInThisVersion', ...meta('From a later version', '后续版本') },
];

const serve = async (page: Page, menu: readonly Entry[]): Promise<void> => {
  await page.route('**/api/menus/build', (route) => route.fulfill({ json: menu }));
};

const WORDS = {
  en: {
    menu: 'Main menu',
    crumbs: 'Where you are',
    entries: ['Home', 'Parcels', 'All parcels', 'Make one', 'The only one', 'Always shown', 'One of one'],
    outside: 'Help outside',
    later: 'From a later version',
    secret: 'Kept back',
  },
  zh: {
    menu: '主菜单',
    crumbs: '当前位置',
    entries: ['首页', '包裹', '全部包裹', '新建', '唯一页面', '始终显示', '其中之一'],
    outside: '外部帮助',
    later: '后续版本',
    secret: '隐藏页',
  },
} as const;

for (const language of ['en', 'zh'] as const) {
  const words = WORDS[language];

  test(`the menu is what the server answers: catalogs, redirections, hidden ones and other sites: ${language}`, async ({
    browser,
  }) => {
    const page = await signInAs(browser, 'manager.yangon', { language });
    await page.context().addCookies([{ name: 'uniqueOpen', value: '0', domain: '127.0.0.1', path: '/' }]);
    await serve(page, MENU);
    await page.goto('/parcels');
    await expect(page).toHaveURL('/parcels/list');
    const menu = page.getByRole('navigation', { name: words.menu });
    await menu.getByRole('button', { name: words.entries[5], exact: true, expanded: false }).click();
    const entries = menu.locator('a, button[aria-expanded]');
    await expect(entries).toHaveText([...words.entries, words.outside, words.later]);

    const outside = menu.getByRole('link', { name: words.outside });
    await expect(outside).toHaveAttribute('href', 'https://example.org/help');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', /noreferrer/);

    const crumbs = page.getByRole('navigation', { name: words.crumbs });
    await expect(crumbs.getByRole('listitem')).toHaveText([words.entries[1], words.entries[2]]);
    await expect(crumbs.getByRole('link')).toHaveText([words.entries[1]]);
    await menu.getByRole('link', { name: words.entries[6] }).click();
    await expect(page).toHaveURL('/shown/one');
    await expect(crumbs.getByRole('listitem')).toHaveText([words.entries[5], words.entries[6]]);
    await expect(crumbs.getByRole('link')).toHaveCount(0);

    await page.goto('/parcels/secret');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.secret);
    await crumbs.getByRole('link', { name: words.entries[1] }).click();
    await expect(page).toHaveURL('/parcels/list');

    await menu.getByRole('link', { name: words.later }).click();
    await expect(page).toHaveURL('/later');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoViolationsInEitherScheme(page);
    // Granted yesterday, not today.
    await page.goto('/companyOrder/orderList');
    await expect(page).toHaveURL('/404');
    await page.context().close();
  });
}
