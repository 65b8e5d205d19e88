import { expect, test, type Page } from '@playwright/test';
import { act, makeOrders, signInTo } from './support/orders.ts';

const address = (id: string): string => `/companyOrder/orderDetail?id=${id}`;

const opened = async (page: Page, difference: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  await signInTo(page, 'manager.yangon', '/companyOrder/orderList');
  const [id = ''] = await makeOrders(page, [difference]);
  await page.goto(address(id));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(id) })).toBeVisible();
  return id;
};

test('submits an event from its form: errors at the field, then success, and the log describes it', async ({
  page,
}) => {
  await opened(page);
  await expect(page.getByRole('region', { name: 'State diagram' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Modify order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Insured value').fill('100');
  await expect(dialog.getByLabel('Insured value')).toHaveAccessibleDescription(/200,000\.00 MMK/);
  await dialog.getByLabel('Insured value').fill('300000');
  await dialog.getByRole('button', { name: 'Modify order' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: /Log/ }).click();
  await expect(page.getByRole('row', { name: /Insured value/ })).toContainText('300,000.00 MMK');
  await expect(page).toHaveURL(/tab=log/);
});

test('the form of an order’s event shows a change made by someone else meanwhile and keeps the input', async ({
  page,
}) => {
  const id = await opened(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Raise work order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Remark').fill('The receiver asks where it is');
  await act(page, id, {
    type: 'order.deliveryTimeSet',
    expectedDeliveryTime: '2030-01-01T03:00:00.000Z',
    deliveryWindow: 'morning',
  });
  await expect(dialog).toContainText('Someone else has changed this in the meantime');
  await expect(dialog).toContainText('Set delivery time by Aung Kyaw Moe');
  await expect(dialog.getByLabel('Remark')).toHaveValue('The receiver asks where it is');
  await dialog.getByRole('combobox', { name: 'Question' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Raise work order all the same' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: /Complaint piece/ }).click();
  await expect(page.getByRole('list', { name: 'Complaint piece' })).toContainText('The receiver asks where it is');
});
