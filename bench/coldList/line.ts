import type { Browser, CDPSession, Page } from '@playwright/test';

/** A line and a processor: none of them slowed on a good line. */
export interface Line {
  readonly name: 'good' | 'poor';
  readonly slowdown: number;
  /** Conditions of the network, in the units of the developer tools; null for the machine's own. */
  readonly network: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  } | null;
}

const BYTES_PER_MBIT = 125_000;

export const GOOD: Line = { name: 'good', slowdown: 1, network: null };
/** A branch at the border: 1.6 and 0.75 Mbit/s, 150 ms, a processor four times slower. */
export const POOR: Line = {
  name: 'poor',
  slowdown: 4,
  network: { latency: 150, downloadThroughput: 1.6 * BYTES_PER_MBIT, uploadThroughput: 0.75 * BYTES_PER_MBIT },
};
export const LINES: readonly Line[] = [GOOD, POOR];

/** Puts a page on a line. */
export async function putOn(page: Page, { slowdown, network }: Line): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  return devtools;
}

/** Puts the service worker of the context on a line too: the tools of a page do not reach what it fetches. */
export async function putWorkersOn(browser: Browser, { network }: Line): Promise<void> {
  if (!network) return;
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send('Target.getTargets');
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'service_worker')) {
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
    const commands = [
      { id: 1, method: 'Network.enable', params: {} },
      { id: 2, method: 'Network.emulateNetworkConditions', params: { offline: false, ...network } },
    ];
    for (const command of commands)
      await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(command) });
  }
}
