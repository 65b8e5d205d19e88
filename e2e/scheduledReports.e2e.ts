import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { signInAs } from './support/people.ts';
import { saveReport } from './support/savedReport.ts';

test('a saved report is written every day, comes into the download list, and is written no more', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'manager.yangon', { address: '/pickupReport/dataReport' });
  const main = page.getByRole('main');
  const schedule = main.getByRole('button', { name: 'Schedule', exact: true });
  await expect(schedule).toHaveAttribute('aria-disabled', 'true');
  const name = await saveReport(page, 'Orders');

  const dialog = page.getByRole('dialog');
  await schedule.click();
  await dialog.getByText('every day').click();
  await expectNoViolationsInEitherScheme(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const scheduled = main.getByRole('button', { name: 'Scheduled' });
  await expect(scheduled).toBeVisible();

  const operations = await signInAs(browser, 'operations', { address: '/' });
  await ask(operations, 'POST', 'api/jobs/scheduledReports/run');
  await page.goto('/downloadList');
  await expect(page.getByRole('row').filter({ hasText: name }).getByText('Generated')).toBeVisible({ timeout: 60_000 });

  await page.goBack();
  await scheduled.click();
  await expect(dialog).toContainText('The last file goes to');
  await dialog.getByRole('button', { name: 'Write no more files' }).click();
  await expect(dialog).toBeHidden();
  await expect(schedule).toBeVisible();
});
