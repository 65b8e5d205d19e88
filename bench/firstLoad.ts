import { chromium } from '@playwright/test';
import { print, quantile, round } from './measure.ts';
import { createBenchWorld } from './world.ts';

const TIMES = 7;
/** react-dom alone, compressed: no console on this stack can load less (toolchain.md 5). */
const REACT_DOM_BYTES = 67_000;

/** Bytes and time from an empty browser to a login form one can type into. */
export async function firstLoad(): Promise<void> {
  const world = await createBenchWorld();
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const times: number[] = [];
    let scriptBytes = 0;
    let allBytes = 0;
    let requests = 0;
    for (let turn = 0; turn < TIMES; turn += 1) {
      const context = await browser.newContext({ locale: 'en-US' });
      const page = await context.newPage();
      scriptBytes = 0;
      allBytes = 0;
      requests = 0;
      page.on('requestfinished', (request) => {
        void request.sizes().then(({ responseBodySize }) => {
          if (usable) return undefined;
          requests += 1;
          allBytes += responseBodySize;
          if (request.resourceType() === 'script') scriptBytes += responseBodySize;
          return responseBodySize;
        });
      });
      let usable = false;
      const begin = performance.now();
      await page.goto(`${world.address}/login`, { waitUntil: 'commit' });
      await page.getByRole('textbox').first().fill('a');
      times.push(performance.now() - begin);
      await page.waitForLoadState('networkidle');
      usable = true;
      await context.close();
    }
    print({
      name: 'first-load',
      ours: round(scriptBytes / 1000),
      peer: null,
      limit: REACT_DOM_BYTES / 1000,
      ratio: round(scriptBytes / REACT_DOM_BYTES),
      unit: 'kB of script',
      allKilobytes: round(allBytes / 1000),
      requests,
      millisecondsToUsable: round(quantile(times, 0.5)),
      limitName: 'react-dom alone',
    });
  } finally {
    await browser.close();
    await world.close();
  }
}
