import { expect, test } from '@playwright/test';
import { firstRow } from './support/firstRow.ts';
import { reasonAgainst, signInAs } from './support/people.ts';

test('a branch in use stays, and its record says what is in the way', async ({ browser }) => {
  const page = await signInAs(browser, 'admin', { address: '/system/branchDetail?id=MUS&tab=use' });
  await expect(page.getByText('Still in use. First move or end:')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Staff employed here: \d+/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Branches whose routes lead through it: \d+/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Departments: \d+/ })).toBeVisible();
  expect(await reasonAgainst(page, 'Close')).toMatch(/still belongs to it/);
  await page.getByRole('link', { name: /^Staff employed here/ }).click();
  await expect(firstRow(page)).toContainText('Muse');
});
