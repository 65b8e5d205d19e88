import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import { putOn, type Line } from './line.ts';
import { recordMarks } from './marks.ts';

const PATIENCE_MS = 60_000;

/** A visit measured; times in milliseconds since the navigation began. */
export interface Visit {
  readonly first: number;
  /** The first content stands and the last long task of the stretch is over. */
  readonly interactive: number;
  /** Work of the main thread in the stretch, seconds. */
  readonly busy: number;
  readonly longest: number;
  readonly requests: number;
  /** Script transferred before the first content and in the whole stretch, kilobytes. */
  readonly script: number;
  readonly scriptInAll: number;
  /** Memory after a collection, megabytes. */
  readonly heap: number;
  /** Calls made more than once. */
  readonly repeated: readonly string[];
}

const isCall = ({ pathname }: URL): boolean => /^\/(?:api|auth)\//.test(pathname);

const callOf = (request: Request): string[] => {
  const url = new URL(request.url());
  return isCall(url) ? [`${request.method()} ${url.pathname}${url.search} ${request.postData() ?? ''}`] : [];
};

/** Script that came before a moment, from the page's own record. */
const scriptBytes = (page: Page, until: number): Promise<number> =>
  page.evaluate(
    (moment) =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= moment)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    until,
  );

/** Waits for the watched content and returns when it was painted. */
export async function shownIn(page: Page): Promise<number> {
  await page.waitForFunction(() => typeof globalThis.coldMarks?.shown === 'number', null, {
    polling: 50,
    timeout: PATIENCE_MS,
  });
  return page.evaluate(() => globalThis.coldMarks?.shown ?? Number.NaN);
}

const busySeconds = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
};

/** Opens an address in a new page of a context and measures it until its content. */
export async function openOn(context: BrowserContext, line: Line, address: string, selector: string) {
  const page = await context.newPage();
  const devtools = await putOn(page, line);
  await page.addInitScript(recordMarks, selector);
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  await devtools.send('Performance.enable');
  await page.goto(address, { waitUntil: 'commit' });
  const first = await shownIn(page);
  return { page, devtools, requests, first };
}

/**
 * Opens an address in a new page of a context and measures it. The work of the main thread and the requests are counted
 * in a stretch, milliseconds. The page stays open for what follows.
 */
export async function visit(
  context: BrowserContext,
  { line, stretchMs }: { readonly line: Line; readonly stretchMs: number },
  address: string,
  selector: string,
): Promise<Visit & { readonly page: Page }> {
  const { page, devtools, requests, first } = await openOn(context, line, address, selector);
  const rest = stretchMs - (await page.evaluate(() => performance.now()));
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
  const busy = await busySeconds(devtools);
  const asked = [...requests];
  const longTasks = await page.evaluate(() => globalThis.coldMarks?.longTasks ?? []);
  const within = longTasks.filter(([begin]) => begin < stretchMs);
  const [script, scriptInAll] = [await scriptBytes(page, first), await scriptBytes(page, Number.POSITIVE_INFINITY)];
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const calls = asked.flatMap(callOf);
  return {
    page,
    first,
    interactive: Math.max(first, ...within.map(([, end]) => end)),
    busy,
    longest: Math.max(0, ...within.map(([begin, end]) => end - begin)),
    requests: asked.length,
    script: script / 1000,
    scriptInAll: scriptInAll / 1000,
    heap: usedSize / 1e6,
    repeated: calls.filter((call, index) => calls.indexOf(call) !== index),
  };
}
