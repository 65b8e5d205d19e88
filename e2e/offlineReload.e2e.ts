import { expect, test } from '@playwright/test';
import { ask, propose, signInTo } from './support/orders.ts';
import { consoleIsKept } from './support/outbox.ts';
import { log, scanCode, verdict } from './support/scanner.ts';
import { newSession } from './support/scanSession.ts';
import { bringToMandalay, collectInYangon } from './support/vehicle.ts';

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

test('the second shipment of a sitting opens without a line as it was scanned; what does not open takes no scan in silence', async ({
  page,
  browser,
}) => {
  const first = await bringToMandalay(browser, 2);
  const second = await bringToMandalay(browser, 3);
  await signInTo(page, 'clerk.mandalay', '/dashboard');
  await consoleIsKept(page);
  const open = async ({ shipment }: typeof first): Promise<string> => {
    const { id, refusals } = await propose(page, 'arrivalScan', null, { type: 'arrivalScan.opened', shipment });
    expect(refusals).toEqual([]);
    return `/scan/scanUponArrival?id=${id}`;
  };
  const [earlier, later, unseen] = [
    await open(first),
    await open(second),
    await open(await bringToMandalay(browser, 1)),
  ];
  const extra = page.getByRole('tab', { name: /^Extra/ });
  const head = page.getByRole('article').locator('header').first();
  page.on('dialog', (question) => void question.accept());

  const [one = '', two = '', three = ''] = second.orders;
  await page.goto(earlier);
  await expect(verdict(page)).toContainText('Ready to scan');
  for (const code of [...first.orders, three]) {
    await scanCode(page, code);
    await expect(log(page).getByRole('row', { name: new RegExp(code) })).toContainText('Confirmed');
  }
  await expect(extra).toContainText('1');
  await page.goto(later);
  await expect(verdict(page)).toContainText('Ready to scan');
  for (const code of [one, two]) {
    await scanCode(page, code);
    await expect(log(page).getByRole('row', { name: new RegExp(code) })).toContainText('Confirmed');
  }
  await page.getByText('Take into stock at once').click();

  await page.context().setOffline(true);
  await scanCode(page, three);
  await expect(verdict(page)).toContainText('Arrived');
  await page.reload();
  await expect(head).toContainText('3 of 3');
  await expect(log(page).getByRole('row', { name: new RegExp(three) })).toContainText('Arrived');
  await expect(page.getByRole('checkbox', { name: 'Take into stock at once' })).toBeChecked();

  await page.goto(earlier);
  await expect(head).toContainText('2 of 2');
  await expect(extra).toContainText('1');

  await page.goto(unseen);
  await expect(page.getByRole('heading', { name: 'It could not be opened' })).toBeVisible();
  await scanCode(page, one);
  await expect(verdict(page)).toContainText('Refused');
  await expect(verdict(page)).toContainText(`${one} was not taken`);

  await page.goto(later);
  await expect(head).toContainText('3 of 3');
  await page.context().setOffline(false);
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await expect(page.getByText('Some data is as last seen')).toBeHidden({ timeout: 30_000 });
  const { records } = await ask<{ records: { type: string; data: { barcode?: string } }[] }>(
    page,
    'GET',
    `api/streams/arrivalScan/${new URL(page.url()).searchParams.get('id')}/events`,
  );
  const scanned = records.filter(({ type }) => type === 'arrivalScan.scanned').map(({ data }) => data.barcode);
  expect(scanned).toEqual([one, two, three]);
});
