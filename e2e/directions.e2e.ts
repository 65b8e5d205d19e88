import { expect, test, type Locator } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { propose } from './support/orders.ts';
import { signInAs } from './support/people.ts';
import { direction, log, scanCode, verdict } from './support/scanner.ts';
import { bringToMandalay } from './support/vehicle.ts';

/** Smallest letters that are read at three metres, CSS pixels. */
const READABLE_PX = 40;

const sizeOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('each verdict says where the parcel goes now: a branch, a bag, a shelf, or aside', async ({ browser }) => {
  const beyond = { destinationBranch: 'LSH' };
  const { shipment, orders } = await bringToMandalay(browser, 4, [{}, beyond, {}, beyond]);
  const [own = '', onward = '', doubtful = '', last = ''] = orders;
  const page = await signInAs(browser, 'clerk.mandalay', { address: '/home' });
  const problem = { type: 'problemItem.raised', order: doubtful, kind: 'damaged', reason: 'The box is open' };
  expect((await propose(page, 'problemItem', null, problem)).refusals).toEqual([]);

  await test.step('on arrival', async () => {
    await page.goto(`/scan/scanUponArrival?shipment=${shipment}`);
    await expect(verdict(page)).toContainText('Ready to scan');
    await scanCode(page, own);
    await expect(verdict(page)).toContainText('Arrived');
    await expect(direction(page)).toHaveText('Stays in this branch');
    await scanCode(page, onward);
    await expect(direction(page)).toHaveText(/^(Next: Lashio|Bag …\d{6} to Lashio)$/);
    for (const text of [direction(page), verdict(page).getByText('Arrived', { exact: true })])
      expect(await sizeOf(text.first())).toBeGreaterThanOrEqual(READABLE_PX);
    await expect(verdict(page).getByRole('status')).toContainText('Lashio');
    await expectNoViolationsInEitherScheme(page);
  });

  await test.step('a bag that is issued meanwhile is where it goes', async () => {
    const issued = { type: 'package.issued', kind: 'bag', destination: 'LSH' };
    const bag = await propose(page, 'package', null, issued);
    expect(bag.refusals).toEqual([]);
    await expect(direction(page)).toHaveText(`Bag …${bag.id.slice(-6)} to Lashio`);
  });

  await test.step('what anything holds is set aside, with the reason', async () => {
    await scanCode(page, doubtful);
    await expect(verdict(page)).toContainText(doubtful);
    await expect(direction(page)).toHaveText('Set aside: open problem');
    // The server's correction takes the place of whatever is shown.
    const row = log(page).getByRole('row', { name: new RegExp(doubtful) });
    await expect(row).toContainText(/Corrected|Confirmed/);
    await scanCode(page, 'SL000000420MM');
    await expect(direction(page)).toHaveText('Scan again');
  });

  await test.step('a direction on a phone is as large, and as accessible', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await scanCode(page, last);
    await expect(direction(page)).toHaveText(/^Bag …\d{6} to Lashio$/);
    expect(await sizeOf(direction(page))).toBeGreaterThanOrEqual(32);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoViolationsInEitherScheme(page);
  });
});
