import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';

test('an auditor has history judged again under a lower limit, and opens a case that would differ as it was', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'auditor', { address: '/audit/rejudge' });
  await page.getByRole('button', { name: 'All machines Machine' }).click();
  await page.getByRole('option', { name: 'Order', exact: true }).click();
  await page.getByText('Other limits, to try', { exact: true }).click();
  const most = page.getByRole('textbox', { name: /insured.* \(at most\)$/i }).first();
  await most.fill('200000');
  await most.press('Tab');
  await page.getByRole('button', { name: 'Judge again' }).click();

  const rule = page.getByRole('group').filter({ hasText: 'order.insuredWithinLimits' });
  await expect(rule.getByRole('columnheader', { name: 'Now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^[\d,]+ cases would differ$/ })).toBeVisible();
  await expect(page.getByText(/at most 200,000 MMK, in place of 1,000,000 MMK/)).toBeVisible();
  await expect(rule.getByText(/^Refused: .*200,000/).first()).toBeVisible();
  await expectNoViolationsInEitherScheme(page);

  const first = rule.getByRole('link').first();
  const id = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: id ?? '' })).toBeVisible();
  await expect(page.getByText(/version 1 of \d+/)).toBeVisible();
  await page.context().close();
});
