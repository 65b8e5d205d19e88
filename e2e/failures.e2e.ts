import { expect, test, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { firstRow } from './support/firstRow.ts';
import { signInAs } from './support/people.ts';

const PAGE = '**/api/order/page';
const isOfPage = (request: Request): boolean => new URL(request.url()).pathname === '/api/order/page';

/** Locates a toast by its title, since the screen may show the same text. */
const toast = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog').filter({ has: page.getByText(title, { exact: true }) });

/** Makes open requests time out at a `tooLate` event in marked loads, and never by the clock. */
const impatient = (): void => {
  if (localStorage.getItem('impatient') === null) return;
  AbortSignal.timeout = () => {
    const limit = new AbortController();
    addEventListener('tooLate', () => limit.abort(new DOMException('too late', 'TimeoutError')));
    return limit.signal;
  };
};

test('a failed request is shown once for five seconds, in the words of the catalogue', async ({ browser }) => {
  const page = await signInAs(browser, 'manager.yangon');
  await page.clock.install();
  await page.addInitScript(impatient);
  await page.reload();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();

  const fails = async (how: (route: Route) => unknown, title: string): Promise<void> => {
    await page.route(PAGE, how);
    const refresh = page.getByRole('main').getByRole('button', { name: 'Read again', exact: true });
    await expect(refresh).toBeVisible();
    // The page's clock is frozen, so that a slow machine does not matter.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await refresh.click();
    await expect(toast(page, title)).toBeVisible();
    // The second failure has to come while the first is shown; later it would be shown anew.
    const [, again] = await Promise.all([refresh.click(), page.waitForEvent('request', isOfPage)]);
    await Promise.race([again.response(), page.waitForEvent('requestfailed', (one) => one === again)]);
    await expect(page.getByRole('main').locator('[aria-busy="true"]:visible')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(toast(page, title)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(4_900);
    await expect(toast(page, title)).toBeVisible();
    await page.clock.fastForward(200);
    await expect(toast(page, title)).toHaveCount(0);
    await page.clock.resume();
    await page.unroute(PAGE);
  };

  await fails((route) => route.fulfill({ status: 503, body: 'not json' }), 'Api request error');
  await fails((route) => route.abort('connectionreset'), 'interface request failed');
  await page.evaluate(() => localStorage.setItem('impatient', ''));
  await page.route(PAGE, () => undefined);
  await Promise.all([page.waitForRequest(isOfPage), page.reload()]);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('tooLate')));
    expect(await toast(page, 'Network request timeout').isVisible()).toBe(true);
  }).toPass();
  await page.context().close();
});

test('a forbidden call redirects to /401, which links onward', async ({ browser }) => {
  const page = await signInAs(browser, 'manager.yangon');
  await page.route(PAGE, (route) =>
    route.fulfill({ status: 403, json: { status: 403, timestamp: 0, message: 'no', code: 'forbidden' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/401$/);
  await expect(
    page.getByText('The current account has no permissions', { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  await expectNoViolationsInEitherScheme(page);
  await page.unroute(PAGE);
  await page.getByRole('main').getByRole('button').filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.context().close();
});

test('failing dictionaries hide nothing: the console opens, and only the log reports them', async ({ browser }) => {
  const page = await signInAs(browser, 'manager.yangon');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  for (const call of ['station/all', 'merchantArea/tree', 'question/all', 'sysStaff/newRole', 'branch/all', 'health'])
    await page.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, json: { message: 'no names today' } }));
  await page.reload();
  await expect(firstRow(page)).toBeVisible();
  await expect(page.getByText('Loading ...')).toHaveCount(0);
  await expect(toast(page, 'no names today')).toHaveCount(0);
  expect(logged.length).toBeGreaterThan(0);
  await page.context().close();
});
