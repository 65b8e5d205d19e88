import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { system } from '#machines/kit/actor.ts';
import { scanCode } from '../e2e/support/scanner.ts';
import { launchBrowser } from './browser.ts';
import { createPoster } from './http.ts';
import { print, quantile, round } from './measure.ts';
import type { Sizes } from './sizes.ts';
import { createBenchWorld, createOrders, type BenchWorld } from './world.ts';

/** Time between two parcels of a fast worker, milliseconds. */
const BETWEEN_MS = 200;
/** Slows the processor down to that of a cheap computer in a warehouse. */
const CPU_SLOWER = 4;
/** One frame of a screen at 60 Hz, the shortest visible time. */
const FRAME_MS = 1000 / 60;

/**
 * Milliseconds from a scanner's end key to the verdict on the screen. The session expects many parcels and the
 * processor is slowed; the peer is the server's time for the same scan.
 */
export async function scan({ expected, scans, served: asked }: Sizes['scan']): Promise<void> {
  const world = await createBenchWorld();
  const browser = await launchBrowser();
  try {
    const { session, orders } = await expecting(world, expected);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await context.addCookies([{ name: 'token', value: encodeURIComponent(world.authorization), url: world.address }]);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await page.addInitScript(recordTimes);
    const begin = performance.now();
    await page.goto(`${world.address}/storage/pickup?id=${session}`);
    await page.locator('[data-tone=none]').waitFor({ timeout: 120_000 });
    const opened = performance.now() - begin;
    const times: number[] = [];
    for (const code of orders.slice(0, scans)) times.push(await timeOf(page, code));
    const wrong = await page.locator('[data-tone]:not([data-tone=ok])').count();
    await context.close();
    const served = await timesOfServer(world, session, orders.slice(scans, scans + asked));
    const p95 = quantile(times, 0.95);
    print({
      name: 'scan',
      ours: round(p95),
      p50: round(quantile(times, 0.5)),
      peer: null,
      limit: round(FRAME_MS),
      ratio: round(p95 / FRAME_MS),
      unit: 'ms (p95)',
      expected,
      scans: times.length,
      wrong,
      cpuSlower: CPU_SLOWER,
      screenOpenedMs: round(opened),
      serverP50: round(quantile(served, 0.5)),
      serverP95: round(quantile(served, 0.95)),
      limitName: 'one frame at 60 Hz',
    });
  } finally {
    await browser.close();
    await world.close();
  }
}

/** Opens a session in Yangon that expects a number of collected parcels. */
async function expecting({ proposer, database }: BenchWorld, count: number) {
  const orders = await createOrders(proposer, count, { payType: 'receiverPays' });
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from row_staff where row ->> 'username' = 'courier.yangon'`,
  );
  const collector = rows[0]?.id ?? '';
  const actor = { ...system, branch: 'YGN' };
  const propose = async (machine: string, ids: readonly (string | undefined)[], event: { type: string }) => {
    const made: string[] = [];
    for (let done = 0; done < ids.length; done += 500) {
      const commands = ids
        .slice(done, done + 500)
        .map((id) => ({ key: randomUUID(), machine, ...(id && { id }), event }));
      const at = new Date().toISOString();
      const verdicts = await proposer.propose({ mode: 'each', dryRun: false, actor, at, commands });
      for (const verdict of verdicts) {
        if (verdict.status !== 'accepted') throw new Error(`${event.type}: ${JSON.stringify(verdict)}`);
        made.push(verdict.id ?? '');
      }
    }
    return made;
  };
  const assigned = { type: 'order.collectorAssigned', collector };
  await propose('order', orders, assigned);
  await propose('order', orders, { type: 'order.collected' });
  const opened = { type: 'storageScan.opened', branch: 'YGN', kind: 'pickup' };
  const [session = ''] = await propose('storageScan', [undefined], opened);
  return { session, orders };
}

interface Watched {
  watched: { code: string; shown: number; ended: number };
}

/** Records, in the page, the time of the end key and the time when the code's verdict is drawn. */
function recordTimes(): void {
  const watched = { code: '', shown: 0, ended: 0 };
  Object.assign(globalThis, { watched });
  // Key events carry the scanner's own clock, which may be ahead of the page's.
  const ended = (stamp: number): void => void (watched.ended = Math.min(stamp, performance.now()));
  window.addEventListener('keydown', ({ key, timeStamp }) => key === 'Enter' && ended(timeStamp), true);
  const look = (): void => {
    if (watched.code === '' || watched.shown !== 0) return;
    if (document.querySelector('[data-verdict]')?.textContent.includes(watched.code) !== true) return;
    watched.shown = -1;
    requestAnimationFrame(() => (watched.shown = performance.now()));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Returns the milliseconds from the end key to the drawn verdict. */
async function timeOf(page: Page, code: string): Promise<number> {
  await page.evaluate((wanted) => {
    Object.assign((globalThis as unknown as Watched).watched, { code: wanted, shown: 0, ended: 0 });
  }, code);
  await scanCode(page, code);
  await page.waitForFunction(() => (globalThis as unknown as Watched).watched.shown > 0, null, { polling: 20 });
  const { shown, ended } = await page.evaluate(() => (globalThis as unknown as Watched).watched);
  await page.waitForTimeout(BETWEEN_MS);
  return shown - ended;
}

/** Returns the milliseconds that the server takes for each scan, one after the other. */
async function timesOfServer(world: BenchWorld, session: string, codes: readonly string[]): Promise<number[]> {
  const poster = createPoster(world.address, world.authorization, 1);
  const times: number[] = [];
  for (const barcode of codes) {
    const event = { type: 'storageScan.scanned', barcode };
    const begin = performance.now();
    await poster.post(
      '/api/commands',
      JSON.stringify({ commands: [{ key: randomUUID(), machine: 'storageScan', id: session, event }] }),
    );
    times.push(performance.now() - begin);
  }
  poster.close();
  return times;
}
