import { expect, test } from '@playwright/test';
import { signInTo } from './support/orders.ts';
import { consoleIsKept } from './support/outbox.ts';
import { log, scanCode, verdict } from './support/scanner.ts';
import { newSession } from './support/scanSession.ts';
import { collectInYangon } from './support/vehicle.ts';

test.use({ serviceWorkers: 'allow' });

test('scans reloaded without a line keep their verdict; with the line names and remarks are back', async ({
  page,
  browser,
}) => {
  const [scanned = ''] = await collectInYangon(browser, 1);
  await signInTo(page, 'clerk.yangon', '/dashboard');
  await consoleIsKept(page);
  const session = await newSession(page, 'pickup', 'Evening round');
  await page.goto(`/storage/pickup?id=${session}`);
  await expect(verdict(page)).toContainText('Ready to scan');
  const head = page.getByRole('article').locator('header').first();
  await expect(head).toContainText('Opened by Su Su Hlaing');
  await expect(head).toContainText('Evening round');

  await page.context().setOffline(true);
  await scanCode(page, scanned);
  await expect(verdict(page)).toContainText('In stock');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  const row = log(page).getByRole('row', { name: new RegExp(scanned) });
  await expect(row).toContainText('In stock');
  await expect(row).not.toContainText('Not on the list');
  await expect(head).toContainText('Opened by Su Su Hlaing');
  await expect(head).not.toContainText('STF');

  await page.context().setOffline(false);
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await expect(head).toContainText('Opened by Su Su Hlaing');
  await expect(head).toContainText('Evening round');
  await expect(row).toContainText('In stock');
  await expect(row).toContainText('Confirmed');
});
