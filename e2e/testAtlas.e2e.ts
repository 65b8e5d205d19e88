import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { signInAs } from './support/people.ts';

interface Atlas {
  readonly levels: { readonly pure?: { readonly ways: Readonly<Record<string, { readonly count: number }>> } };
}

test('a developer sees which tests exercise each transition and rule, and takes a recorded case along as a test', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'auditor', { address: '/model/machine?id=receipt&tab=tests' });
  const { levels } = await ask<Atlas>(page, 'GET', 'api/model/receipt/tests');
  const taken = levels.pure?.ways['toBeConfirmed receipt.confirmed']?.count ?? 0;
  expect(taken).toBeGreaterThan(0);
  const line = page.getByRole('row').filter({ hasText: 'Confirm receipt' }).first();
  await expect(line.getByRole('cell').nth(3)).toHaveText(String(taken));
  await expect(page.getByRole('region', { name: 'Map of the tests' })).toBeVisible();
  await line.getByText(/ named$/).click();
  await expect(line.getByText('tests/machines/receipt/law.spec.ts').first()).toBeVisible();
  await expectNoViolationsInEitherScheme(page);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', 'api/order/page', { pageSize: 1 });
  const id = records[0]?.id ?? '';
  await page.goto(`/audit/order/${id}`);
  await page.getByRole('button', { name: 'Copy as test' }).click();
  await expect(page.getByText('Copied as a test for vitest, without anybody in it')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`nouns["order"]`);
  expect(copied).toMatch(/"version": 1,\s+"type": "order\.\w+"/);
  expect(copied).not.toContain(id);
  await page.context().close();
});
