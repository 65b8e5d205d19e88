import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { isGenuine, startEndpoint } from './support/endpoint.ts';
import { orderFile } from './support/orderFile.ts';
import { act, ask, propose, staffId } from './support/orders.ts';
import { consoleIsKept, outboxMark } from './support/outbox.ts';
import { signInAs, unseen } from './support/people.ts';
import { receive, ship } from './support/vehicle.ts';

// The collector works without a line.
test.use({ serviceWorkers: 'allow' });

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const GOODS_KYAT = 25_000;
/** The receiver's phone in the sheet ends so. */
const DIGITS = '2345';

const stopOf = (courier: Page, section: string, id: string): Locator =>
  courier.getByRole('region', { name: section }).getByRole('listitem').filter({ hasText: id });

/** Opens a form by the button of a stop and confirms it, once `fill` has filled it in. */
async function step(stop: Locator, event: string, fill?: (form: Locator) => Promise<void>): Promise<void> {
  const form = stop.page().getByRole('dialog', { name: event, exact: true });
  await stop.getByRole('button', { name: event }).click();
  await fill?.(form);
  await form.getByRole('button', { name: event }).click();
  await expect(form).toBeHidden();
}

/** Makes a webhook of the customer for every step. */
async function listen(merchant: Page, url: string): Promise<{ id: string; secret: string }> {
  const steps = ['created', 'collected', 'inTransit', 'arrived', 'outForDelivery', 'delivered'];
  const { id } = await propose(merchant, 'webhook', null, { type: 'webhook.created', name: 'Shop', url, steps });
  const { secret } = await ask<{ secret: string }>(merchant, 'POST', `api/webhooks/${id}/secret`, { overlapDays: 0 });
  return { id, secret };
}

/** Imports one parcel with money to collect, as a customer does; returns its number. */
async function importOne(merchant: Page): Promise<string> {
  const mailSn = crypto.randomUUID().slice(0, 8);
  const cells = { mailSn, payType: 'Receiver pays', collectionAmount: GOODS_KYAT };
  const buffer = await orderFile([cells]);
  await merchant.locator('input[type=file]').setInputFiles({ name: 'orders.xlsx', mimeType: SHEET, buffer });
  await expect(merchant.getByText('1 ready, 0 wrong, 0 already imported')).toBeVisible();
  await merchant.getByRole('button', { name: 'Import 1 order' }).click();
  const waybill = merchant.getByRole('row', { name: /^2 / }).getByRole('link');
  await expect(waybill).toHaveText(/^SL\d{9}MM$/);
  return (await waybill.textContent()) ?? '';
}

/** Collects the parcel on a phone without a line; the branch has it once the line is back. */
async function collectWithoutLine(browser: Browser, manager: Page, id: string): Promise<void> {
  await act(manager, id, { type: 'order.collectorAssigned', collector: await staffId(manager, 'courier.yangon') });
  const courier = await signInAs(browser, 'courier.yangon', { width: 390, address: '/dashboard' });
  const stop = stopOf(courier, 'My collections', id);
  await expect(stop.getByRole('button', { name: 'Collect', exact: true })).toBeVisible();
  await consoleIsKept(courier);
  await courier.context().setOffline(true);
  await step(stop, 'Collect');
  await expect(stop.getByText('Kept on this phone, not sent yet')).toBeVisible();
  await courier.context().setOffline(false);
  await expect(outboxMark(courier)).toBeHidden();
  await expect(stop).toHaveCount(0);
}

/** Opens the receiver's part of the page, in a browser that runs no script. */
async function openAsReceiver(browser: Browser, baseURL: string, id: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    baseURL,
  });
  const receiver = await context.newPage();
  await receiver.goto(`/t/${id}`);
  await receiver.getByLabel('Last four digits of your phone').fill(DIGITS);
  await receiver.getByRole('button', { name: 'Show' }).click();
  return receiver;
}

