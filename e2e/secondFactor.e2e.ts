import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startOwnServer, type OwnServer } from '../scripts/ownServer.ts';
import { CHOSEN, enterPassword, expectSignedIn, newClerk, replacePassword } from './support/account.ts';
import { expectNoViolations } from './support/axe.ts';

const STEP_MS = 30_000;

let server: OwnServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startOwnServer({ demo: false, captcha: false });
});
test.afterAll(() => server.end());

/** The code that an authenticator app shows (RFC 6238), some steps from now. */
const codeOf = (base32: string, later = 0): string => {
  const bits = Array.from(base32, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((eight) => Number.parseInt(eight, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + later));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = hash.readUInt8(19) & 0x0f;
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
};

test('the second factor is set up in the user center, asked for at the next sign-in, and a recovery code helps', async ({
  page,
}) => {
  await replacePassword(page, server.address, 'admin', server.password);
  await enterPassword(page, server.address, 'admin', CHOSEN, '/login?redirect=/user/center');
  await page.getByRole('button', { name: 'Set up the authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Present password').fill('notMine1');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('Present password')).toHaveAccessibleDescription(/The old password is wrong/);
  await dialog.getByLabel('Present password').fill(CHOSEN);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectNoViolations(page);
  const secret = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '');
  const first = dialog.getByLabel('Code that the app shows now');
  await first.fill('12345');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(first).toHaveAccessibleDescription('Enter the six digits that the app shows');
  await expect(first).toBeFocused();
  await first.fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoViolations(page);
  const [recovery = '', another = '', third = ''] = await codes.allInnerTexts();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await page.context().clearCookies();
  await enterPassword(page, server.address, 'admin', CHOSEN);
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectNoViolations(page);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/This code is wrong/);
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expectSignedIn(page, 'admin');

  await page.context().clearCookies();
  await enterPassword(page, server.address, 'admin', CHOSEN);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const field = page.getByLabel('Recovery code', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(recovery.toUpperCase());
  await page.keyboard.press('Enter');
  await expectSignedIn(page, 'admin');
  await page.context().clearCookies();
  await enterPassword(page, server.address, 'admin', CHOSEN);
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();

  // Removed by the password and a code.
  await enterPassword(page, server.address, 'admin', CHOSEN, '/login?redirect=/user/center');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await field.fill(another);
  await page.keyboard.press('Enter');
  await expect(page.getByText('8 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const removal = page.getByRole('alertdialog');
  await removal.getByLabel('Present password').fill(CHOSEN);
  await removal.getByLabel('Code', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(removal.getByRole('alert')).toHaveText(/This code is wrong/);
  await removal.getByLabel('Code', { exact: true }).fill(third);
  await page.keyboard.press('Enter');
  await expect(removal).toBeHidden();
  await expect(page.getByRole('button', { name: 'Set up the authenticator app' })).toBeVisible();
  await page.context().clearCookies();
  await enterPassword(page, server.address, 'admin', CHOSEN);
  await expectSignedIn(page, 'admin');
});

test('the second factor is set up before anything else by holders of a role that requires it', async ({
  page,
  request,
}) => {
  const password = await newClerk(request, server.address);
  await replacePassword(page, server.address, 'clerk.new', password);
  await enterPassword(page, server.address, 'clerk.new', CHOSEN);
  await expect(page.getByRole('heading', { name: 'Set up the second factor' })).toBeVisible();
  await expectNoViolations(page);
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '');
  await page.getByLabel('Code that the app shows now').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expectSignedIn(page, 'Su Su');
});
