import { expect, test } from '@playwright/test';
import { signInTo } from './support/orders.ts';

test('a picker opens by a click, takes its only match by Tab or Enter, and names the branch of a department', async ({
  page,
}) => {
  await signInTo(page, 'clerk.yangon', '/workOrders/newWorkOrder');
  const field = page.getByRole('combobox', { name: 'Handling department' });
  const options = page.getByRole('option');
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await field.click();
  await expect(options.filter({ hasText: 'Warehouse' }).first()).toBeVisible();

  for (const key of ['Tab', 'Enter']) {
    await field.fill('mandalay ware');
    await expect(options).toHaveText(['WarehouseMandalay']);
    await page.keyboard.press(key);
    await expect(field).toHaveValue('Warehouse · Mandalay');
    await expect(options).toHaveCount(0);
    await field.fill('');
  }
});

test('a filter that is opened before its names are there shows them when they come, each warehouse with its branch', async ({
  page,
}) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/department/page', async (route) => {
    await held;
    await route.continue();
  });
  await signInTo(page, 'clerk.yangon', '/workOrders/list');
  await page.getByRole('search').getByRole('button', { name: 'Handling department' }).click();
  await expect(page.getByRole('listbox').getByRole('status')).toBeVisible();
  answer();
  await expect(page.getByRole('option', { name: 'Warehouse · Mandalay' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Warehouse', exact: true })).toHaveCount(0);
});
