import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { makeOrders, propose, signInTo, staffId } from './support/orders.ts';
import { signInAs, unseen } from './support/people.ts';

const SCREEN = '/msgNotify';
const STATISTICS = `${SCREEN}?tab=statistics`;

const bell = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const screen = (page: Page): Locator => page.getByRole('region', { name: 'Notification', exact: true });
const messages = (page: Page): Locator => screen(page).getByRole('group', { name: 'Notifications' });
const message = (page: Page, title: string): Locator =>
  messages(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
const unreadIn = async (page: Page): Promise<number> =>
  Number(/(\d+) unread/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);

/** Sends a message from the manager and returns its unique title. */
const send = async (manager: Page, addressee: string, more: object = {}): Promise<string> => {
  const title = `Note ${crypto.randomUUID().slice(0, 8)}`;
  const event = { type: 'notice.sent', addressee, kind: 0, title, value: 'At six by the gate.', ...more };
  expect(await propose(manager, 'notice', null, event)).toMatchObject({ status: 'accepted' });
  return title;
};

test('a message raises the bell as it is sent, is read alone or with all others, and the bell follows', async ({
  browser,
}) => {
  const manager = await unseen(browser, 'manager.yangon');
  const addressee = await staffId(manager, 'clerk.yangon');
  const clerk = await signInAs(browser, 'clerk.yangon');
  const before = await unreadIn(clerk);
  const first = await send(manager, addressee);
  await expect(clerk.getByRole('alertdialog').filter({ hasText: first })).toContainText('At six by the gate.');
  await expect(bell(clerk)).toHaveAccessibleName(`Notifications, ${before + 1} unread`);
  await expect(bell(clerk)).toHaveText(String(before + 1));

  await bell(clerk).click();
  await expect(clerk).toHaveURL(SCREEN);
  await expect(message(clerk, first)).toContainText('Unread');
  await expectNoViolations(clerk);

  const second = await send(manager, addressee);
  await expect(message(clerk, second)).toBeVisible();
  await clerk.getByRole('button', { name: `Mark as read: ${first}` }).press('Enter');
  await expect(message(clerk, first).getByText('Read', { exact: true })).toBeVisible();
  await expect(bell(clerk)).toHaveAccessibleName(`Notifications, ${before + 1} unread`);
  await expect(messages(clerk)).toBeFocused();

  await screen(clerk).getByRole('radio', { name: 'Unread' }).check({ force: true });
  await expect(message(clerk, second)).toBeVisible();
  await expect(message(clerk, first)).toHaveCount(0);
  await screen(clerk).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(messages(clerk)).toContainText('Nothing is unread');
  await expect(bell(clerk)).toHaveAccessibleName('Notifications');
  await expect(bell(clerk)).toHaveText('');

  await clerk.reload();
  await expect(screen(clerk).getByRole('radio', { name: 'Unread' })).toBeChecked();
  await screen(clerk).getByRole('radio', { name: 'Read', exact: true }).check({ force: true });
  await expect(message(clerk, first)).toBeVisible();
  await expect(message(clerk, second)).toBeVisible();
});

test('a question pushed during work leads to its answer form, and is marked as read', async ({ browser }) => {
  const manager = await unseen(browser, 'manager.yangon');
  const addressee = await staffId(manager, 'clerk.yangon');
  const [waybill = ''] = await makeOrders(manager, [{ pieces: 1 }]);
  const clerk = await signInAs(browser, 'clerk.yangon');
  const before = await unreadIn(clerk);
  const { id: userQuestionId } = await propose(manager, 'userQuestion', null, {
    type: 'userQuestion.raised',
    question: '111',
    order: waybill,
    customer: 'Daw Khin',
    phone: '09 250 777 001',
    text: 'My parcel should have come yesterday.',
  });
  const ext = { userQuestionId, waybill };
  const title = await send(manager, addressee, { kind: 1, ext });
  const toast = clerk.getByRole('alertdialog').filter({ hasText: title });
  await expect(bell(clerk)).toHaveAccessibleName(`Notifications, ${before + 1} unread`);
  await toast.getByRole('button', { name: 'New work order', exact: true }).click();
  await expect(clerk).toHaveURL(`/workOrders/newWorkOrder?id=${userQuestionId}&waybill=${waybill}`);
  await expect(toast).toHaveCount(0);
  await expect.poll(() => unreadIn(clerk)).toBe(before);
  // The question's view makes requests that may be refused to a clerk, and the refusal then replaces the list.
  await expect(async () => {
    if (new URL(clerk.url()).pathname !== SCREEN) await bell(clerk).click();
    expect((await message(clerk, title).allTextContents()).join('\n')).toContain('Customer question');
  }).toPass();
  await expect(message(clerk, title).getByRole('link', { name: new RegExp(waybill) })).toBeVisible();
});

test('pages keep their place in the address; a list that cannot be read shows an error and can be reloaded', async ({
  page,
}) => {
  const asked: unknown[] = [];
  let fails = true;
  await page.route('**/api/notice/page', async (route) => {
    asked.push(route.request().postDataJSON());
    if (fails) return route.fulfill({ status: 500, json: { message: 'Out of order' } });
    const { pageNum, pageSize } = route.request().postDataJSON();
    const records = Array.from({ length: pageSize }, (_, index) => ({
      id: `NTC${pageNum}-${index}`,
      title: `Page ${pageNum}, number ${index}`,
      value: 'Text',
      type: 0,
      ext: { userQuestionId: null, waybill: null },
      isRead: true,
      createTime: '2026-11-20T03:00:00.000Z',
      readTime: '2026-11-20T04:00:00.000Z',
    }));
    return route.fulfill({ json: { records, total: 250 } });
  });
  await signInTo(page, 'clerk.mandalay', SCREEN);
  await expect(messages(page).getByRole('alert')).toBeVisible();
  // The list reads again by itself when the socket connects: it must still fail until the button is pressed.
  await messages(page).getByRole('button', { name: 'Try again' }).hover();
  await page.mouse.down();
  fails = false;
  await page.mouse.up();
  await expect(messages(page).getByRole('listitem')).toHaveCount(20);
  const pager = screen(page).getByRole('navigation');
  await pager.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(message(page, 'Page 3, number 0')).toContainText('20/11/2026 09:30:00');
  await expect(page).toHaveURL(`${SCREEN}?page=3`);
  await pager.getByRole('button', { name: /20/ }).first().click();
  await page.getByRole('option', { name: /^50/ }).click();
  await expect(messages(page).getByRole('listitem')).toHaveCount(50);
  expect(asked.at(-1)).toEqual({ pageNum: 1, pageSize: 50 });
});

test('the statistics of a month are its orders, each day leads to those of the day', async ({ page }) => {
  await signInTo(page, 'manager.yangon', STATISTICS);
  const table = screen(page).getByRole('table');
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.first()).toHaveText('MonthOrdersMonth-on-monthReturnedReturn rate');
  const days = screen(page)
    .getByRole('list', { name: /^Orders by day/ })
    .getByRole('link');
  const counts = await days.evaluateAll((links) =>
    links.map((link) =>
      Number((/: ([\d,]+)$/.exec(link.getAttribute('aria-label') ?? '')?.[1] ?? '').replace(',', '')),
    ),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText(total.toLocaleString('en'));
  await expectNoViolations(page);

  const month = rows.nth(2).getByRole('rowheader').getByRole('link');
  await month.press('Enter');
  await expect(page).toHaveURL(/month=\d{4}-\d{2}$/);
  await expect(month).toHaveAttribute('aria-current', 'true');
  const day = days.last();
  const [, count = ''] = /: (.+)$/.exec((await day.getAttribute('aria-label')) ?? '') ?? [];
  await day.click();
  await expect(page).toHaveURL(/orderList\?createdAt=/);
  await expect(page.getByText(new RegExp(`^${count} in total`))).toBeVisible();

  await page.goto(STATISTICS);
  await rows.nth(1).getByRole('cell').first().getByRole('link').click();
  await expect(page).toHaveURL(/pickupReport\/records/);
  await expect(page.getByText(new RegExp(`^${total.toLocaleString('en')} in total`))).toBeVisible();
});
