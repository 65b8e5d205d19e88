import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Outbox } from '#services/outbox/outbox.ts';

type Manifest = Readonly<Record<string, { readonly file: string; readonly name?: string }>>;

/** Module of the running build that every scanning screen uses to store commands. */
const moduleAddress = (): string => {
  const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
  const chunk = Object.values(manifest).find(({ name }) => name === 'outbox');
  if (!chunk) throw new Error('The build has no outbox of its own');
  return `/${chunk.file}`;
};

interface Happening {
  readonly machine: string;
  readonly id: string;
  readonly group?: string;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
}

/** Stores commands one after the other, as fast as they become durable; returns their keys. */
export const happen = (page: Page, happenings: readonly Happening[]): Promise<string[]> =>
  page.evaluate(
    async ([address, all]) => {
      const parts: Record<string, unknown> = await import(address);
      // The build shortens the names of a chunk's exports.
      const isOutbox = (part: unknown): part is Outbox =>
        typeof part === 'object' && part !== null && 'settled' in part;
      const outbox = Object.values(parts).find(isOutbox);
      if (!outbox) throw new Error(`No outbox in ${address}`);
      const keys: string[] = [];
      for (const one of all) keys.push((await outbox.add(one)).key);
      return keys;
    },
    [moduleAddress(), happenings] as const,
  );

/** Button in the bar that shows the unsent commands. */
export const outboxMark = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Not yet with the server/ });

/** Waits until the console can open offline. */
export const consoleIsKept = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};
