import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { act, ask, makeOrders, propose, staffId } from './support/orders.ts';
import { consoleIsKept, happen, outboxMark } from './support/outbox.ts';
import { choose, openOrder, signInAs, unseen } from './support/people.ts';
import { barcodesOf, newSession, scansOf } from './support/scanSession.ts';

test.use({ serviceWorkers: 'allow' });

const PASSWORD = 'shweli2026';
const BRANCH = 'YGN';

const signIn = async (page: Page, username: string): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
};

const open = async (page: Page, username: string): Promise<void> => {
  await page.goto('/dashboard');
  await signIn(page, username);
};

/** Opens the console, keeps it for work without a connection, and opens a warehousing session. */
const newKeptSession = async (page: Page): Promise<string> => {
  await open(page, 'clerk.yangon');
  await consoleIsKept(page);
  return newSession(page);
};

const signOut = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};

interface Order {
  readonly id: string;
  readonly pieces: number;
}

/** Creates orders of one piece in given states, in the branch or elsewhere. */
const ordersOf = async (page: Page, states: readonly string[], isHere: boolean, most: number): Promise<string[]> => {
  const { records } = await ask<{ records: Order[] }>(page, 'POST', 'api/order/page', {
    pageNum: 1,
    pageSize: 100,
    filters: [
      { field: 'state', op: 'in', value: states },
      { field: 'pieces', op: 'eq', value: 1 },
      { field: 'exception', op: 'eq', value: 'none' },
      isHere
        ? { field: 'currentBranch', op: 'eq', value: BRANCH }
        : { field: 'destinationBranch', op: 'in', value: ['MDY', 'MUS', 'LSH'] },
    ],
  });
  const ids = records.map(({ id }) => id).slice(0, most);
  expect(ids.length, `orders in ${states.join(', ')}`).toBeGreaterThan(0);
  return ids;
};

const scan = (session: string, barcode: string) => ({
  machine: 'storageScan',
  id: session,
  group: `storageScan/${session}`,
  event: { type: 'storageScan.scanned', barcode },
});

test('fifty offline scans survive a reload and a crash, and are recorded once each, in order', async ({
  page,
  context,
}) => {
  const session = await newKeptSession(page);
  const elsewhere = await ordersOf(page, ['signed', 'sorted', 'departed', 'arrived'], false, 50);
  const barcodes = Array.from({ length: 50 }, (_, index) => elsewhere[index % elsewhere.length] ?? '');

  await context.setOffline(true);
  await expect(outboxMark(page)).toHaveAccessibleName(/No connection/);
  await happen(
    page,
    barcodes.slice(0, 30).map((barcode) => scan(session, barcode)),
  );
  await expect(outboxMark(page)).toHaveAccessibleName(/30 waiting/);

  await page.reload();
  await expect(page.getByRole('alert').getByText('Working without a connection')).toBeVisible();
  await expect(outboxMark(page)).toHaveAccessibleName(/30 waiting/);
  await happen(
    page,
    barcodes.slice(30).map((barcode) => scan(session, barcode)),
  );
  await expect(outboxMark(page)).toHaveAccessibleName(/50 waiting/);
  await page.close();

  const next = await context.newPage();
  await next.goto('/dashboard');
  await expect(outboxMark(next)).toHaveAccessibleName(/50 waiting/);
  await expectNoViolations(next);
  const back = new Date().toISOString();
  await context.setOffline(false);
  await expect(outboxMark(next)).toBeHidden();
  await expect(next.getByText('Working without a connection')).toBeHidden();
  const recorded = await scansOf(next, session);
  expect(recorded.map(({ data }) => data.barcode)).toEqual(barcodes);
  for (const { occurredAt, recordedAt } of recorded) {
    expect(occurredAt < back && back <= recordedAt, `${occurredAt} < ${back} <= ${recordedAt}`).toBe(true);
  }
});

