import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { signInAs } from './support/people.ts';

/** An event that exists in every world and was signed long ago. */
const NUMBER = 100;
const EVENT = `/audit/event?id=${String(NUMBER).padStart(12, '0')}`;

test('an auditor goes from the ledger to an event, verifies it in the browser, and detects a server that returns other hashes', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'auditor', { address: '/audit/ledger' });
  await expect(page.getByText('Fingerprint of the public key')).toBeVisible();
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
  await page
    .getByRole('link', { name: /^\d[\d,]*$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Proof' })).toBeVisible();

  await page.goto(EVENT);
  const verify = page.getByRole('button', { name: 'Verify in this browser' });
  await verify.click();
  await expect(page.getByText(/^Verified: this event is in the log of [\d,]+ events/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps of the verification' }).getByText('Holds').first()).toBeVisible();
  await expectNoViolationsInEitherScheme(page);

  await page.route('**/api/audit/inclusion/**', async (route) => {
    const answer = await route.fetch();
    const { hashes, ...rest } = await answer.json();
    await route.fulfill({ json: { ...rest, hashes: ['ab'.repeat(32), ...hashes.slice(1)] } });
  });
  await verify.click();
  await expect(page.getByText(/^Not verified/)).toBeVisible();
  await page.context().close();
});

test('a shared address shows a record at an earlier version, and the differences to now', async ({ browser }) => {
  const page = await signInAs(browser, 'auditor', { address: '/audit/ledger' });
  const { records } = await ask<{ records: { id: string; version: number }[] }>(page, 'POST', 'api/order/page', {
    filters: [
      { field: 'version', op: 'gte', value: 5 },
      { field: 'state', op: 'in', value: ['signed'] },
    ],
    pageSize: 1,
  });
  const { id, version } = records[0] ?? { id: '', version: 0 };
  await page.goto(`/audit/order/${id}?at=2`);
  await expect(page.getByText(`version 2 of ${version}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible();
  await page.getByRole('button', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: `Now, version ${version}` }).click();
  const differences = page.getByRole('region', { name: 'Differences' }).first();
  await expect(differences.getByRole('columnheader', { name: 'Version 2' })).toBeVisible();
  await expect(differences.getByRole('rowheader', { name: 'Status', exact: true })).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  await page.context().close();
});
