import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { GOOD, LINES, putWorkersOn, type Line } from './coldList/line.ts';
import { startServer, type Served } from './coldList/serving.ts';
import { openOn, shownIn, visit, type Visit } from './coldList/visit.ts';
import { print, quantile, round } from './measure.ts';
import type { Sizes } from './sizes.ts';
import { DEMONSTRATION_PASSWORD } from '#server/demo/accounts.ts';

const LIST = '/companyOrder/orderList';
const HOME_TILE = 'section[aria-label="Home"] a';
const rowOf = (list: string): string => `section[aria-label="${list}"] [data-row="0"] a[href]`;
const FIRST_ROW = rowOf('Orders');
const HAND_WRITTEN_ROW = 'tbody tr';
/** List that is opened by the menu, beside the one opened by its address. */
const OTHER = { entry: 'Work Order', row: rowOf('Work orders') };
const SIZE = { width: 1440, height: 900 };

/** Limits of a list (issue 15): milliseconds by line, and the rest on the good one. */
const LIMITS = {
  first: { good: 420, poor: 2000 },
  interactive: { good: 600, poor: 3500 },
  warm: { good: 300, poor: 900 },
  opened: { good: 100, poor: null },
  other: { good: 250, poor: null },
  form: 250,
  home: 300,
} as const;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

const median = (samples: readonly number[]): number => round(quantile(samples, 0.5));
const medianOf = (visits: readonly Visit[], what: (visit: Visit) => number): number => median(visits.map(what));

/** Prints a time against its limit, where it has one. */
const printTime = (name: string, ours: number, limit: number | null, details: object = {}): void =>
  print({ name, ours, peer: null, limit, ratio: limit === null ? null : round(ours / limit), unit: 'ms', ...details });

const detailsOf = (visits: readonly Visit[]) => ({
  interactive: medianOf(visits, ({ interactive }) => interactive),
  longestTask: medianOf(visits, ({ longest }) => longest),
  mainThreadSeconds: medianOf(visits, ({ busy }) => busy),
  requests: medianOf(visits, ({ requests }) => requests),
  scriptKilobytes: medianOf(visits, ({ script }) => script),
  scriptInAllKilobytes: medianOf(visits, ({ scriptInAll }) => scriptInAll),
  heapMegabytes: medianOf(visits, ({ heap }) => heap),
  repeatedCalls: [...new Set(visits.flatMap(({ repeated }) => repeated))],
});

/** Runs a piece in a new browser profile, signed in where a state is given. */
async function fresh<T>(
  browser: Browser,
  state: State | null,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'en-US',
    ...(state && { storageState: state }),
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

interface Measured {
  readonly line: Line;
  readonly stretchMs: number;
  readonly times: number;
}

/** Time from a press within the page to content that was not there before. */
async function navigate(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate((next) => Object.assign(globalThis.coldMarks ?? {}, { selector: next, shown: null }), selector);
  await press();
  const shown = await shownIn(page);
  return shown - (await page.evaluate(() => globalThis.coldMarks?.pressed ?? Number.NaN));
}

/** The sign-in: until its form can be used, and from its button to Home. Returns the state of a signed-in browser. */
async function measureSignIn(browser: Browser, { address }: Served, times: number): Promise<State> {
  const forms: number[] = [];
  const homes: number[] = [];
  let state: State | undefined;
  for (let turn = 0; turn < times; turn += 1) {
    state = await fresh(browser, null, async (context) => {
      const { page, first } = await openOn(context, GOOD, `${address}/login`, 'input[name=username]');
      forms.push(first);
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password', { exact: true }).fill(DEMONSTRATION_PASSWORD);
      const button = page.getByRole('button', { name: 'Sign in' });
      await page.waitForLoadState('networkidle');
      homes.push(await navigate(page, HOME_TILE, () => button.click()));
      return context.storageState();
    });
  }
  printTime('cold-list, sign-in form', median(forms), LIMITS.form);
  printTime('cold-list, sign-in to Home', median(homes), LIMITS.home);
  if (!state) throw new Error('Nobody signed in.');
  return state;
}

/** The list by its address in an empty profile, in turn with the hand-written page. */
async function measureList(browser: Browser, { address }: Served, state: State, { line, stretchMs, times }: Measured) {
  const visits: Visit[] = [];
  const limits: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const byHand = `${address}/handWritten/index.html`;
    limits.push(
      await fresh(browser, state, async (context) => (await openOn(context, line, byHand, HAND_WRITTEN_ROW)).first),
    );
    visits.push(
      await fresh(browser, state, (context) => visit(context, { line, stretchMs }, address + LIST, FIRST_ROW)),
    );
  }
  const ours = medianOf(visits, ({ first }) => first);
  const limit = median(limits);
  print({
    name: `cold-list, ${line.name} line`,
    ours,
    peer: null,
    limit,
    ratio: round(ours / limit),
    unit: 'ms to the first row',
    limitName: 'a page written by hand',
    wanted: { first: LIMITS.first[line.name], interactive: LIMITS.interactive[line.name] },
    ...detailsOf(visits),
  });
}

