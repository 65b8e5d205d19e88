import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask, propose } from './support/orders.ts';
import { pasteInto } from './support/paste.ts';
import { signInAs } from './support/people.ts';
import { idOf, openSession, verdict } from './support/scanner.ts';
import { bringToMandalay, stockInNaypyitaw } from './support/vehicle.ts';

const COUNTING = '/warehoue/warehousing/inventoryInStock';

/** Counts what a person presses. */
function hand() {
  let presses = 0;
  return {
    presses: () => presses,
    press: async (what: Locator): Promise<void> => {
      presses += 1;
      await what.click();
    },
  };
}
type Hand = ReturnType<typeof hand>;

/** Handles everything of the shown group with one cause. */
async function settleAll(page: Page, { press }: Hand, group: string, event: string, cause: string): Promise<void> {
  await press(page.getByRole('grid', { name: group }).getByRole('checkbox').first());
  await press(page.getByRole('group', { name: /chosen/ }).getByRole('button', { name: event }));
  const form = page.getByRole('dialog', { name: event });
  await press(form.getByRole('button', { name: /Cause/ }));
  await press(page.getByRole('option', { name: cause }));
  await expect(form.getByLabel('Reason')).toHaveValue(cause);
  await press(form.getByRole('button', { name: event }));
  await expect(form).toBeHidden();
}

const causesIn = async (page: Page, machine: string, id: string, type: string): Promise<unknown[]> => {
  const { records } = await ask<{ records: { type: string; data: { cause?: string } }[] }>(
    page,
    'GET',
    `api/streams/${machine}/${id}/events?limit=1000`,
  );
  return records.filter((record) => record.type === type).map(({ data }) => data.cause);
};

test('a session of forty left-over parcels ends in under ten actions', async ({ browser }) => {
  const { shipment } = await bringToMandalay(browser, 40);
  const page = await signInAs(browser, 'clerk.mandalay', { address: '/storage/beWarehoused' });
  expect((await propose(page, 'shipment', shipment, { type: 'shipment.allItemsArrived' })).refusals).toEqual([]);
  await openSession(page, '/storage/beWarehoused');
  const session = idOf(page);
  const doing = hand();
  await settleAll(page, doing, 'Pending warehousing', 'Mark as missing', 'Looked for and not found');
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  await doing.press(page.getByRole('button', { name: 'Finish' }));
  await doing.press(page.getByRole('dialog', { name: 'Finish' }).getByRole('button', { name: 'Finish' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Finished');
  expect(doing.presses()).toBeLessThan(10);
  const causes = await causesIn(page, 'storageScan', session, 'storageScan.missingMarked');
  expect(causes.length).toBeGreaterThanOrEqual(40);
  expect(new Set(causes)).toEqual(new Set(['notFound']));
});

test('a count of fifty with five missing ends in under twelve actions; one begun by mistake is cancelled', async ({
  browser,
}) => {
  const stocked = await stockInNaypyitaw(browser, 50);
  const page = await signInAs(browser, 'manager.naypyitaw', { address: COUNTING });
  const begin = async (press: Hand['press']): Promise<void> => {
    await press(page.getByRole('button', { name: 'Plan a count' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Plan a count' }));
    await press(page.getByRole('button', { name: 'Start the count' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Start the count' }));
    await expect(verdict(page)).toContainText('Ready to scan');
  };

  await test.step('a count begun by mistake is cancelled; meanwhile each screen says that the branch is counted', async () => {
    await begin(hand().press);
    const task = idOf(page);
    const clerk = await signInAs(browser, 'clerk.naypyitaw', { address: '/home' });
    const bar = clerk.getByRole('alert').filter({ hasText: 'is being counted' });
    await expect(bar).toContainText('Nothing moves in or out of its stock until the count ends');
    await expectNoViolationsInEitherScheme(clerk);
    await bar.getByRole('link', { name: 'Go to the count' }).click();
    await expect(clerk).toHaveURL(new RegExp(task));
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Cancel' });
    await question.getByLabel('Reason').fill('The wrong day');
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancelled');
    await expect(bar).toBeHidden();
    await clerk.context().close();
  });

  await page.goto(COUNTING);
  await begin(hand().press);
  const task = idOf(page);
  const { context } = await ask<{ context: { parcels: Record<string, { pieces: number }> } }>(
    page,
    'GET',
    `api/streams/inventoryTask/${task}`,
  );
  const missing = new Set(stocked.slice(0, 5));
  const labels = Object.entries(context.parcels)
    .filter(([waybill]) => !missing.has(waybill))
    .flatMap(([waybill, { pieces }]) =>
      pieces === 1 ? [waybill] : Array.from({ length: pieces }, (_, index) => `${waybill}-${index + 1}`),
    );
  expect(Object.keys(context.parcels).length).toBeGreaterThanOrEqual(50);
  await pasteInto(page.getByRole('textbox', { name: 'Number, typed or pasted' }), labels.join('\n'));
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await expect(page.getByRole('tab', { name: /To be found/ })).toContainText('5');
  const doing = hand();
  await settleAll(page, doing, 'To be found', 'Open a search', 'Not handed over');
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await doing.press(page.getByRole('button', { name: 'End the count' }));
  await doing.press(page.getByRole('dialog').getByRole('button', { name: 'End the count' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ended');
  expect(doing.presses()).toBeLessThan(12);
  expect(await causesIn(page, 'inventoryTask', task, 'inventoryTask.searchOpened')).toEqual(
    Array.from({ length: 5 }, () => 'notHandedOver'),
  );
});
