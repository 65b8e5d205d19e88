import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { signInAs } from './support/people.ts';

interface Atlas {
  readonly levels: {
    readonly pure?: { readonly to: string; readonly ways: Readonly<Record<string, { readonly count: number }>> };
  };
}

/** Runs the tests of the receipt's machine, which record their coverage. */
const runReceiptTests = (): string =>
  execFileSync(process.execPath, ['scripts/atlas.ts', 'pure', 'tests/machines/receipt'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

test('a developer sees that no test run is stored, and how to create one', async ({ browser }) => {
  const page = await signInAs(browser, 'auditor');
  // The server's answer for a machine without exercised tests, independent of earlier runs in this checkout.
  await page.route('**/api/model/receipt/tests', (route) =>
    route.continue({ url: route.request().url().replace('receipt', 'unheardOf') }),
  );
  await page.goto('/model/machine?id=receipt&tab=tests');
  await expect(page.getByText('No run of the tests is kept')).toBeVisible();
  await expect(page.getByText('Run npm test or npm run atlas')).toBeVisible();
  await page.context().close();
});

test('a developer sees which tests exercise each transition and rule, and takes a recorded case along as a test', async ({
  browser,
}) => {
  const before = new Date().toISOString();
  runReceiptTests();
  const page = await signInAs(browser, 'auditor', { address: '/model/machine?id=receipt&tab=tests' });
  const { levels } = await ask<Atlas>(page, 'GET', 'api/model/receipt/tests');
  const taken = levels.pure?.ways['toBeConfirmed receipt.confirmed']?.count ?? 0;
  expect(taken).toBeGreaterThan(0);
  expect((levels.pure?.to ?? '') > before, 'the run that just ended is shown').toBe(true);
  const line = page.getByRole('row').filter({ hasText: 'Confirm receipt' }).first();
  await expect(line.getByRole('cell').nth(3)).toHaveText(String(taken));
  await expect(page.getByRole('region', { name: 'Map of the tests' })).toBeVisible();
  await line.getByText(/ named$/).click();
  await expect(line.getByText('tests/machines/receipt/machine.spec.ts').first()).toBeVisible();
  await expectNoViolationsInEitherScheme(page);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', 'api/order/page', { pageSize: 1 });
  const id = records[0]?.id ?? '';
  await page.goto(`/audit/order/${id}`);
  await page.getByRole('button', { name: 'Copy as test' }).click();
  await expect(page.getByText('Copied as a test for vitest, without anybody in it')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`aggregateTypes["order"]`);
  expect(copied).toMatch(/"version": 1,\s+"type": "order\.\w+"/);
  expect(copied).not.toContain(id);
  await page.context().close();
});
