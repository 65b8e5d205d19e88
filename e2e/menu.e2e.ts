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

/** Entries of the menu in their order, while its second catalog is open. */
const ENTRIES = ['Home', 'Parcels', 'All parcels', 'Make one', 'The only one', 'Always shown', 'One of one'];

test('the menu is what the server answers: catalogs, redirections, hidden ones and other sites', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'manager.yangon');
  await page.context().addCookies([{ name: 'uniqueOpen', value: '0', domain: '127.0.0.1', path: '/' }]);
  await serve(page, MENU);
  await page.goto('/parcels');
  await expect(page).toHaveURL('/parcels/list');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Always shown', exact: true, expanded: false }).click();
  const entries = menu.locator('a, button[aria-expanded]');
  await expect(entries).toHaveText([...ENTRIES, 'Help outside', 'From a later version']);

  const outside = menu.getByRole('link', { name: 'Help outside' });
  await expect(outside).toHaveAttribute('href', 'https://example.org/help');
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noreferrer/);

  const crumbs = page.getByRole('navigation', { name: 'Where you are' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Parcels', 'All parcels']);
  await expect(crumbs.getByRole('link')).toHaveText(['Parcels']);
  await menu.getByRole('link', { name: 'One of one' }).click();
  await expect(page).toHaveURL('/shown/one');
  await expect(crumbs.getByRole('listitem')).toHaveText(['Always shown', 'One of one']);
  await expect(crumbs.getByRole('link')).toHaveCount(0);

  await page.goto('/parcels/secret');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept back');
  await crumbs.getByRole('link', { name: 'Parcels' }).click();
  await expect(page).toHaveURL('/parcels/list');

  await menu.getByRole('link', { name: 'From a later version' }).click();
  await expect(page).toHaveURL('/later');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoViolationsInEitherScheme(page);
  // Granted yesterday, not today.
  await page.goto('/companyOrder/orderList');
  await expect(page).toHaveURL('/404');
  await page.context().close();
});
