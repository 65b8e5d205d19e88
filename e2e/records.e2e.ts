import { expect, test, type Locator, type Page } from '@playwright/test';
import { firstRow } from './support/firstRow.ts';
import { propose, signInTo } from './support/orders.ts';

const shown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Waits until the screen is complete: its heading is shown, and nothing is loading. */
async function settle(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(shown(page)).toHaveCount(1);
  await expect(page.getByRole('main').locator('[aria-busy="true"]:visible')).toHaveCount(0);
}

/** Lists whose rows lead to records, with the paths of the records; the walk opens those of a clerk and of a business customer. */
const RECORDS = {
  '/transport/list': '/transport/shippingDetail',
  '/transport/car': '/transport/carDetail',
  '/transport/carrier': '/transport/carrierDetail',
  '/problem/list': '/problem/detail',
  '/workOrders/list': '/workOrders/detail',
  '/workOrders/questions': '/workOrders/question',
  '/package/list': '/package/detail',
  '/shelf/list': '/shelf/detail',
  '/delivery/claims': '/delivery/claimDetail',
  '/transitWarehouse/list': '/transitWarehouse/transitDetail',
  '/delivery/manage': '/companyOrder/orderDetail',
  '/problem/followUp': '/problem/followUpDetail',
} as const;

test('a row of each list leads to its record, with its states, its log and what can be done', async ({ page }) => {
  const [first = ''] = Object.keys(RECORDS);
  await signInTo(page, 'admin', first);
  const link = firstRow(page.getByRole('main')).getByRole('link').filter({ visible: true }).first();
  for (const [path, detail] of Object.entries(RECORDS)) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await settle(page, path);
    await expect(link, path).toHaveAttribute('href', new RegExp(`^${detail}\\?id=`));
  }
  await link.click();
  await settle(page, '/problem/followUpDetail');
  await expect(page.getByRole('button', { name: 'Why not?' }).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('tab', { name: /^Log/ }).filter({ visible: true }).click();
  await expect(page.getByRole('tabpanel').filter({ visible: true }).getByRole('listitem').first()).toBeVisible();

  await page.goto('/transport/shippingDetail?id=SHP99999999');
  await expect(page.getByText('There is nothing with the number SHP99999999')).toBeVisible();
});

test('what stands against the next step is said in words, and a button leads to its remedy, to no other', async ({
  page,
}) => {
  await signInTo(page, 'admin', '/dashboard');
  const open = async (fromBranch: string): Promise<Locator> => {
    const created = { type: 'shipment.created', fromBranch, toBranch: 'MDY', kind: 'crossCity' };
    const { id } = await propose(page, 'shipment', null, created);
    await page.goto(`/transport/shippingDetail?id=${id}`);
    return page.getByRole('paragraph').filter({ hasText: /^Next: “Ship out”\./ });
  };
  const elsewhere = await open('MUS');
  await expect(elsewhere).toContainText('The shipment leaves from Muse, and you work in');
  await expect(elsewhere.getByRole('button')).toHaveCount(0);

  const here = await open('YGN');
  await expect(here).toContainText('Nothing is loaded; load a bag or a parcel first');
  await here.getByRole('button', { name: /^Open / }).click();
  await expect(page).toHaveURL('/transport/shipping');
});
