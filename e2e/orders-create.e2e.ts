import { expect, test, type Locator } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { choose, fillGoods, fillParty } from './support/newOrder.ts';
import { ask, signInTo } from './support/orders.ts';

test('an order is created: priced and validated while typing, kept over a reload, printed at the end', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = String(
        document.querySelectorAll('[data-labels] > [role=img]').length,
      );
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await signInTo(page, 'manager.yangon', '/sender/newOrder');
  await expect(page.getByRole('combobox', { name: 'Origin branch' })).toHaveValue('Yangon Head Office');
  await page.getByRole('textbox', { name: 'Weight' }).fill('2.5');
  for (const side of ['Length', 'Width', 'Height']) await page.getByRole('textbox', { name: side }).fill('20');
  await choose(page, 'Destination branch', 'Mandalay', 'Mandalay');
  const quote = page.getByRole('complementary', { name: 'Quote' });
  await expect(quote.getByRole('status')).toHaveText(/^[\d,]+\.00 MMK$/);

  await page.getByLabel('Insured value').fill('100');
  await expect(page.getByLabel('Insured value')).toHaveAccessibleDescription(/200,000\.00 MMK/);
  await page.getByRole('textbox', { name: 'Length' }).fill('1000');
  await page.getByRole('textbox', { name: 'Width' }).fill('1000');
  await page.getByRole('textbox', { name: 'Height' }).fill('1000');
  await expect(page.getByRole('textbox', { name: 'Length' })).toHaveAccessibleDescription(/10/);
  for (const side of ['Length', 'Width', 'Height']) await page.getByRole('textbox', { name: side }).fill('20');
  await page.getByLabel('Insured value').fill('250000');
  await expect(quote.getByRole('row', { name: /Insurance fee/ })).not.toContainText('–');

  await page.getByRole('textbox', { name: 'Weight' }).fill('60');
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveAccessibleDescription(/Unusually much/);
  await page.getByRole('textbox', { name: 'Weight' }).fill('2.5');
  await expect(page.getByRole('textbox', { name: 'Weight' })).not.toHaveAccessibleDescription(/Unusually much/);
  const phone = page.getByRole('region', { name: 'Receiver', exact: true }).getByLabel('Phone');
  for (const wrong of ['12345', '+66 12']) {
    await phone.fill(wrong);
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription(/no phone number of Myanmar or China/);
  }

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('2.5');
  // The quote is above the button: its arrival during a click would move the button.
  await expect(quote.getByRole('status')).toHaveText(/^[\d,]+\.00 MMK$/);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Name is needed').first()).toBeVisible();
  await fillParty(page, 'Sender', 'Daw Hla', 'Yangon');
  await fillParty(page, 'Receiver', 'U Tin Aung', 'Mandalay');
  await fillGoods(page, 'Books');
  await expectNoViolationsInEitherScheme(page);
  const quoted = await quote.getByRole('status').textContent();
  await page.getByRole('button', { name: 'Create' }).click();

  await expect(page).toHaveURL(/\/senderSuccess\?id=SL\d{9}MM/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible();
  await expect(page.getByRole('img', { name: id })).toBeVisible();
  const { row } = await ask<{ row: { freightTotal: number; senderPhone: string } }>(
    page,
    'GET',
    `api/streams/order/${id}`,
  );
  expect(row.senderPhone).toBe('+959420001001');
  await expect(page.getByText('Daw Hla · +95 9 420 001 001')).toBeVisible();
  expect(quoted).toBe(`${(row.freightTotal / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })} MMK`);

  await page.getByRole('button', { name: 'Print waybill' }).click();
  const printing = page.getByRole('dialog', { name: `Print label ${id}` });
  await expect(printing.getByRole('img', { name: `Label of ${id}` })).toBeVisible();
  await printing.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  await printing.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(id) })).toBeVisible();
  await page.goto('/sender/newOrder');
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('');
});

test('what is typed before the names have come is kept and taken with them; a scanner’s burst moves on', async ({
  page,
}) => {
  const came = Promise.withResolvers<void>();
  await page.route('**/api/merchantArea/tree', async (route) => {
    await came.promise;
    await route.continue();
  });
  await signInTo(page, 'manager.yangon', '/sender/newOrder');
  const cityOf = (side: string): Locator =>
    page.getByRole('region', { name: side, exact: true }).getByRole('combobox', { name: 'City', includeHidden: true });
  const [from, to] = [cityOf('Sender'), cityOf('Receiver')];
  await from.pressSequentially('pindaya');
  await page.keyboard.press('Tab');
  await expect(from).not.toBeFocused();
  await expect(from).toHaveValue('pindaya');
  await to.pressSequentially('nyaungshwe');
  await page.keyboard.press('Enter');
  await expect(to).toHaveValue('nyaungshwe');
  came.resolve();
  await expect(to).toHaveValue('Nyaungshwe');
  await expect(from).toHaveValue('Pindaya');

  const field = page.getByRole('textbox', { name: 'Customer number' });
  await field.focus();
  await page.keyboard.type('CN20261120\n');
  await expect(page.getByRole('button', { name: /Payment method/ })).toBeFocused();
  await expect(field).toHaveValue('CN20261120');
});
