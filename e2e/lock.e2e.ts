import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';

const PASSWORD = 'shweli2026';
const NEW_ORDER = '/sender/newOrder';
const MINUTE_MS = 60_000;

const SAID = {
  locked: '屏幕已锁定',
  password: '密码',
  unlock: '解锁',
  missing: '请输入密码',
  wrong: '密码错误。',
  settings: '设置',
} as const;

/** Returns the server's answer to a call of this page. */
const statusOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const token = document.cookie.split('; ').find((pair) => pair.startsWith('token='));
    const headers = { Authorization: decodeURIComponent(token?.slice('token='.length) ?? '') };
    return (await fetch('/api/users/sessions', { headers })).status;
  });

const lockScreen = (page: Page, name = 'Locked') => page.getByRole('alertdialog', { name });

test('the screen locks over all content, in every tab and over a reload; the password unlocks it: zh', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'manager.yangon', { language: 'zh', address: NEW_ORDER });
  const open = async (password = PASSWORD): Promise<void> => {
    const locked = lockScreen(page, SAID.locked);
    await locked.getByLabel(SAID.password, { exact: true }).fill(password);
    await locked.getByRole('button', { name: SAID.unlock }).click();
  };
  const other = await page.context().newPage();
  await other.goto('/downloadList');
  await expect(other.getByRole('banner')).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: SAID.settings }).click();
  await expect(page.getByRole('dialog', { name: SAID.settings })).toBeVisible();
  await page.keyboard.press('Alt+l');
  const screen = lockScreen(page, SAID.locked);
  await expect(screen).toBeVisible();
  await expect(lockScreen(other, SAID.locked)).toBeVisible();
  await expect(screen.getByLabel(SAID.password, { exact: true })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${SAID.locked} · `));
  for (const part of ['banner', 'main', 'navigation', 'dialog'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  await expectNoViolationsInEitherScheme(page);

  await page.keyboard.press('Alt+w');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await screen.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  await expect.poll(() => statusOf(page)).toBe(423);

  await screen.getByRole('button', { name: SAID.unlock }).click();
  await expect(screen.getByLabel(SAID.password, { exact: true })).toHaveAccessibleDescription(SAID.missing);
  await open('wrong1');
  await expect(screen.getByLabel(SAID.password, { exact: true })).toHaveAccessibleDescription(SAID.wrong);
  await expect(screen.getByLabel(SAID.password, { exact: true })).toBeFocused();

  await other.reload();
  await expect(lockScreen(other, SAID.locked)).toBeVisible();
  await expect(other.getByRole('banner')).toHaveCount(0);
  await expectNoViolationsInEitherScheme(other);

  await open();
  await expect(screen).toBeHidden();
  await expect(page.getByRole('dialog', { name: SAID.settings })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${NEW_ORDER}$`));
  await expect(other.getByRole('banner')).toBeVisible();
  await expect(other).toHaveURL(/\/downloadList$/);
  expect(await statusOf(page)).toBe(200);
  await page.context().close();
});

test('the screen locks from the account menu, and stays hidden when the session ends behind the lock', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'support');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /1\d{3}/ })
    .click();
  await page.getByRole('menuitem', { name: 'Lock the screen' }).click();
  await expect(lockScreen(page)).toBeVisible();
  await page.evaluate(async () => {
    const token = document.cookie.split('; ').find((pair) => pair.startsWith('token='));
    const headers = { Authorization: decodeURIComponent(token?.slice('token='.length) ?? '') };
    await fetch('/auth/logout', { method: 'DELETE', headers });
  });
  const over = page.getByRole('alertdialog', { name: 'Login timed out, please log in again!' });
  await expect(over).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectNoViolationsInEitherScheme(page);
  await over.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await over.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(/\/companyOrder\/orderList$/);
  await page.context().close();
});

test('the screen locks after the minutes chosen in the drawer without input', async ({ browser }) => {
  const page = await signInAs(browser, 'operations');
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /Lock when nobody has touched it/ }).click();
  await page.getByRole('option', { name: 'after 10 minutes' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0);
  // That nothing locks before, and each sign of a person puts it off, is a pure test.
  await page.clock.fastForward(11 * MINUTE_MS);
  await expect(lockScreen(page)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);

  await lockScreen(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.context().close();
});
