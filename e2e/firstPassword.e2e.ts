import { expect, test, type Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from '../scripts/ownServer.ts';

const CHOSEN = 'Ruili2026bridge';

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer({ demo: false, captcha: false });
});
test.afterAll(() => server.end());

const signIn = async (page: Page, password: string): Promise<void> => {
  await page.goto(`${server.address}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('the first password of a new installation must be changed, and only the new one lets in', async ({ page }) => {
  const present = page.getByLabel('Present password');
  const next = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('New password again');
  const change = async (old: string, chosen: string, repeated = chosen): Promise<void> => {
    await present.fill(old);
    await next.fill(chosen);
    await again.fill(repeated);
    await page.getByRole('button', { name: 'Change the password' }).click();
  };

  await signIn(page, server.password);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();

  await change(server.password, 'weak!');
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription(/Use 6 to 20 letters and digits$/);
  await change(server.password, CHOSEN, 'Ruili2026bridges');
  await expect(again).toBeFocused();
  await expect(again).toHaveAccessibleDescription('The two new passwords differ');
  await change(server.password, 'password1');
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription(/This password is too easily guessed\.$/);
  await change('notMine1', CHOSEN);
  await expect(present).toBeFocused();
  await expect(present).toHaveAccessibleDescription('The old password is wrong.');

  const asked = page.waitForRequest('**/api/users/updatePass');
  await change(server.password, CHOSEN);
  const sent = (await asked).postData() ?? '';
  expect(sent).not.toContain(CHOSEN);
  expect(sent).not.toContain(server.password);
  await expect(page.getByRole('status')).toHaveText('Your password was changed. Please sign in with the new one.');

  await signIn(page, server.password);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await signIn(page, CHOSEN);
  await expect(page.getByRole('banner').getByRole('button', { name: 'admin' })).toBeVisible();
});
