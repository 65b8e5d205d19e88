import { expect, test } from '@playwright/test';
import { pick, select, signInAs } from './support/people.ts';

test('the rules of staff are refused in the words of the specification, each at its field', async ({ browser }) => {
  const page = await signInAs(browser, 'admin', { address: '/hr/roster' });
  await page.getByRole('button', { name: 'Add' }).click();
  const form = page.getByRole('dialog', { name: 'Add' });
  const wrong: readonly (readonly [label: string, value: string, reason: RegExp])[] = [
    ['Nickname', 'A', /at least 2 characters/],
    ['Login name', 'a', /at least 2 characters/],
    ['Staff code', '12', /not exactly 4 digits/],
    ['Phone', '12345', /phone number/],
    ['ID number', '123', /not a valid identification number/],
    ['E-mail', 'nobody', /not a valid e-mail address/],
  ];
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Branch is needed', { exact: true })).toBeVisible();
  await select(form, 'Gender', 'Male');
  await pick(form, /^Branch/, 'Yangon');
  for (const [label, value] of wrong) await form.getByLabel(label).first().fill(value);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  for (const [label, , reason] of wrong)
    await expect(form.getByLabel(label).first()).toHaveAccessibleDescription(reason);
  await expect(form.getByRole('combobox', { name: 'Roles' })).toHaveAttribute('aria-invalid', 'true');
  await expect(form).toBeVisible();
});
