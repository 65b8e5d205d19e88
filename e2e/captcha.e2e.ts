import { expect, test } from '@playwright/test';
import { startOwnServer, type OwnServer } from '../scripts/ownServer.ts';

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer({ demo: false, captcha: true });
});
test.afterAll(() => server.end());

test('a wrong captcha shows an error at its field and loads another picture', async ({ page }) => {
  await page.goto(`${server.address}/login`);
  const picture = page.getByAltText('Captcha picture');
  const code = page.getByLabel('Captcha', { exact: true });
  const first = await picture.getAttribute('src');
  expect(first).toMatch(/^data:image\/png/);

  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code).toHaveAccessibleDescription(/Enter the captcha$/);

  // The pictures contain no letter O, so this answer is always wrong.
  await code.fill('OOOOO');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code).toHaveAccessibleDescription(/The captcha is wrong\.$/);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(page.getByLabel('Username')).toHaveValue('admin');

  const second = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Another picture' }).click();
  await expect(picture).not.toHaveAttribute('src', second ?? '');
});
