import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { signInAs } from './support/people.ts';

test('an administrator signs a clerk out, who is told by whom and why and goes on after a new sign-in', async ({
  browser,
}) => {
  const clerk = await signInAs(browser, 'clerk.mandalay', { address: '/dashboard' });
  const admin = await signInAs(browser, 'admin', { address: '/system/online' });
  await expect(admin.getByText('This device')).toHaveCount(1);
  await admin.getByRole('searchbox', { name: 'Find by name, staff code or address' }).fill('Mandalay');
  await expect(admin).toHaveURL(/sought=Mandalay/);
  await admin.goto('/system/online');
  await admin.getByRole('combobox', { name: 'Operate branch' }).fill('Mandalay');
  await admin
    .getByRole('option', { name: /Mandalay/ })
    .first()
    .click();
  const table = admin.getByRole('group', { name: 'Online users' });
  const { user } = await ask<{ user: { nickName: string } }>(clerk, 'GET', 'auth/info');
  const everywhere = table.getByRole('button', { name: `Sign out everywhere: ${user.nickName}` }).first();
  await everywhere.click();
  const asking = admin.getByRole('alertdialog');
  const confirm = asking.getByRole('button', { name: 'Sign out everywhere' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await asking.getByLabel('Reason').fill('This tablet was left at the counter');
  await expectNoViolationsInEitherScheme(admin);
  await confirm.click();
  await expect(asking).toBeHidden();

  const again = clerk.getByRole('alertdialog', { name: /Login timed out/ });
  await expect(again.getByText(/ signed you out: This tablet was left at the counter/)).toBeVisible();
  await again.getByLabel('Password', { exact: true }).fill('shweli2026');
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
});

test('people above cannot be signed out, and the screen of online users says why; on a phone too', async ({
  browser,
}) => {
  await signInAs(browser, 'admin', { address: '/dashboard' });
  const operations = await signInAs(browser, 'operations', { address: '/system/online', width: 390 });
  const table = operations.getByRole('group', { name: 'Online users' });
  const refused = table.getByRole('button', { name: /^Sign out Administrator from/ }).first();
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  const reason = await refused.evaluate(
    (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(reason).toMatch(/may do everything/);
  await expectNoViolationsInEitherScheme(operations);
});
