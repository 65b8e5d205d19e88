import { expect, test, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';

const numberIn = (text: string | null): number => Number((/[\d,]+/.exec(text ?? '')?.[0] ?? '').replaceAll(',', ''));

const tilesOf = (page: Page, area: string) => page.getByRole('region', { name: area, exact: true }).getByRole('link');

/** The first queues of each account, by area in the order of its Home. */
const HOMES = {
  'clerk.yangon': ['Branch today', 'Customer service today'],
  support: ['Customer service today', 'Branch today'],
  'manager.yangon': ['Branch today', 'Customer service today', 'Finance today'],
} as const;

for (const [username, areas] of Object.entries(HOMES))
  test(`home begins with the work of ${username}, and each queue leads to as many records as it counts`, async ({
    browser,
  }) => {
    const page = await signInAs(browser, username, { address: '/dashboard' });
    const sections = page.getByRole('region', { name: / today$/ }).getByRole('heading', { level: 2 });
    await expect(tilesOf(page, areas[0]).first()).toBeVisible();
    expect((await sections.allTextContents()).slice(0, areas.length)).toEqual(areas);
    await expectNoViolationsInEitherScheme(page);
    const home = page.getByRole('navigation', { name: 'Open views' }).getByRole('link', { name: 'Home' });
    const names = await tilesOf(page, areas[0]).locator('> :first-child').allTextContents();
    for (const name of names) {
      const tile = tilesOf(page, areas[0]).filter({ has: page.getByText(name, { exact: true }) });
      const count = numberIn(await tile.locator('> :nth-child(2)').textContent());
      expect(count).toBeGreaterThan(0);
      await tile.click();
      // Two queues may count the same; the list of the one before is still there, hidden.
      const total = page.getByText(new RegExp(`^${count.toLocaleString('en')} in total`)).filter({ visible: true });
      await expect(total.first()).toBeVisible();
      await home.click();
    }
  });
