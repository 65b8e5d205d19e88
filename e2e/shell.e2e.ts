import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { goByMenu } from './support/menu.ts';
import { signInTo } from './support/orders.ts';

const LIST = '/companyOrder/orderList';
const NEW_ORDER = '/sender/newOrder';
const DOWNLOADS = '/downloadList';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Open views' }).getByRole('listitem');
const shownTab = (page: Page) => page.getByRole('navigation', { name: 'Open views' }).locator('a[aria-current]');

test('tabs come back after a reload, each loads when it is shown, and the keyboard goes round and closes them', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', LIST);
  await goByMenu(page, 'New order');
  await goByMenu(page, 'Download list');
  await expect(tabs(page)).toHaveText(['Home', 'Order list (v2)', 'New order', 'Download list']);

  await page.reload();
  await expect(tabs(page)).toHaveText(['Home', 'Order list (v2)', 'New order', 'Download list']);
  await expect(shownTab(page)).toHaveText('Download list');

  await page.keyboard.press('Alt+PageDown');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.keyboard.press('Alt+PageUp');
  await expect(page).toHaveURL(new RegExp(`${DOWNLOADS}$`));
  await page.keyboard.press('Alt+w');
  await expect(page).toHaveURL(new RegExp(`${NEW_ORDER}$`));
  await expect(tabs(page)).toHaveText(['Home', 'Order list (v2)', 'New order']);

  await tabs(page).nth(0).getByRole('link').click({ button: 'middle' });
  await expect(tabs(page)).toHaveText(['Home', 'Order list (v2)', 'New order']);
  await tabs(page).nth(1).getByRole('link').click({ button: 'middle' });
  await expect(tabs(page)).toHaveText(['Home', 'New order']);
});

test('a question mark shows the keys, but not while somebody types', async ({ page }) => {
  await signInTo(page, 'manager.yangon', LIST);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('textbox', { name: 'Waybill or other numbers' });
  await expect(search).toBeFocused();
  await page.keyboard.type('?');
  await expect(search).toHaveValue('?');
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Next tab');
  await expectNoViolationsInEitherScheme(page);
});

test('the watermark of the person lies over every page after the sign-in, and lets the pointer through', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.locator('[data-watermark]')).toHaveCount(0);
  await signInTo(page, 'manager.yangon', LIST);
  const watermark = page.locator('[data-watermark]');
  await expect(watermark).toHaveCSS('pointer-events', 'none');
  await expect(watermark.locator('text')).toHaveText(/^manager\.yangon \d{4}$/);
  await expect(watermark.locator('text')).toHaveAttribute('transform', /^rotate\(-35 /);
  await expect(watermark.locator('text')).toHaveAttribute('font-size', '16');
  await expect(watermark.locator('pattern')).toHaveAttribute('width', '200');
  await expect(watermark.locator('pattern')).toHaveAttribute('height', '160');
});

test('the menu at the side is 225 wide, is remembered, and is a sheet on screens narrower than 992', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', LIST);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toHaveCSS('width', '225px');
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu).toHaveCSS('width', '57px');
  await page.reload();
  await expect(menu).toHaveCSS('width', '57px');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu).toHaveCSS('width', '225px');

  await page.setViewportSize({ width: 992, height: 900 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 991, height: 900 });
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Main menu' });
  await sheet.getByRole('button', { name: 'Sender', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Favourite: New order' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  await sheet.getByRole('link', { name: 'New order' }).click();
  await expect(page).toHaveURL(new RegExp(`${NEW_ORDER}$`));
  await expect(sheet).toHaveCount(0);
});

test('the menu opens one catalog at a time, several where that is chosen, and the logo can be taken away', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', LIST);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText('Shweli', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('switch', { name: 'Logo in the sidebar' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(menu.getByText('Shweli', { exact: true })).toHaveCount(0);
  const open = menu.locator('button[aria-expanded=true]');
  const sender = menu.getByRole('button', { name: 'Sender', exact: true });
  await expect(open).toHaveText(['Orders']);
  await sender.click();
  await expect(open).toHaveText(['Sender']);
  await sender.click();
  await expect(open).toHaveCount(0);
  await goByMenu(page, 'Car');
  await expect(open).toHaveText(['Transport']);

  await page.getByRole('button', { name: 'Settings' }).click();
  await drawer.getByRole('switch', { name: 'Only one menu open at a time' }).press('Space');
  await page.keyboard.press('Escape');
  await sender.click();
  await expect(open).toHaveText(['Sender', 'Transport']);
  await goByMenu(page, 'Home');
  await page.reload();
  await expect(open).toHaveText(['Sender']);
});

test('a star keeps an entry on top of the menu, for this person and by keyboard; an entry is found by its name', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', DOWNLOADS);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const favourites = menu.getByRole('region', { name: 'Favourites' });
  const star = menu.getByRole('button', { name: 'Favourite: Download list' });
  await expect(favourites).toHaveCount(0);
  await menu.getByRole('link', { name: 'Download list' }).focus();
  await page.keyboard.press('Tab');
  await expect(star).toBeFocused();
  await page.keyboard.press('Space');
  await expect(favourites.getByRole('link')).toHaveText(['Download list']);
  await expectNoViolationsInEitherScheme(page);

  await page.goto(LIST);
  await favourites.getByRole('link', { name: 'Download list' }).click();
  await expect(page).toHaveURL(new RegExp(`${DOWNLOADS}$`));
  await favourites.getByRole('button', { name: 'Favourite: Download list' }).click();
  await expect(favourites).toHaveCount(0);
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'false');

  const find = menu.getByRole('searchbox', { name: 'Find in the menu' });
  await find.fill('arrival scan');
  await expect(menu.getByRole('link')).toHaveText(['Scan Upon Arrival']);
  await find.fill('nowhere');
  await expect(menu.getByRole('status')).toHaveText('No entry has this name.');
  await expectNoViolationsInEitherScheme(page);
});

test('the tab and the entry of the menu of the screen shown are in sight, however many there are, also after a reload', async ({
  page,
}) => {
  await signInTo(page, 'admin', LIST);
  await page.setViewportSize({ width: 1100, height: 480 });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const names = ['New order', 'Bulk import', 'Problem List', 'Follow-Up Clients', 'Package', 'Shelf', 'Car', 'Carrier'];
  for (const name of names) await goByMenu(page, name);
  await expect(shownTab(page)).toHaveText('Carrier');
  await expect(shownTab(page)).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(shownTab(page)).toHaveText('Carrier');
  await expect(shownTab(page)).toBeInViewport({ ratio: 1 });
  await expect(menu.locator('a[aria-current]')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Alt+PageDown');
  await expect(shownTab(page)).toHaveText('Home');
  await expect(shownTab(page)).toBeInViewport({ ratio: 1 });
  await expect(menu.locator('a[aria-current]')).toBeInViewport({ ratio: 1 });
});
