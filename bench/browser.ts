import { chromium, type Browser } from '@playwright/test';
import { prepareChromium } from '../scripts/chromium.ts';

/** The browser that measurements are made in, as the browser tests find or install it. Throws where there is none. */
export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const found = prepareChromium();
  if ('problem' in found) throw new Error(found.problem);
  return chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu', ...args] });
}
