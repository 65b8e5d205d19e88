import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { signInAs } from './support/people.ts';

interface Practice {
  readonly ways: readonly { readonly from: string | null; readonly event: string; readonly count: number }[];
}

test('an auditor sees on the map what was done, and opens the cases behind a number, narrowed alike', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'auditor', { address: '/model/machine?id=order&tab=practice&branch=YGN' });
  const { ways } = await ask<Practice>(page, 'GET', 'api/practice/order?branch=YGN');
  const created = ways.find(({ event }) => event === 'order.created')?.count ?? 0;
  expect(created).toBeGreaterThan(0);
  const number = created.toLocaleString('en');
  const map = page.getByRole('region', { name: 'Map: Orders' });
  // The line from the beginning stands for two events; the table tells them apart.
  await expect(map.getByRole('button', { name: /^Create, Create transshipment order: / })).toBeVisible();
  const table = page.getByRole('group', { name: 'Transitions and what was done' });
  await expect(table.getByText('never').first()).toBeVisible();
  await table.getByRole('button', { name: 'Taken' }).click();
  await expect(table.getByRole('columnheader', { name: 'Taken' })).toHaveAttribute('aria-sort', 'descending');

  await table.getByRole('link', { name: `Create: ${created} cases` }).click();
  await expect(page.getByRole('heading', { name: 'Cases behind the number' })).toBeVisible();
  await expect(page.getByText(`${number} in total`)).toBeVisible();
  const cases = page.getByRole('group', { name: 'Cases behind the number' });
  await expect(cases.getByRole('row')).toHaveCount(21);
  expect(page.url()).toContain('branch=YGN');
  await expectNoViolations(page);

  await page.goto('/model/machine?id=order&tab=practice&days=2020-01-01..2020-01-31');
  await expect(page.getByText('No case in this selection')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByText(/^Taken [\d,]+ times/)).toBeVisible();
  await page.context().close();
});
