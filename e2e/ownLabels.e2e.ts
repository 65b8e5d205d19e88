import { expect, test } from '@playwright/test';
import { confirm, choose, signInAs } from './support/people.ts';
import { ask } from './support/orders.ts';

test('an edited dictionary label is said on every screen, at once', async ({ browser }) => {
  const page = await signInAs(browser, 'admin', { address: '/companyOrder/orderList' });
  const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', 'api/dictionary/page', {
    pageSize: 10,
    filters: [
      { field: 'dict', op: 'eq', value: 'gender' },
      { field: 'value', op: 'eq', value: 'undisclosed' },
    ],
  });
  await page.goto(`/system/dictionaryDetail?id=${records[0]?.id}`);
  const form = await choose(page, 'Edit');
  await form.getByLabel('English label').fill('Prefers not to say');
  await confirm(form, 'Edit');
  await page.evaluate(() => history.pushState(null, '', '/hr/staff'));
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('dialog', { name: 'Add' }).getByRole('button', { name: 'Gender' }).click();
  await expect(page.getByRole('option', { name: 'Prefers not to say' })).toBeVisible();
});
