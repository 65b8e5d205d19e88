import { expect, test } from '@playwright/test';
import { makeOrders, propose } from './support/orders.ts';
import { signInAs } from './support/people.ts';
import { log, openSession, scanCode, scanThroughInputMethod, verdict } from './support/scanner.ts';
import { collectInYangon, stockInMuse } from './support/vehicle.ts';

test('a seal scanned into its dialog is written whole, and nothing is scanned behind it', async ({ browser }) => {
  const [parcel = ''] = await stockInMuse(browser, [{}]);
  const page = await signInAs(browser, 'sorter.muse', { address: '/package/sort' });
  const { id } = await propose(page, 'package', null, { type: 'package.issued', kind: 'box', destination: 'MDY' });
  await page.goto(`/package/sort?bag=${id}`);
  await expect(page.getByText('Nothing is in the bag yet')).toBeVisible();
  await scanCode(page, parcel);
  await expect(verdict(page)).toContainText('Packed');
  const rows = await log(page).getAttribute('aria-rowcount');
  const seal = `MU-${id.slice(-8)}`;
  const form = page.getByRole('dialog', { name: 'Seal' });
  await page.getByRole('button', { name: 'Seal', exact: true }).click();

  await test.step('a code is scanned without an end key, through an input method, and over a selection', async () => {
    const field = form.getByLabel('Seal number');
    await expect(field).toBeFocused();
    await scanCode(page, seal, null);
    await expect(field).toHaveValue(seal);
    await field.selectText();
    await scanCode(page, `MU-${id.slice(-4)}`, null);
    await expect(field).toHaveValue(`MU-${id.slice(-4)}`);
    await field.fill('');
    await scanThroughInputMethod(page, id.slice(-8));
    await expect(field).toHaveValue(id.slice(-8));
  });

  await test.step('a burst presses no button, whatever its end key', async () => {
    await form.getByRole('button', { name: 'Cancel' }).focus();
    await scanCode(page, seal);
    await expect(form).toBeVisible();
    await scanCode(page, parcel);
    await expect(form).toBeVisible();
    await expect(form.getByLabel('Seal number')).toHaveValue(id.slice(-8));
  });

  await test.step('the end key of a scanned seal confirms the form, once', async () => {
    await form.getByLabel('Seal number').fill('');
    await scanCode(page, seal);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sealed');
    await expect(form).toBeHidden();
    await expect(page.getByText(seal)).toBeVisible();
    await expect(log(page)).toHaveAttribute('aria-rowcount', rows ?? '');
    await expect(verdict(page)).toContainText('Packed');
  });
});

test('a parcel scanned while its reason is asked for goes into the reason, not into the session', async ({
  browser,
}) => {
  const [fresh = ''] = await collectInYangon(browser, 1);
  const page = await signInAs(browser, 'clerk.yangon', { address: '/storage/pickup' });
  const [foreign = ''] = await makeOrders(page, [{}]);
  await openSession(page, '/storage/pickup');
  await scanCode(page, foreign);
  await expect(verdict(page)).toContainText('Extra');
  const rows = await log(page).getAttribute('aria-rowcount');
  await verdict(page).getByRole('button', { name: 'Set aside' }).click();
  const form = page.getByRole('dialog', { name: 'Set aside' });
  await expect(form.getByLabel('Reason')).toBeFocused();
  await scanCode(page, fresh, 'Tab');
  await expect(form.getByLabel('Reason')).toHaveValue(fresh);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(log(page)).toHaveAttribute('aria-rowcount', rows ?? '');
  await scanCode(page, fresh);
  await expect(verdict(page)).toContainText('In stock');
});
