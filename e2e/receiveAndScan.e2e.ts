import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask, propose } from './support/orders.ts';
import { heading, signInAs, unseen } from './support/people.ts';
import { direction, idOf, scanCode, verdict } from './support/scanner.ts';
import { collectInYangon } from './support/vehicle.ts';

const SHELF = 'MDY-A1';
const LOOSE = 10;
/** Later than every other shipment: the list begins with it. */
const LATEST_MS = 30 * 86_400_000;

type Event = Parameters<typeof propose>[3];

/** A vehicle from Yangon, under way to Mandalay with loose parcels and one sealed bag of one parcel. */
async function sendParcelsAndBag(page: Page, orders: readonly string[]) {
  const must = async (machine: string, id: string | null, event: Event): Promise<string> => {
    const answer = await propose(page, machine, id, event);
    expect(answer.refusals).toEqual([]);
    return answer.id;
  };
  const [packed = '', ...loose] = orders;
  for (const id of orders) {
    await must('order', id, { type: 'order.warehoused' });
    await must('order', id, { type: 'order.sorted', nextBranch: 'MDY' });
  }
  const bag = await must('package', null, { type: 'package.issued', kind: 'bag', destination: 'MDY' });
  await must('order', packed, { type: 'order.packed', package: bag });
  await must('package', bag, { type: 'package.sealed', sealNumber: `YG-${bag.slice(-6)}` });
  const route = { fromBranch: 'YGN', toBranch: 'MDY', kind: 'crossCity' };
  const shipment = await must('shipment', null, { type: 'shipment.created', ...route });
  for (const id of loose) await must('order', id, { type: 'order.loaded', shipment });
  await must('package', bag, { type: 'package.loaded', shipment });
  const eta = new Date(Date.now() + LATEST_MS).toISOString();
  await must('shipment', shipment, { type: 'shipment.shippedOut', driver: 'Ko Zaw', eta });
  return { shipment, bag, loose };
}

const rowsOf = async (page: Page, orders: readonly string[]): Promise<string[]> => {
  const { records } = await ask<{ records: { id: string; state: string; shelf: string | null }[] }>(
    page,
    'POST',
    'api/order/page',
    { pageSize: 30, filters: [{ field: 'id', op: 'in', value: orders }] },
  );
  return records.map(({ state, shelf }) => `${state} ${shelf}`);
};

test('ten parcels and a bag are received, scanned and shelved by the scanner alone: one burst for each thing', async ({
  browser,
}) => {
  const orders = await collectInYangon(browser, LOOSE + 1);
  const manager = await unseen(browser, 'manager.yangon');
  const { shipment, bag, loose } = await sendParcelsAndBag(manager, orders);
  const page = await signInAs(browser, 'clerk.mandalay', { address: '/scan/scanUponArrival' });
  await expect(heading(page)).toHaveText('Receive and scan');
  const coming = page.getByRole('grid', { name: 'On their way and received here' });
  await expect(coming.getByRole('row', { name: shipment })).toContainText('Shipped out');
  await expectNoViolationsInEitherScheme(page);

  // The document, the shelf, and one burst for each thing: no key, no pointer, no other screen.
  await scanCode(page, shipment);
  await expect(heading(page)).toContainText(shipment);
  await expect(verdict(page)).toContainText('Ready to scan');
  await expect(page.getByRole('tab', { name: /Still to come/ })).toContainText(String(LOOSE + 1));
  await scanCode(page, SHELF);
  await expect(page.getByLabel('Onto shelf')).toHaveValue(SHELF);
  for (const code of loose) {
    await scanCode(page, code);
    await expect(verdict(page)).toContainText(code);
    await expect(verdict(page)).toContainText('Arrived');
    await expect(direction(page)).toHaveText(`Shelf ${SHELF}`);
  }
  await scanCode(page, bag);
  await expect(verdict(page)).toContainText(bag);
  await expect(direction(page)).toHaveText(/^Open bag/);

  await expect(page.getByText('Everything is sent')).toBeVisible();
  await expect.poll(() => rowsOf(page, loose)).toEqual(loose.map(() => `inStorage ${SHELF}`));
  const { row } = await ask<{ row: object }>(page, 'GET', `api/streams/shipment/${shipment}`);
  expect(row).toMatchObject({ state: 'received', stored: LOOSE + 1, inTransit: 0 });
  await expectNoViolationsInEitherScheme(page);

  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  await expect(heading(page)).toContainText('Finished');
});

test('by hand it is asked first whether it has come; what is held is not stored, and says why', async ({ browser }) => {
  const orders = await collectInYangon(browser, 3);
  const manager = await unseen(browser, 'manager.yangon');
  const { shipment, loose } = await sendParcelsAndBag(manager, orders);
  const [held = '', good = ''] = loose;
  const page = await signInAs(browser, 'clerk.mandalay', { address: '/scan/scanUponArrival' });
  await page.getByLabel('Scan or type the number').fill('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4711 is no number of a shipment')).toBeVisible();

  await page.goto(`/scan/scanUponArrival?shipment=${shipment}`);
  const question = page.getByRole('alertdialog', { name: `Has ${shipment} come?` });
  await expect(question).toContainText('received here, now and in your name');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('grid', { name: 'On their way' }).getByRole('link', { name: shipment }).click();
  await question.getByRole('button', { name: 'Receive and scan' }).click();
  await expect(heading(page)).toContainText(shipment);

  const recalled = { type: 'order.interceptRequested', reason: 'The sender wants it back', returnCharging: 'free' };
  expect((await propose(manager, 'order', held, recalled)).refusals).toEqual([]);
  await page.getByText('Take into stock at once').click();
  for (const code of [held, good]) await scanCode(page, code);
  await expect.poll(async () => (await rowsOf(page, [good]))[0]).toBe('warehoused null');
  await expect(page.getByRole('grid', { name: 'Last scans' })).toContainText('Refused');
  expect(await rowsOf(page, [held])).toEqual(['arrived null']);
  const titles = await page.getByRole('navigation', { name: 'Open views' }).getByRole('link').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
  await propose(page, 'arrivalScan', idOf(page), { type: 'arrivalScan.abandoned', reason: 'End of the trial' });
});
