import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Stands in for the script of axe where an earlier check has brought it. */
const BROUGHT = ';';

/** Pages contain no frames, and only violations are requested, which shortens each check. */
const axeOn = (page: Page, axeSource?: string): AxeBuilder =>
  new AxeBuilder({ page, ...(axeSource === undefined ? {} : { axeSource }) })
    .setLegacyMode(true)
    .options({ preload: false, resultTypes: ['violations'] })
    // React Aria's announcer still names the pending button after its form has closed.
    .exclude('[data-live-announcer]');

/** Waits until transitions and entrances have ended: colours are undefined before. What runs for ever is not waited for. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = (one: Animation): boolean => Number.isFinite(Number(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });

const expectNoneOf = async (page: Page, axe: AxeBuilder): Promise<void> => {
  await settle(page);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
};

/** Returns the violations within the elements of a selector, each with where it is. */
export const violationsIn = async (page: Page, selector: string): Promise<string[]> => {
  await settle(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await axeOn(page, isThere ? BROUGHT : undefined)
    .include(selector)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 200)}`));
};

/** Checks that the page violates no rule of axe. */
export const expectNoViolations = (page: Page): Promise<void> => expectNoneOf(page, axeOn(page));

/** Rules that depend on colour; all others have the same result in the dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Scheme = 'light' | 'dark';

const dress = async (page: Page, colorScheme: Scheme): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
};

/** Checks the page in one scheme; the console follows the system until a scheme is chosen. */
export const expectNoViolationsIn = async (page: Page, scheme: Scheme): Promise<void> => {
  await dress(page, scheme);
  await expectNoViolations(page);
};

/** Checks the page in light and in dark. */
export const expectNoViolationsInEitherScheme = async (page: Page): Promise<void> => {
  await expectNoViolationsIn(page, 'light');
  await dress(page, 'dark');
  await expectNoneOf(page, axeOn(page).withRules(OF_COLOURS));
  await dress(page, 'light');
};
