import { chromium, type Browser } from '@playwright/test';
import { prepareChromium } from '../scripts/chromium.ts';
import { buildConsole } from '#server/consoleBuild.ts';

/** Launches the browser for measurements of the built console, as the browser tests find or install it. Throws if there is none. */
export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const found = prepareChromium();
  if ('problem' in found) throw new Error(found.problem);
  await buildConsole();
  return chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu', ...args] });
}
