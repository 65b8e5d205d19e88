import { expect, test, type Page } from '@playwright/test';
import { logOut } from './support/account.ts';
import { choose, fillGoods, fillParty } from './support/newOrder.ts';
import { ask } from './support/orders.ts';
import { signInAs } from './support/people.ts';

const PASSWORD = 'shweli2026';
const LIST = '/companyOrder/orderList';

const OVER = 'Login timed out, please log in again!';

const fillIn = async (page: Page, username: string): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Ends the page's session on the server, as an administrator would. */
const revoke = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const token = document.cookie.split('; ').find((pair) => pair.startsWith('token='));
    const headers = { Authorization: decodeURIComponent(token?.slice('token='.length) ?? '') };
    await fetch('/auth/logout', { method: 'DELETE', headers });
  });

test('without a token only the sign-in is reachable, and the address is restored after it; with one the sign-in is closed, and an unknown address is /404', async ({
  page,
}) => {
  for (const address of ['/404', '/no/such/place', `${LIST}?page=2&status=19#row`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
  }
  await page.goto('/login');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Login · Shweli');
  await page.goto(`${LIST}?pageSize=50`);
  await fillIn(page, 'manager.yangon');
  await expect(page).toHaveURL(`${LIST}?pageSize=50`);
  await expect(page.getByRole('banner')).toBeVisible();

  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/no/such/place');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.goto(`/redirect${LIST}?pageSize=50`);
  await expect(page).toHaveURL(`${LIST}?pageSize=50`);
});

test('an expired token is deleted, shown for five seconds, and requires a new sign-in', async ({ page }) => {
  await page.goto(LIST);
  await fillIn(page, 'manager.yangon');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('about:blank');
  const token = { name: 'token', value: 'Bearer%20s.dead', url: new URL(test.info().project.use.baseURL ?? '').href };
  await page.context().addCookies([token]);
  await page.clock.install();
  await page.goto(`${LIST}?pageSize=50`);
  const told = page.getByRole('alert').filter({ hasText: OVER });
  await told.waitFor();
  // From here on only the test moves the time: a busy machine takes seconds for the next lines, and may be late for these.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${LIST}?pageSize=50`)}`);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('point');
  await page.clock.fastForward(2_500);
  await expect(told).toBeVisible();
  await page.clock.fastForward(2_500);
  await expect(told).toHaveCount(0);
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a person whose record cannot be read is signed out; while offline the console only waits', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'trainer');
  await page.route('**/auth/info', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('System updating. Please wait a moment.');
  await page.unroute('**/auth/info');
  // The next attempt is some seconds away, and then the whole console must load.
  await expect(page.getByRole('banner')).toBeVisible();
  const gone = { status: 400, timestamp: 0, message: 'no such person', code: 'notFound' };
  await page.route('**/auth/info', (route) => route.fulfill({ status: 400, json: gone }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  await page.context().close();
});

test('logging out deletes the session locally even if the server cannot be reached', async ({ browser }) => {
  const page = await signInAs(browser, 'operations');
  await page.route('**/auth/logout', (route) => route.abort());
  await logOut(page);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  await page.goto(LIST);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(LIST)}`);
  await page.context().close();
});

test('a session that ends during a half-written order loses nothing: after a new sign-in it is created once', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'manager.yangon', { address: '/sender/newOrder' });
  const receiver = `U Tin ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Weight' }).fill('2.5');
  for (const side of ['Length', 'Width', 'Height']) await page.getByRole('textbox', { name: side }).fill('20');
  await choose(page, 'Destination branch', 'Mandalay', 'Mandalay');
  await fillParty(page, 'Sender', 'Daw Hla', 'Yangon');
  await fillGoods(page, 'Books');
  await revoke(page);

  const again = page.getByRole('alertdialog', { name: OVER });
  await expect(again).toBeVisible();
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('2.5');
  await fillParty(page, 'Receiver', receiver, 'Mandalay');

  // Here the page learns of the expiry only from the order that it sends.
  const commands: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/commands')) commands.push(request.postDataJSON());
  });
  await page.evaluate(() => {
    document.cookie = 'token=Bearer%20s.dead; Path=/; SameSite=Strict';
  });
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(again).toBeVisible();
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/senderSuccess\?id=SL\d{9}MM/);

  const keys = commands.map((body) => (body as { commands: { key: string }[] }).commands[0]?.key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  const filters = [{ field: 'receiverName', op: 'like', value: receiver }];
  const { total } = await ask<{ total: number }>(page, 'POST', 'api/order/page', {
    pageNum: 1,
    pageSize: 10,
    filters,
    sort: [],
  });
  expect(total).toBe(1);
  await page.context().close();
});
