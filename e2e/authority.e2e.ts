import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { staffId } from './support/orders.ts';
import { heading, reasonAgainst, signInAs } from './support/people.ts';

test('nobody acts on somebody above, and reads why', async ({ browser }) => {
  const operations = await signInAs(browser, 'operations', { address: '/hr/staff' });
  await operations.goto(`/hr/staffDetail?id=${await staffId(operations, 'admin')}`);
  await expect(heading(operations)).toContainText('Administrator');
  expect(await reasonAgainst(operations, 'Lock')).toMatch(/may do everything; ask a superior/);
});

test('the last administrator cannot be locked by the own hand', async ({ browser }) => {
  const admin = await signInAs(browser, 'admin', { address: '/hr/staff' });
  await admin.goto(`/hr/staffDetail?id=${await staffId(admin, 'admin')}`);
  await expect(heading(admin)).toContainText('Administrator');
  expect(await reasonAgainst(admin, 'Lock')).toMatch(/you cannot do this to yourself; ask a colleague/i);
  await expectNoViolations(admin);
});
