import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { fillParty } from './support/newOrder.ts';
import { keptIn, lifetimesOf } from './support/keptInBrowser.ts';
import { ask, makeOrders } from './support/orders.ts';

const PASSWORD = 'shweli2026';
const NEW_ORDER = '/sender/newOrder';
const IMPORT = '/sender/mailList';
const LIST = '/companyOrder/orderList';

// The console of a browser that works without a line is kept too.
test.use({ serviceWorkers: 'allow' });

const fillIn = async (page: Page, username: string): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
};

const DRAFT_LOST = 'The new order has not been created; what was entered is lost.';

const askToSignOut = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /1\d{3}|Golden/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};

const signOut = async (page: Page): Promise<void> => {
  await askToSignOut(page);
  await confirmSignOut(page);
};

const confirmSignOut = async (page: Page): Promise<void> => {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
};

/** Ends the person's session on the server, as after a day without work. */
const expire = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const token = document.cookie.split('; ').find((pair) => pair.startsWith('token='));
    const value = decodeURIComponent(token?.slice('token='.length) ?? '');
    await fetch('/auth/logout', { method: 'DELETE', headers: { Authorization: value } });
  });

const receiver = (page: Page) => page.getByRole('region', { name: 'Receiver', exact: true });

/** Begins an order without creating it. */
const beginOrder = async (page: Page, name: string): Promise<void> => {
  await page.goto(NEW_ORDER);
  await fillParty(page, 'Receiver', name, 'Mandalay');
  await page.getByRole('textbox', { name: 'Weight' }).fill('2.5');
};

/** A day of a clerk: a list narrowed to a number, a record, the sender of imports, an order begun; with its traces. */
const work = async (page: Page): Promise<readonly string[]> => {
  const [order = ''] = await makeOrders(page, [{}]);
  await page.goto(`${LIST}?receiverPhone=09420001009`);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Show Receiver phone' }).click({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.goto(`/companyOrder/orderDetail?id=${order}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order);
  await page.goto(IMPORT);
  await page.getByText('Use this sender for rows without one').click();
  await page.getByLabel('Sender', { exact: true }).fill('Ma Khin Sender');
  await page.getByLabel('Sender phone').fill('09420001008');
  await page.getByLabel('Sender address').fill('77 Pagoda Road');
  await beginOrder(page, 'U Tin Receiver');
  return [order, '09420001009', 'Ma Khin Sender', '09420001008', '77 Pagoda Road', 'U Tin Receiver', '12 Strand Road'];
};

const expectNoneOf = (traces: readonly string[], text: string): void =>
  expect(traces.filter((trace) => text.includes(trace))).toEqual([]);

/** Everything on the page: text, values of fields, address and title. */
const screenOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      location.href,
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    ].join('\n'),
  );

const otherTab = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(page.getByRole('banner')).toBeVisible();
  return page;
};

test('nothing of a clerk is left for the business customer who signs in after her', async ({ page, context }) => {
  await page.goto('/login');
  await fillIn(page, 'manager.yangon');
  const other = await otherTab(context);
  await beginOrder(other, 'Daw Aye Elsewhere');
  const traces = [...(await work(page)), 'Daw Aye Elsewhere'];
  const before = JSON.stringify(await keptIn(page));
  for (const trace of ['Ma Khin Sender', 'U Tin Receiver']) expect(before).toContain(trace);
  const { id } = await ask<{ user: { id: string } }>(page, 'GET', 'auth/info').then(({ user }) => user);

  await askToSignOut(page);
  const sure = page.getByRole('alertdialog', { name: 'Are you sure to log out?' });
  await expect(sure).toContainText('Something is not saved in another tab and would be lost:');
  await expect(sure).toContainText('Something is not saved in this tab and would be lost:');
  await expect(sure.getByRole('listitem')).toHaveText([DRAFT_LOST, DRAFT_LOST]);
  await confirmSignOut(page);
  await expect(page).toHaveURL('/login');
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  for (const tab of [page, other]) {
    const kept = await keptIn(tab);
    expectNoneOf(traces, JSON.stringify(kept));
    expect(lifetimesOf(kept)).toEqual(new Set([`account ${id}`, 'device ']));
    expectNoneOf(traces, await screenOf(tab));
  }

  await fillIn(page, 'merchant');
  for (const address of ['/dashboard', NEW_ORDER, IMPORT, LIST]) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    expectNoneOf(traces, await screenOf(page));
  }
  await page.goto(NEW_ORDER);
  await expect(receiver(page).getByLabel('Name')).toHaveValue('');
  await page.goto(IMPORT);
  await page.getByText('Use this sender for rows without one').click();
  await expect(page.getByLabel('Sender', { exact: true })).toHaveValue('');
  expectNoneOf(traces, JSON.stringify(await keptIn(page)));
  await signOut(page);

  // The own arrangement of a list is not work: it is hers again.
  await fillIn(page, 'manager.yangon');
  await page.goto(LIST);
  await expect(page.getByRole('columnheader', { name: 'Receiver', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Receiver phone' })).toHaveCount(0);
});

test('a draft outlasts an expired session for its own person, and for nobody else', async ({ page }) => {
  await page.goto('/login');
  await fillIn(page, 'manager.yangon');
  await beginOrder(page, 'U Tin Receiver');
  await expire(page);
  const again = page.getByRole('alertdialog', { name: 'Login timed out, please log in again!' });
  await expect(again).toBeVisible();
  await page.reload();
  await fillIn(page, 'manager.yangon');
  await expect(page).toHaveURL(NEW_ORDER);
  await expect(receiver(page).getByLabel('Name')).toHaveValue('U Tin Receiver');

  await expire(page);
  await expect(again).toBeVisible();
  await page.reload();
  await fillIn(page, 'merchant');
  await expect(page).not.toHaveURL(NEW_ORDER);
  await page.goto(NEW_ORDER);
  await expect(receiver(page).getByLabel('Name')).toHaveValue('');
  expectNoneOf(['U Tin Receiver'], JSON.stringify(await keptIn(page)));
});

test('pages of one person begin anew when another signs in beside them', async ({ page, context }) => {
  await page.goto('/login');
  await fillIn(page, 'manager.yangon');
  const other = await otherTab(context);
  await page.goto(`${LIST}?receiverPhone=09420001009`);
  await beginOrder(other, 'U Tin Receiver');
  await page.bringToFront();
  await expire(page);
  const again = page.getByRole('alertdialog', { name: 'Login timed out, please log in again!' });
  await expect(again).toBeVisible();
  const third = await context.newPage();
  await third.goto('/login');
  await fillIn(third, 'merchant');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/dashboard');
    await expect(tab.getByRole('banner')).toBeVisible();
    expectNoneOf(['09420001009', 'U Tin Receiver'], await screenOf(tab));
    expectNoneOf(['09420001009', 'U Tin Receiver'], JSON.stringify(await keptIn(tab)));
  }
});
