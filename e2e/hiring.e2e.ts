import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { pick, select, signInAs } from './support/people.ts';

test('an administrator hires a courier, who signs in with the one-time password and must choose another', async ({
  browser,
  page,
}) => {
  const code = String(randomInt(2000, 9999));
  const username = `courier.t${code}`;
  const admin = await signInAs(browser, 'admin', { address: '/hr/staff' });
  await admin.getByRole('button', { name: 'Add' }).click();
  const form = admin.getByRole('dialog', { name: 'Add' });
  await form.getByLabel('Nickname').fill('Ko Test');
  await form.getByLabel('Login name').fill(username);
  await form.getByLabel('Phone').fill(`0977000${code}`);
  await form.getByLabel('E-mail').fill(`${username}@example.com`);
  await select(form, 'Gender', 'Male');
  await form.getByLabel('ID number').fill(`12/KaMaYa(N)13${code}`);
  await pick(form, 'County or township', 'Kamaryut');
  await expect(form.getByRole('combobox', { name: 'City' })).toHaveValue('Yangon (West)');
  await expect(form.getByRole('combobox', { name: 'State or province' })).toHaveValue('Yangon');
  await form.getByLabel('Detail address').fill('12 Insein Road');
  await pick(form, /^Branch/, 'Yangon');
  await pick(form, 'Operate branch', 'Yangon');
  await pick(form, 'Roles', 'Courier');
  await admin.keyboard.press('Escape');
  await form.getByRole('spinbutton', { name: /day.*Join date/i }).click();
  await admin.keyboard.type('23112026');
  await form.getByLabel('Staff code').fill('12');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText(/exactly 4 digits/).first()).toBeVisible();
  await form.getByLabel('Staff code').fill('1001');
  await form.getByRole('combobox', { name: 'Operate branch' }).scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText(/another member of staff already has the staff code 1001/i).first()).toBeVisible();
  // The answer comes while the head of the form is out of sight.
  const taken = form.getByLabel('Staff code');
  await expect(taken).toBeFocused();
  await expect(taken).toBeInViewport();
  await form.getByLabel('Staff code').fill(code);
  await expectNoViolationsInEitherScheme(admin);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toBeHidden();

  const giving = admin.getByRole('alertdialog', { name: 'Give the first password' });
  await expect(giving.getByText(/Ko Test has no password yet/)).toBeVisible();
  await giving.getByRole('button', { name: 'Give the first password' }).click();
  const slip = admin.getByRole('dialog', { name: 'Give the first password' });
  const password = await slip.getByRole('status', { name: 'One-time password' }).innerText();
  expect(password).toMatch(/^[a-z2-9]{12}$/);
  await admin.evaluate(() => {
    globalThis.print = () => {
      document.documentElement.dataset['printed'] = document.querySelector('[data-slip]')?.textContent ?? '';
    };
  });
  await slip.getByRole('button', { name: 'Print the slip' }).click();
  const printed = await admin.evaluate(() => document.documentElement.dataset['printed'] ?? '');
  for (const part of ['Ko Test', username, password]) expect(printed).toContain(part);
  await admin.emulateMedia({ media: 'print' });
  await expect(slip.getByRole('status', { name: 'One-time password' })).toBeVisible();
  await expect(admin.getByRole('navigation', { name: 'Main menu', includeHidden: true })).toBeHidden();
  await admin.emulateMedia({ media: 'screen' });
  await slip.getByRole('button', { name: 'Handed over' }).click();
  await expect(admin.getByText(password)).toHaveCount(0);

  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
});

test('the townships of the chosen city are offered before anything is typed', async ({ browser }) => {
  const admin = await signInAs(browser, 'admin', { address: '/hr/staff' });
  await admin.getByRole('button', { name: 'Add' }).click();
  const form = admin.getByRole('dialog', { name: 'Add' });
  await pick(form, 'State or province', 'Yangon');
  await pick(form, /^City/, 'Yangon (North)');
  await form.getByRole('combobox', { name: 'County or township' }).click();
  await expect(admin.getByRole('option', { name: /Hlegu/ })).toBeVisible();
  await expect(admin.getByRole('option', { name: /Kamaryut/ })).toHaveCount(0);
});

test('who registers people but may not give passwords reads who does', async ({ browser }) => {
  const page = await signInAs(browser, 'operations', { address: '/hr/staff' });
  const filters = [{ field: 'username', op: 'eq', value: 'employee.yangon' }];
  const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', 'api/staff/page', {
    pageSize: 10,
    filters,
  });
  await page.goto(`/hr/staffDetail?id=${records[0]?.id}&do=staff.passwordReset`);
  await expect(page.getByText(/^An administrator gives one-time passwords, .+ Ask one of: .+\.$/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