test('one parcel goes through four people: merchant, collector, receiver and deliverer', async ({
  browser,
  baseURL,
}) => {
  const endpoint = await startEndpoint();
  const merchant = await signInAs(browser, 'merchant', { address: '/sender/mailList' });
  const webhook = await listen(merchant, endpoint.url);
  const id = await importOne(merchant);

  const manager = await unseen(browser, 'manager.yangon');
  await collectWithoutLine(browser, manager, id);
  const shipment = await ship(browser, [id]);
  await receive(browser, shipment);
  const clerk = await unseen(browser, 'clerk.mandalay');
  const arrived = await propose(clerk, 'shipment', shipment, { type: 'shipment.itemArrived', item: id });
  expect(arrived.refusals).toEqual([]);
  await act(clerk, id, { type: 'order.warehoused' });
  await act(clerk, id, { type: 'order.delivererAssigned', deliverer: await staffId(clerk, 'courier.mandalay') });

  const courier = await signInAs(browser, 'courier.mandalay', { width: 390, address: '/dashboard' });
  const stop = stopOf(courier, 'My deliveries', id);
  await expect(stop.getByText(/^Take [\d,]+\.00 MMK on delivery$/)).toBeVisible();
  const takes = (await stop.getByText(/^Take /).textContent())?.match(/[\d,.]+/)?.[0] ?? '';
  await step(stop, 'Hand out for delivery');

  const receiver = await openAsReceiver(browser, baseURL ?? '', id);
  await expect(receiver.getByRole('heading', { level: 1 })).toHaveText('The parcel is out for delivery');
  await expect(receiver.getByText(`${takes} MMK`)).toBeVisible();
  const digits = receiver.locator('dd').filter({ hasText: /^\d{6}$/ });
  await expect(digits).toBeVisible();
  const code = (await digits.textContent()) ?? '';

  const enter = (value: string) =>
    step(stop, 'Enter the receiver’s code', (form) => form.getByLabel('Receiver’s code, six digits').fill(value));
  await enter(code === '111111' ? '222222' : '111111');
  await expect(stop.getByText('Wrong code: 4 tries left')).toBeVisible();
  await enter(code);
  await expect(stop.getByText('The receiver’s code is right')).toBeVisible();
  await expectNoViolationsInEitherScheme(courier);
  await step(stop, 'Record payment on signing');
  await step(stop, 'Sign at the door');
  await expect(stop).toHaveCount(0);

  await receiver.reload();
  await expect(receiver.getByRole('heading', { level: 1 })).toHaveText('The parcel was delivered');
  const signedBy = receiver.locator('dt').filter({ hasText: /^Signed by$/ });
  await expect(signedBy.locator('xpath=following-sibling::dd')).toHaveText('Daw Khin');

  const heard = () =>
    endpoint.received
      .map(({ body }) => JSON.parse(body) as { type: string; data: { order: string } })
      .filter(({ data }) => data.order === id)
      .map(({ type }) => type);
  await expect
    .poll(heard)
    .toEqual([
      'order.created',
      'order.collected',
      'order.inTransit',
      'order.arrived',
      'order.outForDelivery',
      'order.delivered',
    ]);
  expect(endpoint.received.every((one) => isGenuine(webhook.secret, one))).toBe(true);

  const cash = `/finance/courierCashDetail?id=${await staffId(clerk, 'courier.mandalay')}&tab=orders`;
  const finance = await signInAs(browser, 'finance', { address: cash });
  // A hand-over in question is shown first.
  await finance.getByRole('button', { name: 'Hand in' }).click();
  await finance.getByRole('option', { name: 'In hand now' }).click();
  const line = finance.getByRole('group', { name: 'Orders' }).getByRole('row').filter({ hasText: id });
  await expect(line).toContainText(takes);

  await propose(merchant, 'webhook', webhook.id, { type: 'webhook.removed', reason: 'End of the trial' });
  await receiver.context().close();
  endpoint.close();
});
