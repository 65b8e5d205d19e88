import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { act, makeOrders, staffId } from './support/orders.ts';
import { choose, confirm, heading, openOrder, unseen } from './support/people.ts';

/** Makes a parcel of 1.5 kg that waits for its courier, and opens it as the courier. */
async function awaited(manager: Page, courier: Page): Promise<void> {
  const [id = ''] = await makeOrders(manager, [{}]);
  await act(manager, id, { type: 'order.collectorAssigned', collector: await staffId(manager, 'courier.yangon') });
  await openOrder(courier, id);
}

/** The row of the price table with the given name. */
const row = (form: Locator, name: RegExp): Locator => form.getByRole('table').getByRole('row', { name });

const WIDTH = 390;
const TICK = 'Weighed again, the weight is right';

test('a courier sees on a phone what a weight costs, and confirms a large difference by keyboard', async ({
  browser,
}) => {
  const manager = await unseen(browser, 'manager.yangon');
  const courier = await unseen(browser, 'courier.yangon', WIDTH);
  await awaited(manager, courier);
  const form = await choose(courier, 'Collect');
  const weight = form.getByLabel('Weight', { exact: false }).first();
  const tick = form.getByRole('checkbox', { name: TICK });
  await expect(tick).toHaveCount(0);
  await expect(form.getByRole('table')).toHaveCount(0);

  await weight.fill('2.4');
  await expect(row(form, /Weight/)).toContainText(/1\.5 kg\s*2\.4 kg\s*\+0\.9 kg/);
  await expect(row(form, /Total freight/)).toContainText(/\+[\d,]+\.00/);
  await expect(form.getByText(/^The receiver pays [\d,.]+ MMK more on delivery\.$/)).toBeVisible();
  await expect(tick).toHaveCount(0);

  await weight.fill('50');
  await expect(form.getByRole('alert')).toContainText('1.5 kg were declared and 50 kg are entered');
  await expect(tick).not.toBeChecked();
  await form.getByRole('button', { name: 'Collect', exact: true }).click();
  await expect(form.getByText('Confirm this, or correct the value')).toBeVisible();
  await expect(tick).toBeFocused();
  await courier.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await expectNoViolationsInEitherScheme(courier);

  // Another weight needs another confirmation.
  await weight.fill('60');
  await expect(tick).not.toBeChecked();
  const price = await row(form, /Total freight/)
    .getByRole('cell')
    .nth(1)
    .innerText();
  await tick.focus();
  await courier.keyboard.press('Space');
  expect(await courier.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);
  await confirm(form, 'Collect');
  await expect(heading(courier)).toContainText('Collected');
  await expect(courier.locator('article > header')).toContainText(price);
});
