import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask, propose } from './support/orders.ts';
import { choose, confirm, heading, reasonAgainst, signInAs } from './support/people.ts';
import { idOf, openSession, scanCode, verdict } from './support/scanner.ts';
import { sendToMandalay } from './support/vehicle.ts';

const MANAGEMENT = '/transport/shippingManagement';
const STORING = '/storage/beWarehoused';

const statesOf = async (page: Page, orders: readonly string[]): Promise<string[]> => {
  const { records } = await ask<{ records: { id: string; state: string }[] }>(page, 'POST', 'api/order/page', {
    pageSize: 30,
    filters: [{ field: 'id', op: 'in', value: orders }],
  });
  return orders.map((order) => records.find(({ id }) => id === order)?.state ?? '');
};

/** Chooses an action of one item of the shipment and returns its form. */
async function handle(page: Page, item: string, name: string) {
  await page
    .getByRole('row', { name: item })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

test('a vehicle comes with one parcel missing: the rest is stored, the missing one found and stored too', async ({
  browser,
}) => {
  const { shipment, orders } = await sendToMandalay(browser, 3);
  const [missing = '', one = '', two = ''] = orders;
  const address = `${MANAGEMENT}?id=${shipment}`;

  const page = await signInAs(browser, 'clerk.mandalay', { address });
  await test.step('the shipment is received, and the missing parcel marked with a reason', async () => {
    await page.getByRole('grid', { name: 'Shipment documents' }).getByRole('link', { name: shipment }).click();
    await expect(heading(page)).toContainText(shipment);
    await page.getByRole('button', { name: 'Receive shipment' }).click();
    await confirm(page.getByRole('alertdialog', { name: 'Receive shipment' }), 'Receive shipment');
    await expect(heading(page)).toContainText('Shipping received');
    const mark = await handle(page, missing, 'Mark as not arrived');
    await mark.getByRole('button', { name: 'Mark as not arrived' }).click();
    await expect(mark).toContainText('Reason is needed');
    await mark.getByLabel('Reason').fill('Not on the vehicle');
    await confirm(mark, 'Mark as not arrived');
    await expect(page.getByRole('row', { name: missing })).toContainText('Not arrived');
    await expectNoViolationsInEitherScheme(page);
  });

  await test.step('what has not arrived is not operated; the rest arrives', async () => {
    await page
      .getByRole('row', { name: missing })
      .getByRole('button', { name: /^Actions/ })
      .click();
    const arrived = page.getByRole('menuitem', { name: 'Item arrived' });
    await expect(arrived).toHaveAttribute('aria-disabled', 'true');
    await expect(arrived).toContainText(`${missing} is marked as not arrived; decide that first`);
    await page.keyboard.press('Escape');
    await confirm(await handle(page, one, 'Item arrived'), 'Item arrived');
    await confirm(await choose(page, 'All items arrived'), 'All items arrived');
    await expect.poll(() => statesOf(page, orders)).toEqual(['inTransit', 'arrived', 'arrived']);
  });

  await test.step('warehousing finds the shipment, stores the rest, and not the missing one', async () => {
    await page.goto(STORING);
    await page.getByRole('grid', { name: 'Received shipments' }).getByRole('link', { name: shipment }).click();
    await expect(page).toHaveURL(/\/scan\/scanUponArrival\?id=ARS/);
    await expect(heading(page)).toContainText(shipment);
    await propose(page, 'arrivalScan', idOf(page), { type: 'arrivalScan.abandoned', reason: 'Scanned by hand' });
    const session = await openSession(page, STORING);
    for (const code of [one, two]) {
      await scanCode(page, code);
      await expect(verdict(page)).toContainText(code);
      await expect(verdict(page)).toContainText('In stock');
    }
    await scanCode(page, missing);
    await expect(verdict(page)).toContainText(`${missing} is marked as not arrived and cannot be operated`);
    await expect.poll(() => statesOf(page, orders)).toEqual(['inTransit', 'warehoused', 'warehoused']);
    await propose(page, 'storageScan', session, { type: 'storageScan.abandoned', reason: 'End of the trial' });
  });

  await test.step('a shipment with one open item is not finished; once that is found and stored, it is', async () => {
    await page.goto(`/transport/shippingDetail?id=${shipment}&tab=items`);
    await expect(heading(page)).toContainText(shipment);
    expect(await reasonAgainst(page, 'Finish shipment')).toContain(`1 item is not settled, such as ${missing}`);
    const found = await handle(page, missing, 'Item found');
    await found.getByLabel('Reason').fill('Under the seat');
    await confirm(found, 'Item found');
    await confirm(await handle(page, missing, 'Item arrived'), 'Item arrived');
    const stored = await propose(page, 'order', missing, { type: 'order.warehoused' });
    expect(stored.status).toBe('accepted');
    await confirm(await choose(page, 'Finish shipment'), 'Finish shipment');
    const { row } = await ask<{ row: object }>(page, 'GET', `api/streams/shipment/${shipment}`);
    expect(row).toMatchObject({ finish: 'finished', stored: 3, notArrived: 0 });
  });
});
