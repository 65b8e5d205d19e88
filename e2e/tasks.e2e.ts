import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';
import { expectRefused } from './support/saying.ts';

test('a job is paused with its consequence, run all the same, and resumed; the screen says who paused it', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'operations', { address: '/system/tasks' });
  const job = page.getByRole('region', { name: 'Unused pictures' });
  await job.getByRole('button', { name: 'Pause: Unused pictures' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Pause “Unused pictures”?' });
  await expect(asking.getByText(/does not run in any process/)).toBeVisible();
  await asking.getByRole('button', { name: 'Pause' }).click();
  await expect(job.getByText('Paused', { exact: true })).toBeVisible();
  await job.getByText(/^Who paused it/).click();
  await expect(job.getByText(/paused by /).first()).toBeVisible();
  await job.getByRole('button', { name: 'Run now: Unused pictures' }).click();
  await job.getByText(/^Latest/).click();
  const asked = job.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Ko Ko Naing', exact: true }) });
  await expect(asked.first().getByRole('cell', { name: 'Done', exact: true })).toBeVisible();
  await expect(job.getByRole('img', { name: 'Duration of the latest runs: Unused pictures' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  await job.getByRole('button', { name: 'Resume: Unused pictures' }).click();
  await expect(job.getByText('Waiting', { exact: true })).toBeVisible();
});

test('who may only look cannot run or pause, and reads why; on a phone too', async ({ browser }) => {
  const page = await signInAs(browser, 'auditor', { address: '/system/tasks', width: 390 });
  for (const name of ['Run now: Bills', 'Pause: Bills'])
    await expectRefused(page.getByRole('button', { name }), 'Your roles do not allow it.');
  // The tip of a button under the pointer is no part of the page.
  await page.mouse.move(0, 0);
  await expectNoViolationsInEitherScheme(page);
});
