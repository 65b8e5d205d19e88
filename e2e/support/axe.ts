import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No frame is on any page, and of the rules only what breaks them is asked for: each look is a fraction as long. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ preload: false, resultTypes: ['violations'] })
    // React Aria's announcer still names the button that was pending when its form has gone.
    .exclude('[data-live-announcer]');

const expectNoneOf = async (axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
};

/** No rule of axe is broken on the page as it stands. */
export const expectNoViolations = (page: Page): Promise<void> => expectNoneOf(axeOn(page));

/** The rules that a colour can break; what the others look at is the same in the dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Scheme = 'light' | 'dark';

const dress = async (page: Page, colorScheme: Scheme): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // On their way from one scheme to the other, colours are of neither.
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
};

/** The same in one scheme: the console dresses as the system does until somebody chooses. */
export const expectNoViolationsIn = async (page: Page, scheme: Scheme): Promise<void> => {
  await dress(page, scheme);
  await expectNoViolations(page);
};

/** The same in the light and in the dark. */
export const expectNoViolationsInEitherScheme = async (page: Page): Promise<void> => {
  await expectNoViolationsIn(page, 'light');
  await dress(page, 'dark');
  await expectNoneOf(axeOn(page).withRules(OF_COLOURS));
  await dress(page, 'light');
};
