import { expect, type Page } from '@playwright/test';
import { CHOSEN, signIn } from './firstHour.ts';

/** Tries what is no new password for the first one: each is refused at its field, and nothing is sent as it is typed. */
export async function tryWeakPasswords(page: Page, username: string, first: string): Promise<void> {
  const present = page.getByLabel('Present password');
  const next = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('New password again');
  const change = async (old: string, chosen: string, repeated = chosen): Promise<void> => {
    await present.fill(old);
    await next.fill(chosen);
    await again.fill(repeated);
    await page.getByRole('button', { name: 'Change the password' }).click();
  };

  await signIn(page, username, first);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await change(first, 'weak!');
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription(/Use 6 to 20 letters and digits$/);
  await change(first, CHOSEN, 'Ruili2026bridges');
  await expect(again).toBeFocused();
  await expect(again).toHaveAccessibleDescription('The two new passwords differ');
  await change(first, 'password1');
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription(/This password is too easily guessed\.$/);
  const asked = page.waitForRequest('**/api/users/updatePass');
  await change('notMine1', CHOSEN);
  const sent = (await asked).postData() ?? '';
  expect(sent).not.toBe('');
  for (const secret of ['notMine1', CHOSEN]) expect(sent).not.toContain(secret);
  await expect(present).toBeFocused();
  await expect(present).toHaveAccessibleDescription('The old password is wrong.');
}

/** Tries a password that no longer lets in. */
export async function tryOldPassword(page: Page, username: string, old: string): Promise<void> {
  await signIn(page, username, old);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
}
