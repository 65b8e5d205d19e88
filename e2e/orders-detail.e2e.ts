import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { act, ask, makeOrders, signInTo, staffId } from './support/orders.ts';

const address = (id: string): string => `/companyOrder/orderDetail?id=${id}`;

interface Stream {
  readonly events: readonly { readonly type: string; readonly allowed: boolean }[];
}

interface Model {
  readonly events: readonly {
    readonly type: string;
    readonly systemOnly: boolean;
    readonly title: { readonly en: string };
  }[];
}

const opened = async (page: Page, difference: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  await signInTo(page, 'manager.yangon', '/companyOrder/orderList');
  const [id = ''] = await makeOrders(page, [difference]);
  await page.goto(address(id));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(id) })).toBeVisible();
  return id;
};

test("offers exactly the machine's events: allowed ones enabled, refused ones with their reason", async ({ page }) => {
  const id = await opened(page);
  const [{ events }, model] = await Promise.all([
    ask<Stream>(page, 'GET', `api/streams/order/${id}`),
    ask<Model>(page, 'GET', 'api/model/order'),
  ]);
  const people = new Map(
    model.events.filter(({ systemOnly }) => !systemOnly).map(({ type, title }) => [type, title.en]),
  );
  const allowed = events.filter((event) => event.allowed && people.has(event.type)).map(({ type }) => people.get(type));

  const primary = page.getByRole('article').getByRole('banner').or(page.locator('article > header')).first();
  const buttons = await primary.getByRole('button').all();
  const enabled: string[] = [];
  for (const button of buttons) {
    const name = (await button.textContent())?.trim() ?? '';
    const refused = (await button.getAttribute('aria-disabled')) === 'true';
    if (!refused && !['More actions', 'Why not?', 'Order the same again'].includes(name)) enabled.push(name);
  }
  await page.getByRole('button', { name: 'More actions' }).click();
  for (const item of await page.getByRole('menuitem').all()) {
    const [label = '', reason] = (await item.innerText()).split('\n');
    if ((await item.getAttribute('aria-disabled')) === 'true') expect(reason, label).toMatch(/./);
    else enabled.push(label);
  }
  expect(new Set(enabled)).toEqual(new Set(allowed));
  expect(enabled).toHaveLength(allowed.length);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Why not?' }).click();
  const drawer = page.getByRole('dialog', { name: 'Why not?' });
  await expect(drawer.getByRole('term')).toHaveCount([...people.keys()].length - allowed.length);
});

test('says why a step is refused, in English and in Chinese', async ({ page }) => {
  const id = await opened(page, { payType: 'senderCash' });
  await act(page, id, { type: 'order.collectorAssigned', collector: await staffId(page, 'courier.yangon') });
  const collect = page.getByRole('button', { name: 'Collect', exact: true });
  await expect(collect).toHaveAttribute('aria-disabled', 'true');
  await expect(collect).toHaveAccessibleDescription(/is still due at collection/);
  await page.context().addCookies([{ name: 'language', value: 'zh', url: page.url() }]);
  await page.reload();
  const inChinese = page.getByRole('button', { name: '揽收', exact: true });
  await expect(inChinese).toHaveAttribute('aria-disabled', 'true');
  await expect(inChinese).toHaveAccessibleDescription(/MMK/);
});

test('submits an event from its form: errors at the field, then success, and the log describes it', async ({
  page,
}) => {
  await opened(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Modify order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Insured value').fill('100');
  await expect(dialog.getByLabel('Insured value')).toHaveAccessibleDescription(/200,000\.00 MMK/);
  await dialog.getByLabel('Insured value').fill('300000');
  await dialog.getByRole('button', { name: 'Modify order' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: /Log/ }).click();
  await expect(page.getByRole('row', { name: /Insured value/ })).toContainText('300,000.00 MMK');
  await expect(page).toHaveURL(/tab=log/);
});

test('names the consequence of what cannot be undone', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/It becomes “Cancelled”\..* This cannot be undone\./);
  await dialog.getByLabel('Reason').fill('The sender changed his mind');
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancelled');
});

test('shows a change made by someone else meanwhile and keeps the input', async ({ page }) => {
  const id = await opened(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Raise work order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Remark').fill('The receiver asks where it is');
  await act(page, id, {
    type: 'order.deliveryTimeSet',
    expectedDeliveryTime: '2030-01-01T03:00:00.000Z',
    deliveryWindow: 'morning',
  });
  await expect(dialog).toContainText('Someone else has changed this in the meantime');
  await expect(dialog).toContainText('Set delivery time by Aung Kyaw Moe');
  await expect(dialog.getByLabel('Remark')).toHaveValue('The receiver asks where it is');
  await dialog.getByRole('combobox', { name: 'Question' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Raise work order all the same' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: /Complaint piece/ }).click();
  await expect(page.getByRole('list', { name: 'Complaint piece' })).toContainText('The receiver asks where it is');
});

test('shows money by stage with its movements, accessibly', async ({ page }) => {
  await opened(page);
  await expect(page.getByRole('region', { name: 'State diagram' })).toBeVisible();
  for (const tab of ['Basic', 'Finance', 'Log', 'Complaint piece']) {
    await page.getByRole('tab', { name: new RegExp(tab) }).click();
    await expectNoViolations(page);
  }
  await page.getByRole('tab', { name: 'Finance' }).click();
  await expect(page.getByRole('row', { name: /On signing/ })).toContainText('Unpaid');
});
