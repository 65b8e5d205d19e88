import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { isGenuine, startEndpoint } from './support/endpoint.ts';
import { goByMenu } from './support/menu.ts';
import { makeOrders, signInTo } from './support/orders.ts';

const SECRET = /^whsec_[\w+/]{32}$/;

/** Makes a webhook as a person does; the first endpoint that is typed leads inside and is refused. */
async function register(page: Page, name: string, url: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Create webhook' });
  await goByMenu(page, 'Webhooks');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  const endpoint = dialog.getByRole('textbox', { name: 'Endpoint' });
  await endpoint.fill('https://10.0.0.8/shweli');
  await dialog.getByText('Created', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect(dialog.getByText(/10\.0\.0\.8\/shweli does not have a public name/).first()).toBeVisible();
  await endpoint.fill(url);
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a secret' }).click();
  const shown = page.getByLabel('Secret', { exact: true });
  await expect(shown).toHaveText(SECRET);
  const secret = (await shown.textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept it' }).click();
  return secret;
}

test('a customer registers a webhook, tests it, hears of an order, and sends it again', async ({ page }) => {
  const endpoint = await startEndpoint();
  await signInTo(page, 'merchant', '/dashboard');
  const name = `Shop ${crypto.randomUUID().slice(0, 6)}`;
  const secret = await register(page, name, endpoint.url);

  await page.getByRole('button', { name: 'Send a test event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send a test event' }).click();
  await page.getByRole('tab', { name: 'Deliveries' }).click();
  const line = (event: string) => page.getByRole('row').filter({ hasText: event });
  await expect(line('Test event').getByText('Delivered')).toBeVisible();
  await expectNoViolations(page);

  const [number = ''] = await makeOrders(page, [{ source: 'businessPc', merchant: 'GOLDEN' }]);
  await expect(line(number).getByText('Delivered')).toBeVisible();
  expect(endpoint.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    'webhook.test',
    'order.created',
  ]);
  expect(endpoint.received.every((one) => isGenuine(secret, one))).toBe(true);

  const record = page.url();
  endpoint.answer.status = 500;
  await line(number).getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Created · ${number}` })).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('alertdialog', { name: 'Send again' }).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('HTTP 500 · Refused by the endpoint').first()).toBeVisible();
  await expect(page.getByText('out of order')).toBeVisible();
  await expectNoViolations(page);
  const ids = endpoint.received.slice(1).map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(2);

  // A step that is still being tried cannot be sent beside it, and the button says so.
  const [waiting = ''] = await makeOrders(page, [{ source: 'businessPc', merchant: 'GOLDEN' }]);
  await page.goto(record);
  await expect(line(waiting).getByText('Waiting')).toBeVisible();
  await line(waiting).getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Created · ${waiting}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveAccessibleDescription(/still being tried/);

  await goByMenu(page, 'Webhook deliveries');
  // Other webhooks of the customer hear of it too.
  await expect(line(waiting).filter({ hasText: name })).toBeVisible();
  await expectNoViolations(page);
  endpoint.close();
});
