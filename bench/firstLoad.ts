import type { Request } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { print, quantile, round } from './measure.ts';
import type { Sizes } from './sizes.ts';
import { createBenchWorld } from './world.ts';

/** Size of react-dom alone, compressed: no console on this stack can be smaller (toolchain.md 5). */
const REACT_DOM_BYTES = 67_000;

/** Bytes and time from an empty browser to a login form that accepts typing. */
export async function firstLoad({ times: wanted }: Sizes['first-load']): Promise<void> {
  const world = await createBenchWorld();
  const browser = await launchBrowser('--disable-background-networking');
  try {
    const times: number[] = [];
    let bytes = { script: 0, all: 0, requests: 0 };
    for (let turn = 0; turn < wanted; turn += 1) {
      const context = await browser.newContext({ locale: 'en-US' });
      const page = await context.newPage();
      const finished: Request[] = [];
      page.on('requestfinished', (request) => void finished.push(request));
      const begin = performance.now();
      await page.goto(`${world.address}/login`, { waitUntil: 'commit' });
      const name = page.getByRole('textbox').first();
      await name.waitFor();
      // Does not wait for files that load while the user types.
      const loaded = [...finished];
      await name.fill('a');
      times.push(performance.now() - begin);
      if (turn === wanted - 1) bytes = await weigh(loaded);
      await context.close();
    }
    print({
      name: 'first-load',
      ours: round(bytes.script / 1000),
      peer: null,
      limit: REACT_DOM_BYTES / 1000,
      ratio: round(bytes.script / REACT_DOM_BYTES),
      unit: 'kB of script',
      allKilobytes: round(bytes.all / 1000),
      requests: bytes.requests,
      millisecondsToUsable: round(quantile(times, 0.5)),
      limitName: 'react-dom alone',
    });
  } finally {
    await browser.close();
    await world.close();
  }
}

/** Sums the bytes of replies as transferred, compressed. */
async function weigh(requests: readonly Request[]) {
  const weights = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize } = await request.sizes();
      return { size: responseBodySize, isScript: request.resourceType() === 'script' };
    }),
  );
  const sum = (some: typeof weights) => some.reduce((total, { size }) => total + size, 0);
  return { script: sum(weights.filter(({ isScript }) => isScript)), all: sum(weights), requests: requests.length };
}
