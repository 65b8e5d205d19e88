import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { act, ask, propose, signInTo, staffId } from './support/orders.ts';
import { handOutInYangon } from './support/parcels.ts';
import { signInAs, unseen } from './support/people.ts';

test('chosen bills show their totals, and each act why not before its window opens', async ({ page }) => {
  await signInTo(page, 'finance', '/finance/bill?state=pending');
  const grid = page.getByRole('grid', { name: 'Bills' });
  const choose = (row: number) => grid.getByRole('row').nth(row).getByRole('checkbox').check({ force: true });
  await choose(1);
  await choose(2);
  const numberIn = (row: number) => grid.getByRole('row').nth(row).getByRole('link').first().innerText();
  const ids = [await numberIn(1), await numberIn(2)];
  const { records } = await ask<{ records: { receivable: number }[] }>(page, 'POST', 'api/bill/page', {
    filters: [{ field: 'id', op: 'in', value: ids }],
  });
  expect(records).toHaveLength(2);
  const sum = records.reduce((total, { receivable }) => total + receivable, 0) / 100;
  const bar = page.getByRole('toolbar', { name: 'For the chosen rows' });
  await expect(
    bar.getByText(`Receivable ${sum.toLocaleString('en', { minimumFractionDigits: 2 })} MMK`, { exact: true }),
  ).toBeVisible();
  const settle = bar.getByRole('button', { name: 'Open settlement' });
  await expect(settle).toHaveAttribute('aria-disabled', 'true');
  await settle.focus();
  await expect(page.getByRole('tooltip')).toContainText(
    /choose bills of the same customer|is not confirmed|are not mixed/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Confirm', exact: true })).not.toHaveAttribute('aria-disabled', 'true');
  await expectNoViolationsInEitherScheme(page);
});

test('a courier hands cash in by its notes on the phone; who counts sees the orders that it comes from', async ({
  browser,
}) => {
  const manager = await unseen(browser, 'manager.yangon');
  const order = await handOutInYangon(manager);
  const courierId = await staffId(manager, 'courier.yangon');
  const courier = await signInAs(browser, 'courier.yangon', { width: 390, address: '/dashboard' });
  const { records } = await ask<{ records: { due: number }[] }>(courier, 'POST', 'api/order/page', {
    filters: [{ field: 'id', op: 'eq', value: order }],
  });
  await act(courier, order, { type: 'order.signPaid', amount: records[0]?.due, method: 'cash' });
  // An earlier hand-over that nobody has counted is taken back first.
  await propose(courier, 'courierCash', courierId, { type: 'courierCash.takenBack', reason: 'Counted again' });
  await courier.reload();
  const own = courier.getByRole('region', { name: 'My cash' });
  await expect(own).toContainText(/You hold [\d,.]+ MMK/);
  await own.getByRole('link', { name: 'Hand in' }).click();
  const form = courier.getByRole('dialog', { name: 'Hand in' });
  const notes = form.getByRole('group', { name: 'Kyat notes' });
  const kyat = form.getByRole('textbox', { name: 'Kyat', exact: true });
  await notes.getByLabel('100 ×').fill('၂');
  await notes.getByLabel('50 ×').fill('1.5');
  await notes.getByLabel('200 ×').focus();
  await expect(notes.getByText('Write a whole number')).toBeVisible();
  await expect(notes.getByLabel('50 ×')).toHaveValue('1.5');
  await notes.getByLabel('50 ×').fill('１');
  await notes.getByLabel('200 ×').focus();
  await expect(notes.getByText('Write a whole number')).toBeHidden();
  await expect(notes.getByLabel('100 ×')).toHaveValue('2');
  await expect(notes.getByLabel('50 ×')).toHaveValue('1');
  await expect(notes).toContainText('250.00 MMK');
  await expect(kyat).toHaveValue('250.00');
  await kyat.fill('300');
  await form.getByRole('button', { name: 'Hand in' }).click();
  await expect(form.getByText('The notes come to 250.00 MMK and the amount is 300.00 MMK')).toBeVisible();
  await expectNoViolationsInEitherScheme(courier);
  await notes.getByLabel('50 ×').fill('2');
  await expect(kyat).toHaveValue('300.00');
  await form.getByRole('button', { name: 'Hand in' }).click();
  await expect(form).toBeHidden();

  // Couriers read nobody's name but their own.
  await expect(courier.getByRole('heading', { level: 1, name: /^Min Thu/ })).toBeVisible();

  await manager.goto(`/finance/courierCashDetail?id=${courierId}&tab=orders`);
  await expect(manager.getByRole('heading', { level: 1, name: /^Min Thu/ })).toBeVisible();
  const table = manager.getByRole('group', { name: 'Orders' });
  await expect(table.getByRole('link', { name: order })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Declared/ })).toContainText('300.00');
  await expectNoViolationsInEitherScheme(manager);
});

test('the payment that a refund is of is found by its waybill number', async ({ page }) => {
  await signInTo(page, 'support', '/finance/refunds');
  const { records } = await ask<{ records: { id: string; order: string }[] }>(page, 'POST', 'api/receivable/page', {
    filters: [
      { field: 'state', op: 'in', value: ['received', 'confirmed'] },
      { field: 'stage', op: 'eq', value: 'collection' },
    ],
  });
  const [payment] = records;
  if (!payment) throw new Error('No payment');
  const { id, order } = payment;
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  const form = page.getByRole('dialog', { name: 'Ask for a refund' });
  const field = form.getByRole('combobox', { name: 'Original payment' });
  await field.fill(order);
  const option = page.getByRole('option', { name: order });
  await expect(option).toContainText(/^At collection · [\d,]+\.\d\d MMK · [\d/]+/);
  await option.click();
  await expect(field).toHaveValue(new RegExp(`^At collection · .+ · ${order}$`));
  await expect(form.getByText(id)).toHaveCount(0);
});
