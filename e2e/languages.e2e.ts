import { expect, test, type Browser, type Page } from '@playwright/test';
import { ask } from './support/orders.ts';

const LIST = '/companyOrder/orderList';

/** Opens a first visit with a browser of the language, optionally with a language chosen before. */
async function visit(browser: Browser, locale: string, chosen?: string): Promise<Page> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  if (chosen !== undefined) {
    const url = test.info().project.use.baseURL ?? '';
    await context.addCookies([{ name: 'language', value: chosen, url }]);
  }
  await page.goto(`/login?redirect=${LIST}`);
  await expect(page.locator('input[type=password]')).toBeVisible();
  return page;
}

const spoken = (page: Page) => page.locator('html');

test("a first visit uses the browser's language, English if it is unsupported, and an earlier choice above all", async ({
  browser,
}) => {
  for (const [locale, chosen, lang, title] of [
    ['fr-FR', undefined, 'en', 'Sign in'],
    ['zh-TW', undefined, 'zh-CN', '登录'],
    ['my-MM', undefined, 'my', 'အကောင့်ဝင်ရန်'],
    ['zh-CN', 'en', 'en', 'Sign in'],
    ['en-GB', 'xx', 'en', 'Sign in'],
  ] as const) {
    const page = await visit(browser, locale, chosen);
    await expect(spoken(page)).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.context().close();
  }
});

test('the language menu offers Burmese: its own words, English for the rest, days and figures as the company writes them', async ({
  browser,
}) => {
  const page = await visit(browser, 'en-GB');
  await page.getByLabel('Username').fill('manager.yangon');
  await page.getByLabel('Password', { exact: true }).fill('shweli2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['English', '中文', 'မြန်မာ (Burmese)']);
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: 'Burmese' }).click();

  await expect(spoken(page)).toHaveAttribute('lang', 'my');
  await expect(banner.getByRole('button', { name: 'ဘာသာစကား' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'ပေးပို့သူ' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order list (v2)');
  await expect(page.getByRole('gridcell', { name: /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/ }).first()).toBeVisible();

  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'language');
  expect(cookie).toMatchObject({ value: 'my' });
  await page.reload();
  await expect(spoken(page)).toHaveAttribute('lang', 'my');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order list (v2)');
  await expect(ask(page, 'POST', 'api/order/page', { pageNum: 1, pageSize: 1 })).resolves.toMatchObject({
    records: [{}],
  });
  await page.context().close();
});
