import { expect, test, type Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from '../scripts/ownServer.ts';
import { png } from '../tests/server/account/pictures.ts';
import { expectNoViolations } from './support/axe.ts';

const CENTER = '/user/center';
const FIRST = 'Ruili2026bridge';
const NEXT = 'Muse2026border';

let server: OwnServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startOwnServer({ demo: false, captcha: false });
});
test.afterAll(() => server.end());

const signIn = async (page: Page, password: string): Promise<void> => {
  await page.goto(`${server.address}/login?redirect=${encodeURIComponent(CENTER)}`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const changePassword = async (page: Page, old: string, next: string): Promise<void> => {
  await page.getByLabel('Present password').fill(old);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('New password again').fill(next);
  await page.getByRole('button', { name: 'Change the password' }).click();
};

const profile = (page: Page) => page.getByRole('region', { name: 'Profile' });
const devices = (page: Page) => page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
const log = (page: Page) => page.getByRole('grid', { name: 'Operation log' });

test('the own profile: invalid fields show errors at once, valid ones are stored and shown in the shell and the log', async ({
  page,
  context,
}) => {
  await signIn(page, server.password);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await signIn(page, server.password);
  await changePassword(page, server.password, FIRST);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, FIRST);
  await expect(profile(page).getByLabel('Nickname')).not.toHaveValue('');
  await expectNoViolations(page);

  const save = profile(page).getByRole('button', { name: 'Save' });
  await profile(page).getByLabel('Nickname').fill('A');
  await profile(page).getByLabel('Phone').fill('12345678901');
  await save.click();
  await expect(profile(page).getByLabel('Nickname')).toBeFocused();
  await expect(profile(page).getByLabel('Nickname')).toHaveAccessibleDescription(/Use 2 to 20 characters/);
  await expect(profile(page).getByLabel('Phone')).toHaveAccessibleDescription(/correct 11-digit phone number/);

  await profile(page).getByLabel('Nickname').fill('Daw Thida');
  await profile(page).getByLabel('Phone').fill('09450000077');
  await profile(page).getByLabel('E-mail').fill('thida@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: /Daw Thida/ })).toBeVisible();

  await page.getByRole('button', { name: 'Refresh' }).last().click();
  await expect(log(page).getByRole('row', { name: /Edit/ }).first()).toContainText('127.0.0.1');
  await expect(log(page).getByRole('row', { name: /Edit/ }).first()).toContainText(/Chrome \d+/);
  await expect(log(page).getByRole('row', { name: /Edit/ }).first()).toContainText(/\d ms/);
  await page.reload();
  await expect(profile(page).getByLabel('E-mail')).toHaveValue('thida@example.com');
});

test('the own picture: what is none is refused, one is cut by the keyboard and shown in the account menu', async ({
  page,
}) => {
  await signIn(page, FIRST);
  await profile(page).getByRole('button', { name: 'Change picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose your picture' });
  const choose = async (name: string, mimeType: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose' }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  await choose('page.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(dialog.getByRole('alert')).toContainText('PNG or JPEG');
  await choose('no.png', 'image/png', Buffer.from('no picture'));
  await expect(dialog.getByRole('alert')).toContainText('PNG or JPEG');
  await choose('large.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(dialog.getByRole('alert')).toContainText('larger than 5 MB');

  await choose('me.png', 'image/png', png({ width: 400, height: 300 }));
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await zoom.focus();
  await page.keyboard.press('PageUp');
  await expect(zoom).not.toHaveValue('1');
  const across = dialog.getByRole('slider', { name: 'Left to right' });
  await dialog.getByRole('img').hover();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 4 });
  await page.mouse.up();
  await expect(across).toHaveValue('1');
  await expectNoViolations(page);

  const sent = page.waitForResponse('**/api/users/updateAvatar');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  expect((await sent).status()).toBe(200);
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('banner').locator('img[src^="blob:"]');
  await expect(shown).toHaveJSProperty('naturalWidth', 256);
  await page.reload();
  await expect(shown).toHaveJSProperty('naturalWidth', 256);
});

test('the own sessions: another device is seen and signed out, then all others at once', async ({ page, browser }) => {
  await signIn(page, FIRST);
  await expect(devices(page).filter({ hasText: 'This device' })).toHaveCount(1);
  for (const way of ['one', 'all']) {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, FIRST);
    await expect(other.getByRole('status', { name: 'Live updates' })).toHaveText('Live');
    await page.reload();
    await expect(devices(page).filter({ hasText: 'This device' })).toHaveCount(1);
    if (way === 'one') {
      const end = devices(page).getByRole('button', { name: /^Sign out / });
      const before = await end.count();
      await end.first().click();
      await expect(end).toHaveCount(before - 1);
    } else {
      await page.getByRole('button', { name: 'Sign out all others' }).click();
      const sure = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
      await sure.getByRole('button', { name: 'Sign out all others' }).click();
      await expect(devices(page)).toHaveCount(1);
    }
    await expect(other.getByRole('alertdialog', { name: 'Login timed out, please log in again!' })).toBeVisible();
    await context.close();
  }
});

test('the own password: the old one is required, and afterwards a new sign-in', async ({ page }) => {
  await signIn(page, FIRST);
  await changePassword(page, 'notMine1', NEXT);
  await expect(page.getByLabel('Present password')).toHaveAccessibleDescription('The old password is wrong.');
  await changePassword(page, FIRST, NEXT);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /password/i })).toBeVisible();
  await signIn(page, NEXT);
  await expect(profile(page)).toBeVisible();
});
