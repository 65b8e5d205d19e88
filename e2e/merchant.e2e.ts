import { expect, test } from '@playwright/test';
import { choose, fillGoods, fillParty } from './support/newOrder.ts';
import { orderFile } from './support/orderFile.ts';
import { ask, signInTo } from './support/orders.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('a business customer creates an order for himself and finds it in his list', async ({ page }) => {
  await signInTo(page, 'merchant', '/sender/newOrder');
  await expect(page.getByRole('combobox', { name: 'Origin branch' })).toHaveValue('Yangon Head Office');
  await choose(page, 'Destination branch', 'Mandalay', 'Mandalay');
  await page.getByRole('textbox', { name: 'Weight' }).fill('2.5');
  for (const side of ['Length', 'Width', 'Height']) await page.getByRole('textbox', { name: side }).fill('20');
  await expect(page.getByRole('complementary', { name: 'Quote' }).getByRole('status')).toHaveText(/^[\d,]+\.00 MMK$/);
  await expect(page.getByRole('combobox', { name: 'Merchant' })).toHaveCount(0);
  await fillParty(page, 'Sender', 'Daw Khin Mar', 'Yangon');
  await fillParty(page, 'Receiver', 'U Tin Aung', 'Mandalay');
  await fillGoods(page, 'Books');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/senderSuccess\?id=SL\d{9}MM/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { row } = await ask<{ row: object }>(page, 'GET', `api/streams/order/${id}`);
  expect(row).toMatchObject({ merchant: 'GOLDEN', source: 'businessPc' });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order list (v2)' }).click();
  await expect(page.getByRole('grid').getByRole('link', { name: id })).toBeVisible();
});

test('a business customer imports an order, which belongs to him without being named', async ({ page }) => {
  const mailSn = crypto.randomUUID().slice(0, 8);
  await signInTo(page, 'merchant', '/sender/mailList');
  const file = { name: 'orders.xlsx', mimeType: SHEET, buffer: await orderFile([{ mailSn }]) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('1 ready, 0 wrong, 0 already imported')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Import 1 order' }).click();
  const imported = () =>
    ask<{ records: object[] }>(page, 'POST', 'api/order/page', {
      filters: [{ field: 'mailSn', op: 'eq', value: mailSn }],
    });
  await expect.poll(async () => (await imported()).records).toMatchObject([{ merchant: 'GOLDEN' }]);
});

test('a business customer reads no staff, no other customer and no foreign order', async ({ page }) => {
  await signInTo(page, 'merchant', '/dashboard');
  const call = (method: 'GET' | 'POST', path: string) =>
    ask<{ records: { id: string; merchant?: string }[] }>(
      page,
      method,
      path,
      method === 'POST' ? { pageSize: 100 } : undefined,
    );
  for (const machine of ['staff', 'branch', 'tariff', 'exchangeRate', 'department', 'appUser', 'shipment'])
    await expect(call('POST', `api/${machine}/page`), machine).rejects.toThrow(/: 403 /);
  await expect(call('GET', 'api/sysStaff/newRole')).rejects.toThrow(/: 403 /);
  for (const branch of ['YGN', 'MDY'])
    await expect(call('GET', `api/streams/branch/${branch}`), branch).rejects.toThrow(/: 40[34] /);
  expect((await call('POST', 'api/merchant/page')).records.map(({ id }) => id)).toEqual(['GOLDEN']);
  const orders = await call('POST', 'api/order/page');
  expect(new Set(orders.records.map(({ merchant }) => merchant))).toEqual(new Set(['GOLDEN']));
});
