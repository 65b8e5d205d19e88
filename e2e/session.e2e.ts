import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';

const PASSWORD = 'shweli2026';
const LIST = '/companyOrder/orderList';

const fillIn = async (page: Page, username: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: '1001' });

/** Returns when the first of the two cookies of a session ends, in seconds of the epoch; -1 with the browser. */
const expiryOf = async (context: BrowserContext): Promise<number> => {
  const own = (await context.cookies()).filter(({ name }) => /^(token|(__Host-)?sid)$/.test(name));
  expect(own).toHaveLength(2);
  return Math.min(...own.map(({ expires }) => expires));
};

/** Ends the person's session on the server, as an administrator would. */
const revoke = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const token = document.cookie.split('; ').find((pair) => pair.startsWith('token='));
    const value = decodeURIComponent(token?.slice('token='.length) ?? '');
    await fetch('/auth/logout', { method: 'DELETE', headers: { Authorization: value } });
  });

test('a visitor is led to the sign-in, reads what is wrong at its field, and is led back to what was asked for', async ({
  page,
  context,
}) => {
  await page.goto(`${LIST}?pageSize=50`);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${LIST}?pageSize=50`)}`);
  await expect(page).toHaveTitle('Login · Shweli');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expectNoViolationsInEitherScheme(page);

  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Enter your username');

  await fillIn(page, 'admin', 'wrong1');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');

  await fillIn(page, 'admin');
  await expect(account(page)).toBeVisible();
  expect(await expiryOf(context), 'the token is kept for the session of the browser').toBe(-1);
  await expect(page).toHaveURL(`${LIST}?pageSize=50`);
  await expect(page.getByRole('status', { name: 'Live updates' })).toHaveText('Live');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expectNoViolationsInEitherScheme(page);
});

test('a session that ends asks to sign in again over the page, which stays as it was', async ({ page }) => {
  await page.goto(LIST);
  await fillIn(page, 'admin');
  await expect(page.getByRole('status', { name: 'Live updates' })).toHaveText('Live');
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await revoke(page);

  const again = page.getByRole('alertdialog', { name: 'Login timed out, please log in again!' });
  await expect(again).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('status', { name: 'Live updates' })).toHaveText('Live');
});

test('a session is kept for a day when asked to; logging out asks first, and ends it in every tab', async ({
  page,
  context,
}) => {
  await page.goto(LIST);
  await page.getByText('Remember me').click();
  await fillIn(page, 'admin');
  await expect(account(page)).toBeVisible();
  const hours = (await expiryOf(context)) / 3600 - Date.now() / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThanOrEqual(24);
  const other = await context.newPage();
  await other.goto(LIST);
  await expect(account(other)).toBeVisible();

  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Are you sure to log out?' });
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(account(page)).toBeVisible();

  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await sure.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
});

/** Files of the page that have come by themselves, by a part of their names. */
const hasCome = (page: Page, part: string): Promise<boolean> =>
  page.evaluate((name) => performance.getEntriesByType('resource').some(({ name: own }) => own.includes(name)), part);

test('logging out without a line asks first, by code that came before it was wanted', async ({ page, context }) => {
  await page.goto(LIST);
  await fillIn(page, 'admin');
  await expect.poll(() => hasCome(page, '/LogOutDialog-')).toBe(true);
  await expect.poll(() => hasCome(page, '/Unsent-')).toBe(true);
  await context.setOffline(true);
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure to log out?' })).toBeVisible();
});

test('logging out goes on where its question cannot be loaded, and the server is told once there is a line', async ({
  page,
  context,
}) => {
  await page.route('**/LogOutDialog-*', (route) => route.abort());
  await page.goto(LIST);
  await fillIn(page, 'admin');
  await account(page).click();
  const logOut = page.getByRole('menuitem', { name: 'Log out' });
  await expect(logOut).toBeVisible();
  await context.setOffline(true);
  await logOut.click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('token');
  await expect(account(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.goto(LIST);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the sign-in opens only when the connection answers; the language changes without losing what was typed', async ({
  page,
}) => {
  await page.route('**/api/common/testConnect', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText('System updating. Please wait a moment.');
  await page.unroute('**/api/common/testConnect');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.getByLabel('Username').fill('admin');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue('admin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test("the whole page waits for the person's record and menu", async ({ browser }) => {
  const first = await signInAs(browser, 'manager.yangon');
  // Another profile with the same session: where the person's record is kept, the page does not wait.
  const context = await browser.newContext({ storageState: await first.context().storageState() });
  await first.context().close();
  const page = await context.newPage();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/auth/info', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'Loading ...' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  answer();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Loading ...', { exact: true })).toHaveCount(0);
  await page.context().close();
});
