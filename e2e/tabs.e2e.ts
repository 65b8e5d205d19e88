import { expect, test, type Page } from '@playwright/test';
import { ask, makeOrders, propose, signInTo } from './support/orders.ts';

const LIST = '/companyOrder/orderList';
const PICKUP = '/storage/pickup';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Open views' });
const tabs = (page: Page) => bar(page).getByRole('listitem');
const tab = (page: Page, name: string | RegExp) => bar(page).getByRole('link', { name });
const question = (page: Page) => page.getByRole('alertdialog', { name: /^Leave / });

/** Opens the menu of a tab by keyboard. */
const menuOf = async (page: Page, name: string | RegExp): Promise<void> => {
  await tab(page, name).focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu', { name: 'Actions on open views' })).toBeVisible();
};
const act = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('menuitem', { name, exact: true }).press('Enter');
};

/** Returns the branch's open scanning session, or a new one. */
const sessionOf = async (page: Page): Promise<string> => {
  const filters = [
    { field: 'kind', op: 'eq', value: 'pickup' },
    { field: 'state', op: 'eq', value: 'open' },
    { field: 'branch', op: 'eq', value: 'YGN' },
  ];
  const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', 'api/storageScan/page', { filters });
  const [open] = records;
  if (open) return open.id;
  const verdict = await propose(page, 'storageScan', null, {
    type: 'storageScan.opened',
    branch: 'YGN',
    kind: 'pickup',
  });
  expect(verdict, JSON.stringify(verdict)).toMatchObject({ status: 'accepted' });
  return verdict.id;
};

/** Waits until the session is shown as open: only then does closing ask. */
const stands = (page: Page, id: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(id) })).toBeVisible();

/** Opens a scanning session in a tab and returns its number. */
const scanning = async (page: Page): Promise<string> => {
  const id = await sessionOf(page);
  await page.goto(`${PICKUP}?id=${id}`);
  await stands(page, id);
  return id;
};

test('records of one route have tabs of their own, and the menu of a tab is worked by keys', async ({ page }) => {
  await signInTo(page, 'manager.yangon', LIST);
  const ids = await makeOrders(page, [{}, {}]);
  for (const id of ids) {
    await page.goto(`/companyOrder/orderDetail?id=${id}`);
    await expect(tab(page, new RegExp(id))).toBeVisible();
  }
  await expect(tabs(page)).toHaveCount(4);

  await menuOf(page, 'Home');
  await expect(page.getByRole('menuitem', { name: /^Close This tab is pinned/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');

  await menuOf(page, new RegExp(ids[0] ?? ''));
  await act(page, 'Close');
  await expect(tabs(page)).toHaveCount(3);
  await expect(tab(page, new RegExp(ids[0] ?? ''))).toBeHidden();

  await menuOf(page, 'Order list (v2)');
  await act(page, 'Close other');
  await expect(tabs(page)).toHaveText(['Home', 'Order list (v2)']);
  await expect(page).toHaveURL(new RegExp(LIST));

  await menuOf(page, 'Order list (v2)');
  await act(page, 'Close all');
  await expect(tabs(page)).toHaveText(['Home']);
  await expect(page).toHaveURL(/dashboard$/);
});

test('a refresh begins the view anew; its address does the same, and an unknown one leads to nothing found', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', LIST);
  const reads: string[] = [];
  page.on('request', (request) => reads.push(new URL(request.url()).pathname));
  await expect(page.getByRole('grid')).toBeVisible();
  const before = reads.filter((path) => path === '/api/order/page').length;
  await menuOf(page, 'Order list (v2)');
  await act(page, 'Refresh');
  await expect.poll(() => reads.filter((path) => path === '/api/order/page').length).toBeGreaterThan(before);

  await page.goto(`/redirect${LIST}?size=50`);
  await expect(page).toHaveURL(new RegExp(`${LIST}\\?size=50$`));
  await expect(page.getByRole('grid')).toBeVisible();

  await page.goto('/redirect/no/such/screen');
  await expect(page).toHaveURL(/\/404$/);
  await page.getByRole('main').getByRole('button').press('Enter');
  await expect(page).toHaveURL(/dashboard$/);
});

test('a scan closes only after confirmation: by menu, keys and cross, also from the background', async ({ page }) => {
  await signInTo(page, 'clerk.yangon', LIST);
  const id = await scanning(page);
  const name = new RegExp(id);

  await page.keyboard.press('Alt+w');
  await expect(question(page)).toContainText('will be emptied');
  await expect(question(page).getByRole('button', { name: 'Stay' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(tab(page, name)).toBeVisible();

  await tab(page, name).focus();
  await page.keyboard.press('Delete');
  await question(page).getByRole('button', { name: 'Stay' }).press('Enter');
  await expect(tab(page, name)).toBeVisible();

  await menuOf(page, name);
  await act(page, 'Refresh');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');

  // A view in the background also asks.
  await tab(page, 'Home').press('Enter');
  await expect(page).toHaveURL(/dashboard$/);
  await menuOf(page, 'Home');
  await act(page, 'Close other');
  await expect(question(page)).toContainText(id);
  await question(page).getByRole('button', { name: 'Leave' }).press('Enter');
  await expect(tabs(page)).toHaveText(['Home']);
  await expect(question(page)).toBeHidden();
});

test('a scan is named before logging out and asked about before the page goes', async ({ page }) => {
  await signInTo(page, 'clerk.yangon', LIST);
  const id = await scanning(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  // Typed slowly: input at a scanner's speed counts as a scan, independent of the focus.
  await page.keyboard.type('log out', { delay: 90 });
  await page.keyboard.press('Enter');
  const sure = page.getByRole('alertdialog', { name: 'Are you sure to log out?' });
  await expect(sure.getByText('What this page shows of your scans will be emptied.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  // The browser asks only after a user interaction with the page.
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);

  await expect(page.getByRole('heading', { level: 1, name: new RegExp(id) })).toBeVisible();
  await page.keyboard.press('Alt+w');
  await question(page).getByRole('button', { name: 'Leave' }).press('Enter');
  await expect(question(page)).toBeHidden();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});