test('a scanning screen opens offline, with its list as last seen', async ({ page, context }) => {
  const session = await newKeptSession(page);
  const address = `/storage/beWarehoused?id=${session}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: session })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Working without a connection')).toBeVisible();
  await expect(page.getByRole('heading', { name: session })).toBeVisible();
  await expect(page.getByText('undefined')).toHaveCount(0);
  const another = '/storage/beWarehoused?id=SS99999999';
  await page.goto(another);
  await expect(
    page.getByText('No connection to the server. Nothing was lost; please try again.').first(),
  ).toBeVisible();
});

test('two tabs send what both of them hold only once', async ({ page, context }) => {
  await open(page, 'clerk.yangon');
  const session = await newSession(page);
  const [barcode = ''] = await ordersOf(page, ['signed'], false, 1);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('banner')).toBeVisible();
  await context.setOffline(true);
  const both = [page, other];
  await Promise.all(
    both.map((one) =>
      happen(
        one,
        Array.from({ length: 10 }, () => scan(session, barcode)),
      ),
    ),
  );
  await expect(outboxMark(page)).toHaveAccessibleName(/20 waiting/);
  await expect(outboxMark(other)).toHaveAccessibleName(/20 waiting/);
  await context.setOffline(false);
  for (const one of both) await expect(outboxMark(one)).toBeHidden();
  expect(await barcodesOf(page, session)).toHaveLength(20);
});

test('a person who leaves with unsent work is warned; another person neither sees nor sends it', async ({
  page,
  context,
}) => {
  const session = await newKeptSession(page);
  const [barcode = ''] = await ordersOf(page, ['signed'], false, 1);
  await context.setOffline(true);
  await happen(page, [scan(session, barcode), scan(session, barcode)]);
  await expect(outboxMark(page)).toHaveAccessibleName(/2 waiting/);
  await signOut(page, 'Yangon');
  const sure = page.getByRole('alertdialog', { name: 'Are you sure to log out?' });
  await expect(sure).toContainText('2 entries have not reached the server.');
  await sure.getByRole('button', { name: 'Log out' }).click();
  // After signing out, no data of the account remains that could open the console.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(/^You are signed out on this computer\. There is no line/)).toBeVisible();
  const told = page.waitForResponse('**/auth/logout');
  await context.setOffline(false);

  expect((await told).status()).toBe(200);
  await expect(page.getByText(/^You are signed out on this computer/)).toHaveCount(0);
  // The picture that could not come without a line is asked for again; here none is wanted.
  await expect(page.getByLabel('Captcha')).toHaveCount(0);
  await signIn(page, 'sorter.muse');
  await expect(page.getByRole('status', { name: 'Live updates' })).toHaveText('Live');
  await expect(outboxMark(page)).toHaveCount(0);
  await happen(page, [scan(session, barcode)]);
  // Refused because the session belongs to another branch, which proves that this person's sender works.
  await expect(outboxMark(page)).toHaveAccessibleName(/1 refused/);
  await signOut(page, 'Muse');
  await sure.getByRole('button', { name: 'Log out' }).click();

  await expect(page.getByLabel('Username')).toBeVisible();
  await signIn(page, 'clerk.yangon');
  await expect.poll(() => barcodesOf(page, session)).toEqual([barcode, barcode]);
  await expect(outboxMark(page)).toBeHidden();
});

test('a refused scan is explained and holds back its session until it is tried again or given up', async ({ page }) => {
  await open(page, 'clerk.yangon');
  const session = await newSession(page);
  const [elsewhere = ''] = await ordersOf(page, ['signed'], false, 1);
  const [unmarked = ''] = await ordersOf(page, ['pendingDelivery'], true, 1);
  // Not a scan of this kind of session: the cause of the refusal disappears.
  await happen(page, [
    {
      ...scan(session, ''),
      event: { type: 'storageScan.extraSetAside', order: elsewhere, reason: 'Seen on the floor' },
    },
    scan(session, elsewhere),
    scan(session, unmarked),
  ]);
  const mark = outboxMark(page);
  await expect(mark).toHaveAccessibleName(/2 waiting 1 refused/);
  await mark.click();
  const drawer = page.getByRole('dialog', { name: 'Not yet with the server' });
  const refused = drawer.getByRole('listitem', { name: `Set aside ${elsewhere}` });
  await expect(refused).toContainText('“Set aside” is refused');
  await expect(refused).toContainText('2 later entries of the same work wait');
  await refused.getByRole('button', { name: 'Then and now' }).click();
  await expect(refused.getByRole('table')).toContainText('Signed');
  await expectNoViolations(page);

  // The cause disappears: a colleague scans the parcel, so that it is an extra one to be set aside.
  expect(
    await propose(page, 'storageScan', session, { type: 'storageScan.scanned', barcode: elsewhere }),
  ).toMatchObject({
    status: 'accepted',
  });
  await refused.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByText('Sent: 3 · Waiting: 0 · Refused: 0')).toBeVisible();
  expect(await barcodesOf(page, session)).toEqual([elsewhere, elsewhere, unmarked]);
});

test('discarding a refused scan states the consequence and lets the rest continue', async ({ page }) => {
  await open(page, 'clerk.yangon');
  const session = await newSession(page);
  const [elsewhere = ''] = await ordersOf(page, ['signed'], false, 1);
  await happen(page, [scan(session, 'SL99999999MM'), scan(session, elsewhere)]);
  await outboxMark(page).click();
  const drawer = page.getByRole('dialog', { name: 'Not yet with the server' });
  await drawer.getByRole('button', { name: 'Give up' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Give this entry up?' });
  await expect(sure).toContainText('“Scan SL99999999MM”');
  await expect(sure).toContainText('The entry after it is then sent.');
  await sure.getByRole('button', { name: 'Give up' }).click();
  await expect(drawer.getByText('Sent: 1 · Waiting: 0 · Refused: 0')).toBeVisible();
  expect(await barcodesOf(page, session)).toEqual([elsewhere]);
});

test('a refused event is decided from the record, also on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'clerk.yangon');
  const [signed = ''] = await ordersOf(page, ['signed'], false, 1);
  await happen(page, [{ machine: 'order', id: signed, event: { type: 'order.outForDelivery' } }]);
  await openOrder(page, signed);
  const banner = page.getByRole('alert').filter({ hasText: 'Refused by the server' });
  await banner.getByRole('button', { name: 'Decide' }).click();
  const drawer = page.getByRole('dialog', { name: 'Not yet with the server' });
  await expect(drawer.getByRole('listitem')).toContainText('is refused');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('an expired session asks to sign in over the page, and then sends', async ({ page, context }) => {
  const session = await newKeptSession(page);
  const [barcode = ''] = await ordersOf(page, ['signed'], false, 1);
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Working without a connection')).toBeVisible();
  await happen(page, [scan(session, barcode)]);
  const ended = await context.request.delete('/auth/logout', { headers: { Authorization: decodeURIComponent(token) } });
  expect(ended.status()).toBe(200);
  await context.setOffline(false);
  const again = page.getByRole('alertdialog', { name: 'Login timed out, please log in again!' });
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await again.getByLabel('Password', { exact: true }).press('Enter');
  await expect(again).toBeHidden();
  await expect.poll(() => barcodesOf(page, session)).toEqual([barcode]);
});

test('an act that is pressed twice without a line is kept once', async ({ browser }) => {
  const manager = await unseen(browser, 'manager.yangon');
  const [id = ''] = await makeOrders(manager, [{ destinationBranch: 'YGN', payType: 'receiverPays' }]);
  await act(manager, id, { type: 'order.collectorAssigned', collector: await staffId(manager, 'courier.yangon') });
  const courier = await signInAs(browser, 'courier.yangon', { width: 390, address: '/dashboard' });
  await openOrder(courier, id);
  const collecting = await choose(courier, 'Collect');
  await courier.context().setOffline(true);
  await collecting.getByRole('button', { name: 'Collect', exact: true }).dblclick();
  const kept = courier.getByText('Only on this device, not yet with the server').locator('..');
  await expect(kept.getByText(/^Collect,/)).toHaveCount(1);
  await expect(outboxMark(courier)).toHaveAccessibleName(/1 waiting/);
});
