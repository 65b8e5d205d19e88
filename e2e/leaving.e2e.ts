import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { choose, confirm, heading, reasonAgainst, signInAs, typeInto } from './support/people.ts';

const idOf = async (page: Page, username: string): Promise<string> => {
  const filters = [{ field: 'username', op: 'eq', value: username }];
  const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', 'api/staff/page', {
    pageSize: 10,
    filters,
  });
  return records[0]?.id ?? '';
};

test('who keeps customers and parcels does not leave; customers are handed over from the list', async ({ browser }) => {
  const page = await signInAs(browser, 'admin', { address: '/hr/staff' });
  const id = await idOf(page, 'manager.kunming');
  await page.goto(`/hr/staffDetail?id=${id}`);
  await page.getByRole('button', { name: 'Why not?' }).filter({ visible: true }).click();
  const reasons = page.getByRole('dialog');
  await reasons.getByRole('searchbox').fill('Leave');
  await reasons.getByRole('button', { name: 'Show “Open work”' }).click();
  await expect(reasons).toBeHidden();
  await expect(page.getByText(/is in charge of the branch .+ Leaving ends that/)).toBeVisible();
  const customers = page.getByRole('region', { name: /^Business customers looked after · \d+/ });
  await expect(customers).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  expect(await reasonAgainst(page, 'Leave')).toMatch(
    /with the person, such as|still in hand or assigned|not handed in/,
  );

  await customers.getByRole('button', { name: 'Hand over to …' }).click();
  const form = page.getByRole('dialog', { name: /^Set maintainer/ });
  await typeInto(form.getByRole('combobox', { name: 'Maintainer' }), '陈静');
  await page.getByRole('option', { name: /陈静/ }).click();
  await form.getByRole('button', { name: 'Check' }).click();
  await form.getByRole('button', { name: /^Set maintainer \(\d+\)/ }).click();
  await expect(form.getByText(/succeeded \d+, failed 0/)).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).last().click();
  await expect(customers).toHaveCount(0);
});

test('who has nothing left leaves, is not among the roster, and comes back', async ({ browser }) => {
  const page = await signInAs(browser, 'admin', { address: '/hr/staff' });
  const id = await idOf(page, 'employee.yangon');
  await page.goto(`/hr/staffDetail?id=${id}&tab=work`);
  await expect(page.getByText('Nothing lies with Yu Yu Maw')).toBeVisible();
  const leaving = await choose(page, 'Leave');
  await leaving.getByRole('spinbutton', { name: /day.*Leave date/i }).click();
  await page.keyboard.type('25112026');
  await confirm(leaving, 'Leave');
  await expect(heading(page)).toContainText('Left');

  await page.goto('/hr/roster?nickName=Yu Yu Maw');
  await expect(page.getByRole('grid').getByRole('link', { name: 'Yu Yu Maw' })).toHaveCount(0);

  await page.goto(`/hr/staffDetail?id=${id}`);
  const back = await choose(page, 'Rejoin');
  await back.getByRole('spinbutton', { name: /day.*Join date/i }).click();
  await page.keyboard.type('26112026');
  await confirm(back, 'Rejoin');
  await expect(heading(page)).toContainText('On the job');
});

test('staff are found by role', async ({ browser }) => {
  const page = await signInAs(browser, 'admin', { address: '/hr/staff' });
  await page.getByRole('button', { name: /Roles/ }).first().click();
  await page.getByRole('option', { name: 'Auditor' }).click();
  await page.keyboard.press('Escape');
  const people = page.getByRole('grid').getByRole('link');
  await expect(people).toHaveCount(1);
  await expect(people).toHaveText('Daw Mya Sein');
});
