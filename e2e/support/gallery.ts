import { expect, test as plain } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const ENTRY = 'src/views/gallery/gallery.html';

interface OnePage {
  /** Opens a part of the gallery. */
  readonly open: (part: string, more?: Record<string, string>) => Promise<void>;
}

interface Served {
  /** Address of the gallery, built and served once for the files of a worker; the product does not contain it. */
  readonly gallery: string;
}

/** Tests on the gallery. */
export const test = plain.extend<OnePage, Served>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from its pattern
    async ({}, provide) => {
      const { NODE_ENV } = process.env;
      const directory = mkdtempSync(join(tmpdir(), 'gallery-'));
      const where = { outDir: directory, emptyOutDir: true };
      await build({ logLevel: 'error', build: { ...where, sourcemap: false, rolldownOptions: { input: ENTRY } } });
      const server = await preview({ logLevel: 'error', build: where, preview: { port: 0, host: '127.0.0.1' } });
      // Both set the mode to production, which later tests of this process would inherit.
      if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
      else process.env['NODE_ENV'] = NODE_ENV;
      await provide(`${server.resolvedUrls?.local[0] ?? ''}${ENTRY}`);
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  open: ({ page, gallery }, provide) =>
    provide(async (part, more = {}) => {
      await page.goto(`${gallery}?${new URLSearchParams({ part, ...more }).toString()}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    }),
});
