import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Pages contain no frames, and only violations are requested, which shortens each check. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ preload: false, resultTypes: ['violations'] })
    // React Aria's announcer still names the pending button after its form has closed.
    .exclude('[data-live-announcer]');

const expectNoneOf = async (axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
};

/** Checks that the page violates no rule of axe. */
export const expectNoViolations = (page: Page): Promise<void> => expectNoneOf(axeOn(page));

/** Rules that depend on colour; all others have the same result in the dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Scheme = 'light' | 'dark';

const dress = async (page: Page, colorScheme: Scheme): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // Colours are undefined during the transition between schemes.
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
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
  await expectNoneOf(axeOn(page).withRules(OF_COLOURS));
  await dress(page, 'light');
};
