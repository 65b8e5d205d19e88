import { expect, test, type Browser, type Page } from '@playwright/test';
import { signInUnseen } from './support/orders.ts';
import { cutTexts } from './support/walk/cutTexts.ts';
import { offeredTo } from './support/walk/plan.ts';
import { HIDDEN_PATHS, open, screenPaths, settle } from './support/walk/screens.ts';
import { checkLinks } from './support/walk/walkScreen.ts';
import { watch, type Watch } from './support/walk/watch.ts';

const ACCOUNT = 'admin';
const FIRST = '/dashboard';
const OFFERED = offeredTo(ACCOUNT);
const known = new Set([...OFFERED, ...HIDDEN_PATHS]);

interface Desk {
  readonly page: Page;
  readonly seen: Watch;
}

/** The signed-in page on which all tests of a worker open their screens; after a failed test they get another. */
let desk: Promise<Desk> | null = null;
/** Number of faults that earlier tests of the worker have told. */
let told = 0;

/** Signs in within the first test: if that fails, the others try themselves. */
async function openDesk(browser: Browser): Promise<Desk> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signInUnseen(page, ACCOUNT);
  const seen = watch(page, () => ACCOUNT);
  await page.goto(FIRST);
  await settle(page, FIRST, seen);
  return { page, seen };
}

test.afterAll(async () => {
  const opened = await desk?.catch(() => null);
  desk = null;
  told = 0;
  await opened?.page.context().close();
});

test('the menu of the administrator has the screens that are opened', async ({ browser }) => {
  const { page } = await (desk ??= openDesk(browser));
  expect((await screenPaths(page)).toSorted()).toEqual(OFFERED.toSorted());
});

for (const path of OFFERED)
  test(`${ACCOUNT} opens ${path} without a fault`, async ({ browser }) => {
    const { page, seen } = await (desk ??= openDesk(browser));
    await open(page, path, seen);
    await checkLinks(page, seen, known);
    for (const fault of await cutTexts(page.getByRole('main'))) seen.report(fault);
    const faults = seen.faults.slice(told);
    told = seen.faults.length;
    expect(faults).toEqual([]);
  });
