import { expect, test, type CDPSession } from '@playwright/test';
import { startOwnServer, type OwnServer } from '../scripts/ownServer.ts';
import { CHOSEN, enterPassword, expectSignedIn, newClerk, replacePassword } from './support/account.ts';
import { expectNoViolations } from './support/axe.ts';

let server: OwnServer;
/** Address of the server by its name: passkeys do not work at a number. */
let address: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startOwnServer({ demo: false, captcha: false });
  address = server.address.replace('127.0.0.1', 'localhost');
});
test.afterAll(() => server.end());

/** Gives the browser a device that holds passkeys and always confirms them. */
const withDevice = async (devtools: CDPSession): Promise<string> => {
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
};

test('a passkey is added by the keyboard, signs in after the password, and where it is missing another way helps', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const authenticatorId = await withDevice(devtools);
  await replacePassword(page, address, 'admin', server.password);
  await enterPassword(page, address, 'admin', CHOSEN, '/login?redirect=/user/center');

  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Present password')).toBeFocused();
  await page.keyboard.type(CHOSEN);
  // Enter moves on to the last field, and there submits.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const name = dialog.getByLabel('Name of the passkey');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Give the passkey a name/);
  await page.keyboard.type('Work phone');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(passkeys).toHaveText(/^Work phone.*never used/);
  await expectNoViolations(page);

  await page.getByRole('banner').getByRole('button', { name: 'admin' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Log out' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await enterPassword(page, address, 'admin', CHOSEN, '/login?redirect=/user/center');
  await expectSignedIn(page, 'admin');
  await expect(passkeys).toHaveText(/^Work phone.*last used/);

  // Another device, which holds none.
  await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.context().clearCookies();
  await enterPassword(page, address, 'admin', CHOSEN, '/login?redirect=/user/center');
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/No passkey was used.*Try again with the device that holds it/);
  await expect(page.getByRole('button', { name: 'Use the authenticator app' })).toBeHidden();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/No passkey was used/);
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await expect(page.getByLabel('Recovery code', { exact: true })).toBeFocused();
  await page.keyboard.type(recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

  // The last factor: the password alone signs in afterwards.
  await page.getByRole('button', { name: 'Remove the passkey Work phone' }).press('Enter');
  const removal = page.getByRole('alertdialog', { name: 'Remove the passkey Work phone?' });
  await expect(removal.getByText(/your password alone signs you in/)).toBeVisible();
  await expect(removal.getByLabel('Present password')).toBeFocused();
  await page.keyboard.type('notMine1');
  await page.keyboard.press('Enter');
  await expect(removal.getByRole('alert')).toHaveText(/password is wrong/);
  await removal.getByLabel('Present password').fill(CHOSEN);
  await page.keyboard.press('Enter');
  await expect(removal).toBeHidden();
  await expect(page.getByRole('button', { name: 'Set up the authenticator app' })).toBeVisible();
  await page.context().clearCookies();
  await enterPassword(page, address, 'admin', CHOSEN);
  await expectSignedIn(page, 'admin');
});

test('at a number as the address the section says why there are none, and offers the app', async ({ page }) => {
  await enterPassword(page, server.address, 'admin', CHOSEN, '/login?redirect=/user/center');
  await expect(page.getByText('Passkeys do not work at a number as the address.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Set up the authenticator app' })).toBeVisible();
});

test('holders of a role that requires a second factor may set up a passkey, and keep it', async ({ page, request }) => {
  await withDevice(await page.context().newCDPSession(page));
  const password = await newClerk(request, server.address);
  await replacePassword(page, address, 'clerk.new', password);
  await enterPassword(page, address, 'clerk.new', CHOSEN);
  await page.getByRole('button', { name: 'Use a passkey instead' }).press('Enter');
  await page.getByLabel('Name of the passkey').fill('Work phone');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await expectSignedIn(page, 'Su Su');
  await page.goto(`${address}/user/center`);
  const remove = page.getByRole('button', { name: 'Remove the passkey Work phone' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await remove.focus();
  await expect(page.getByRole('tooltip', { name: 'Your role requires a second factor' })).toBeVisible();
});