/** A second visit with the service worker, and ways between lists within the console. */
async function measureWarm(browser: Browser, { address }: Served, state: State, { line, stretchMs, times }: Measured) {
  const warm: Visit[] = [];
  const opened: number[] = [];
  const other: number[] = [];
  for (let turn = 0; turn < times; turn += 1)
    await fresh(browser, state, async (context) => {
      const first = await context.newPage();
      await first.goto(address + LIST);
      await first.locator(FIRST_ROW).waitFor();
      // It claims the page once it keeps every file.
      await first.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 120_000 });
      await first.getByRole('status', { name: 'Live updates' }).getByText('Live', { exact: true }).waitFor();
      await first.close();
      await putWorkersOn(browser, line);
      const { page, ...measured } = await visit(context, { line, stretchMs }, address + LIST, FIRST_ROW);
      warm.push(measured);
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await menu.getByRole('searchbox').fill(OTHER.entry);
      const entry = menu.getByRole('link', { name: OTHER.entry, exact: true });
      other.push(await navigate(page, OTHER.row, () => entry.click()));
      const tab = page.getByRole('navigation', { name: 'Open views' }).getByRole('link', { name: 'Order list (v2)' });
      opened.push(await navigate(page, FIRST_ROW, () => tab.click()));
    });
  const ours = medianOf(warm, ({ first }) => first);
  printTime(`cold-list, warm, ${line.name} line`, ours, LIMITS.warm[line.name], detailsOf(warm));
  printTime(`cold-list, to a list opened before, ${line.name} line`, median(opened), LIMITS.opened[line.name]);
  printTime(`cold-list, to another list, ${line.name} line`, median(other), LIMITS.other[line.name]);
}

/** Other screens by their addresses, reported without a limit. */
async function measureScreens(
  browser: Browser,
  { address }: Served,
  state: State,
  { line, stretchMs, times }: Measured,
) {
  const order = await fresh(browser, state, async (context) => {
    const { page } = await openOn(context, GOOD, address + LIST, FIRST_ROW);
    return page.locator(FIRST_ROW).first().getAttribute('href');
  });
  const screens = {
    Home: ['/dashboard', HOME_TILE],
    'an order': [order ?? '', 'main article h1'],
    'the scan station': ['/storage/pickup', 'main header button'],
    'a model map': ['/model/machine?id=order', 'main svg text'],
  } as const;
  for (const [name, [path, selector]] of Object.entries(screens)) {
    const visits: Visit[] = [];
    for (let turn = 0; turn < times; turn += 1)
      visits.push(
        await fresh(browser, state, (context) => visit(context, { line, stretchMs }, address + path, selector)),
      );
    const ours = medianOf(visits, ({ first }) => first);
    printTime(`cold-list, ${name}, ${line.name} line`, ours, null, detailsOf(visits));
  }
}

/**
 * The console in a real browser: the order list by its address in an empty profile, beside a page written by hand that
 * makes the same calls and draws the same rows; on a good line and on a poor one.
 */
export async function coldList({ orders, times, screens, stretchMs }: Sizes['cold-list']): Promise<void> {
  const served = await startServer(orders);
  const browser = await launchBrowser('--disable-background-networking');
  try {
    const state = await measureSignIn(browser, served, times);
    for (const line of LINES) {
      await measureList(browser, served, state, { line, stretchMs, times });
      await measureWarm(browser, served, state, { line, stretchMs, times });
      await measureScreens(browser, served, state, { line, stretchMs, times: screens });
    }
  } finally {
    await browser.close();
    await served.end();
  }
}
