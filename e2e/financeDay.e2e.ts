import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInTo } from './support/orders.ts';

/** Returns the first number in a text; throws where there is none. */
function numberIn(text: string | null): number {
  const [digits] = /\d[\d,]*/.exec(text ?? '') ?? [];
  if (digits === undefined) throw new Error(`No number in “${text}”`);
  return Number(digits.replaceAll(',', ''));
}

test('home shows finance its day as queues with amounts and ages, one leading to as many records as it counts', async ({
  page,
}) => {
  await signInTo(page, 'finance', '/dashboard');
  const tiles = page.getByRole('region', { name: 'Finance today' }).getByRole('link');
  await expect.poll(() => tiles.count()).toBeGreaterThan(8);
  await expect(tiles.filter({ hasText: 'Receipts to confirm' })).toContainText('MMK');
  await expect(tiles.filter({ hasText: 'Receipts to confirm' })).toContainText('Oldest:');
  await expectNoViolationsInEitherScheme(page);
  const tile = tiles.filter({ hasText: 'Bills to confirm' });
  const figure = tile.locator('> :nth-child(2)');
  await expect(figure).toHaveText(/\d/);
  const count = numberIn(await figure.textContent());
  await tile.click();
  await expect(page).toHaveURL(/\/finance\/bill\?/);
  await expect(page.getByText(new RegExp(`^${count.toLocaleString('en')} in total`)).last()).toBeVisible();
});

test('the overview says who owes what since when, and each figure opens its rows', async ({ page }) => {
  await signInTo(page, 'auditor', '/finance/overview');
  const ages = page.getByRole('group', { name: 'Debts by age' });
  const first = ages.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  await expect(page.getByRole('group', { name: 'Owed by the company' }).getByRole('row')).toHaveCount(5);
  await expectNoViolationsInEitherScheme(page);
  const customer = (await first.getByRole('rowheader').textContent()) ?? '';
  expect(customer).not.toBe('');
  const records = numberIn(await first.getByRole('cell').first().textContent());
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/finance\/receivableCustomer\?/);
  await expect(page.getByText(new RegExp(`^${records} in total`))).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Receivables' }).getByRole('row').nth(1)).toContainText(customer);
  await expect(page.getByText('Customer: the chosen one')).toBeVisible();

  await page.goto('/finance/overview?by=merchant');
  await expect(page.getByRole('columnheader', { name: 'Merchant' })).toBeVisible();
  const all = ages.getByRole('row').last();
  await expect(all.getByRole('link').first()).toHaveAttribute('href', /^\/finance\/payableBusiness\?/);
});

test('bills are narrowed by an amount, written with its ends; one is saved as PDF in the language of the customer, and so is the statement', async ({
  page,
}) => {
  await signInTo(page, 'finance', '/finance/bill?customerKind=merchant');
  await page.getByRole('button', { name: /More filters/ }).click();
  const least = page.getByLabel('Receivable from');
  await least.fill('1000');
  await least.press('Enter');
  await expect(page).toHaveURL(/receivable=1000\.00\.\./);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Receivable: ≥ 1,000.00')).toBeVisible();
  await page.getByRole('grid', { name: 'Bills' }).getByRole('row').nth(1).getByRole('link').first().click();
  const papers = page.getByRole('region', { name: 'For the customer' });
  await papers.getByRole('button', { name: /Language of the customer/ }).click();
  await page.getByRole('option', { name: '中文' }).click();
  for (const name of ['Download as PDF', 'Download the statement']) {
    const [download] = await Promise.all([page.waitForEvent('download'), papers.getByRole('button', { name }).click()]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  }
  await expectNoViolationsInEitherScheme(page);
});
