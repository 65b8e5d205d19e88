import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsIn, expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInTo } from './support/orders.ts';
import { HIDDEN_PATHS, menuPaths } from './support/walk/screens.ts';

/** Number of tests that share the walk, so that one failure does not hide others. */
const PARTS = 6;
/** Timeout for one part of the screens. */
const PART_MS = 150_000;
const FEWEST = 35;

const content = (page: Page) => page.getByRole('main');

/** Waits until the screen is complete: one visible heading, no error, and nothing loading. */
async function settle(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(content(page).locator('h1:visible')).toHaveCount(1);
  await expect(content(page).locator('[aria-busy="true"]:visible')).toHaveCount(0);
}

/** Alternates between light and dark by screen; SCREENS=both checks both. */
const look = (page: Page, turn: number): Promise<void> => {
  if (process.env['SCREENS'] === 'both') return expectNoViolationsInEitherScheme(page);
  return expectNoViolationsIn(page, turn % 2 === 0 ? 'light' : 'dark');
};

const hold = (page: Page, path: string, turn: number): Promise<void> =>
  test.step(path, async () => {
    await settle(page, path);
    await look(page, turn);
  });

/** Returns the path of the record of a list's first row; null without a list or row. */
const recordOf = async (page: Page): Promise<string | null> => {
  const link = content(page).getByRole('grid').getByRole('row').nth(1).getByRole('link').first();
  const href = (await link.count()) === 0 ? null : await link.getAttribute('href');
  return href === null ? null : new URL(href, page.url()).pathname;
};

for (let part = 0; part < PARTS; part += 1) {
  test(`every screen and record opens with its heading and breaks no rule of axe: ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(PART_MS);
    await signInTo(page, 'admin', '/dashboard');
    await settle(page, '/dashboard');
    const all = [...new Set(['/dashboard', ...HIDDEN_PATHS, ...(await menuPaths(page))])];
    expect(all.length).toBeGreaterThan(FEWEST);
    const walked = new Set<string>();
    for (const [turn, path] of all.filter((_, index) => index % PARTS === part).entries()) {
      const link = page.getByRole('navigation', { name: 'Main menu' }).locator(`a[href="${path}"]`);
      if ((await link.count()) > 0) await link.click();
      else await page.goto(path);
      await hold(page, path, turn);
      await expect(content(page).getByRole('alert').filter({ visible: true })).toHaveCount(0);
      const record = await recordOf(page);
      if (record === null || walked.has(record)) continue;
      walked.add(record);
      await content(page).getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click();
      await hold(page, record, turn + 1);
    }
  });
}
