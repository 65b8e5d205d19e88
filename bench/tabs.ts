import { expect as expectWithin, type CDPSession, type Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { print, round } from './measure.ts';
import type { Sizes } from './sizes.ts';
import { BENCH_PERSON, createBenchWorld, createOrders } from './world.ts';

/** Allows more than Playwright's five seconds, because a busy machine is slow. */
const expect = expectWithin.configure({ timeout: 30_000 });
/** Screens of the menu and the frame, by their names. */
const SCREENS = ['Order list (v2)', 'New order', 'Bulk import', 'Download list', 'User center', 'Notification'];
/** Limit of the heap's growth: what remains of closed tabs is small (ours). */
const LIMIT = 1.1;

interface Memory {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Measures the page's memory after all garbage was collected. */
async function memoryOf(devtools: CDPSession): Promise<Memory> {
  // Finalizers of the first collection release more.
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'Open views' }).getByRole('listitem');

/** Opens the result of a search for a name or number in a tab of its own. */
async function open(page: Page, wanted: string, count: number): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', { name: 'Find or do' }).getByRole('combobox');
  await field.fill(wanted);
  await field.press('Enter');
  await expect(tabsOf(page)).toHaveCount(count);
  await expect(page.locator('#content [aria-busy=true]:visible')).toHaveCount(0);
}

async function openAll(page: Page, wanted: readonly string[]): Promise<void> {
  for (const [index, one] of wanted.entries()) await open(page, one, index + 2);
}

async function closeAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions on open views' }).click();
  await page.getByRole('menuitem', { name: 'Close all' }).click();
  await expect(tabsOf(page)).toHaveCount(1);
  await expect(page.locator('#content [aria-busy=true]:visible')).toHaveCount(0);
}

/**
 * The heap after tabs of records and screens were opened and closed, divided by the heap before; each kind was opened
 * once before.
 */
export async function tabs({ records }: Sizes['tabs']): Promise<void> {
  const world = await createBenchWorld();
  const orders = await createOrders(world.proposer, records + 1);
  // Compiled machine code grows the heap for a while; without the optimising compilers only the page's own data
  // counts.
  const browser = await launchBrowser(
    '--disable-background-networking',
    '--js-flags=--no-opt --no-maglev --no-sparkplug',
  );
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    const devtools = await page.context().newCDPSession(page);
    await page.goto(`${world.address}/login`);
    await page.getByLabel('Username').fill(BENCH_PERSON.username);
    await page.getByLabel('Password', { exact: true }).fill(BENCH_PERSON.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(tabsOf(page)).toHaveCount(1);

    const [first = '', ...others] = orders;
    await openAll(page, [first, ...SCREENS]);
    await closeAll(page);
    const before = await memoryOf(devtools);
    await openAll(page, [...others, ...SCREENS]);
    const whileOpen = await memoryOf(devtools);
    await closeAll(page);
    const after = await memoryOf(devtools);

    const ours = after.bytes / before.bytes;
    print({
      name: 'tabs',
      ours: round(ours),
      peer: null,
      limit: LIMIT,
      ratio: round(ours / LIMIT),
      unit: 'heap after the tabs / heap before',
      tabs: records + SCREENS.length,
      megabytes: {
        before: round(before.bytes / 1e6),
        open: round(whileOpen.bytes / 1e6),
        after: round(after.bytes / 1e6),
      },
      nodes: { before: before.nodes, open: whileOpen.nodes, after: after.nodes },
      listeners: { before: before.listeners, open: whileOpen.listeners, after: after.listeners },
    });
  } finally {
    await browser.close();
    await world.close();
  }
}
