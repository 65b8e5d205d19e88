import { expect, test } from '@playwright/test';
import { ask, propose } from './support/orders.ts';
import { signInAs } from './support/people.ts';

interface Branch {
  readonly id: string;
  readonly row: { readonly name: string };
}

test('the header follows the name of the own branch without a reload', async ({ browser }) => {
  const clerk = await signInAs(browser, 'clerk.mandalay', { address: '/dashboard' });
  const admin = await signInAs(browser, 'admin', { address: '/dashboard' });
  const { row } = await ask<Branch>(admin, 'GET', 'api/streams/branch/MDY');
  const header = clerk.getByRole('banner');
  await expect(header).toContainText(row.name);
  const name = `Mandalay ${crypto.randomUUID().slice(0, 6)}`;
  await propose(admin, 'branch', 'MDY', { type: 'branch.amended', name });
  await expect(header).toContainText(name);
  await propose(admin, 'branch', 'MDY', { type: 'branch.amended', name: row.name });
  await expect(header).toContainText(row.name);
});
