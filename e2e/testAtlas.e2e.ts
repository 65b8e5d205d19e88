import { expect, test } from '@playwright/test';
import { modelById } from '#server/store/models.ts';
import { joined } from '../scripts/atlas/join.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { signInAs } from './support/people.ts';

const CONFIRMED = 'toBeConfirmed receipt.confirmed';
const FILE = 'tests/machines/receipt/machine.spec.ts';

/** The answer of a server where three tests have confirmed a receipt. */
const atlas = () => {
  const hash = modelById('receipt')?.hash ?? '';
  const tests = [1, 2, 3].map((number) => ({ name: `confirms receipt ${number}`, passed: true }));
  const receipt = { hash, ways: { [CONFIRMED]: [0, 1, 2] }, kept: {}, refused: {} };
  const pure = [{ file: FILE, at: '2026-11-22T01:00:00.000Z', tests, machines: { receipt } }];
  return joined('receipt', hash, { pure, generated: [], server: [], browser: [] }, []);
};

test('a developer sees how to run tests, which of them exercise each transition, and takes a recorded case along', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'auditor');
  // The answers do not depend on earlier runs in this checkout.
  await page.route('**/api/model/receipt/tests', (route) =>
    route.continue({ url: route.request().url().replace('receipt', 'unheardOf') }),
  );
  await page.goto('/model/machine?id=receipt&tab=tests');
  await expect(page.getByText('No run of the tests is kept')).toBeVisible();
  await expect(page.getByText('Run npm test or npm run atlas')).toBeVisible();

  await page.unroute('**/api/model/receipt/tests');
  await page.route('**/api/model/receipt/tests', (route) => route.fulfill({ json: atlas() }));
  await page.reload();
  const line = page.getByRole('row').filter({ hasText: 'Confirm receipt' }).first();
  await expect(line.getByRole('cell').nth(3)).toHaveText('3');
  await expect(page.getByRole('region', { name: 'Map of the tests' })).toBeVisible();
  await line.getByText(/ named$/).click();
  await expect(line.getByText(FILE).first()).toBeVisible();
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
