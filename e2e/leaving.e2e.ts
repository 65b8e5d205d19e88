import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { staffId } from './support/orders.ts';
import { choose, confirm, heading, reasonAgainst, signInAs, typeInto } from './support/people.ts';

test('who keeps customers does not leave, and hands them over from the list; who has nothing left leaves and comes back', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'admin', { address: '/404' });
  const id = await staffId(page, 'manager.kunming');
  await page.goto(`/hr/staffDetail?id=${id}`);
  await page.getByRole('button', { name: 'Why not?' }).filter({ visible: true }).click();
  const reasons = page.getByRole('dialog');
  await reasons.getByRole('searchbox').fill('Leave');
  await reasons.getByRole('button', { name: 'Show “Open work”' }).click();
  await expect(reasons).toBeHidden();
  await expect(page.getByText(/is in charge of the branch .+ Leaving ends that/)).toBeVisible();
  const customers = page.getByRole('region', { name: /^Business customers looked after · \d+/ });
  const [, count = ''] = /· (\d+)/.exec((await customers.getByRole('heading').first().textContent()) ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  await expectNoViolationsInEitherScheme(page);
  const against = await reasonAgainst(page, 'Leave');
  expect(against).toMatch(/\d+ .+, such as \S+; hand over/);
  const [, example = ''] = /such as (\S+);/.exec(against) ?? [];
  await expect(page.getByRole('tabpanel').getByRole('link', { name: example, exact: true })).toBeVisible();

  await customers.getByRole('button', { name: 'Hand over to …' }).click();
  const form = page.getByRole('dialog', { name: /^Set maintainer/ });
  await typeInto(form.getByRole('combobox', { name: 'Maintainer' }), '陈静');
  await page.getByRole('option', { name: /陈静/ }).click();
  await form.getByRole('button', { name: 'Check' }).click();
  await form.getByRole('button', { name: `Set maintainer (${count})` }).click();
  await expect(form.getByText(`Total ${count}, succeeded ${count}, failed 0.`)).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).last().click();
  await expect(customers).toHaveCount(0);

  const free = await staffId(page, 'employee.yangon');
  await page.goto(`/hr/staffDetail?id=${free}&tab=work`);
  await expect(page.getByText('Nothing lies with Yu Yu Maw')).toBeVisible();
  const leaving = await choose(page, 'Leave');
  await leaving.getByRole('spinbutton', { name: /day.*Leave date/i }).click();
  await page.keyboard.type('25112026');
  await confirm(leaving, 'Leave');
  await expect(heading(page)).toContainText('Left');

  await page.goto('/hr/roster?nickName=Yu Yu Maw');
  await expect(page.getByText('Nickname: Yu Yu Maw')).toBeVisible();
  await expect(page.getByText('Nothing found')).toBeVisible();

  await page.goto(`/hr/staffDetail?id=${free}`);
  const back = await choose(page, 'Rejoin');
  await back.getByRole('spinbutton', { name: /day.*Join date/i }).click();
  await page.keyboard.type('26112026');
  await confirm(back, 'Rejoin');
  await expect(heading(page)).toContainText('On the job');
});
