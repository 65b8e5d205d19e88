import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { makeOrders, signInTo } from './support/orders.ts';

const LIST = '/companyOrder/orderList';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find or do' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
const shownTab = (page: Page) => page.getByRole('navigation', { name: 'Open views' }).locator('a[aria-current]');

const open = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

test('screens are found by name, by pinyin and by keys alone, and open in a tab', async ({ page }) => {
  await signInTo(page, 'manager.yangon', LIST);
  await open(page);
  await expect(chosen(page)).toHaveCount(1);

  await page.keyboard.type('xjdd');
  await expect(chosen(page)).toContainText('New order');
  await expect(palette(page).getByRole('status')).toHaveText('1 result');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sender\/newOrder$/);
  await expect(palette(page)).toBeHidden();

  await open(page);
  await page.keyboard.type('list');
  const first = await chosen(page).textContent();
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).not.toHaveText(first ?? '');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen(page).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveText((await options(page).last().textContent()) ?? '');

  await page.keyboard.type(' nowhere');
  await expect(palette(page).getByRole('status')).toHaveText('Nothing found');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  await page.route('**/api/search', (route) => route.abort());
  await open(page);
  await page.keyboard.type('order');
  await expect(palette(page).getByRole('status')).toContainText('Records could not be searched');
  await expect(chosen(page)).toContainText('Order');
});

test('records are found by any number; a scanned one opens at once; those seen last come first', async ({ page }) => {
  await signInTo(page, 'manager.yangon', LIST);
  const mail = `MAIL-${Date.now()}`;
  const [id = ''] = await makeOrders(page, [{ mailSn: mail, pieces: 2 }]);

  await page.getByRole('button', { name: 'Find or do' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(mail);
  await expect(palette(page).getByRole('group', { name: 'Records' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  await expect(chosen(page)).toContainText(id);
  await expect(chosen(page)).toContainText('Daw Hla');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`orderDetail\\?id=${id}$`));
  await expect(shownTab(page)).toContainText(id);

  await page.goto(LIST);
  await expect(page.getByRole('grid')).toBeVisible();
  // As a scanner does: all keys at once, and Enter before an answer can arrive.
  await open(page);
  await field(page).fill(`${id.toLowerCase()}-2`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`orderDetail\\?id=${id}$`));

  await page.goto(LIST);
  await expect(page.getByRole('grid')).toBeVisible();
  await open(page);
  const recent = palette(page).getByRole('group', { name: 'Recent records' });
  await expect(recent.getByRole('option').first()).toContainText(id);
  await expect(chosen(page)).toContainText(id);
});

test("a record's own events and the console's acts are done from it", async ({ page }) => {
  await signInTo(page, 'manager.yangon', LIST);
  const [id = ''] = await makeOrders(page, [{}]);
  await page.goto(`/companyOrder/orderDetail?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(id) })).toBeVisible();
  await open(page);
  const own = palette(page).getByRole('group', { name: 'On this screen' });
  await expect(own.getByRole('option', { name: 'Assign collector' })).toBeVisible();
  await page.keyboard.type('assign collector');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Assign collector' });
  await expect(form.getByRole('combobox').first()).toBeFocused();
  // The first closes the options of the field, the second the form.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  // A kept view in the background offers nothing.
  await page.keyboard.press('Alt+PageUp');
  await expect(page).toHaveURL(new RegExp(LIST));
  await open(page);
  await expect(own).toBeHidden();

  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open(page);
  await page.keyboard.type('中文');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.keyboard.press('Control+k');
  const chinese = page.getByRole('dialog', { name: '查找与操作' });
  await expect(chinese.getByRole('combobox', { name: '页面、操作、任意号码或姓名' })).toBeFocused();
  await page.keyboard.type('order list');
  await expect(chinese.getByRole('option', { selected: true })).toContainText('订单列表');
});

test('a record is created from anywhere by a permitted role', async ({ page }) => {
  await signInTo(page, 'admin', LIST);
  await open(page);
  await page.keyboard.type('shelf');
  await options(page)
    .filter({ hasText: /^Shelf: / })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
