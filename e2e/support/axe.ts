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

/** The same in the light and in the dark: the console dresses as the system does until somebody chooses. */
export const expectNoViolationsInEitherScheme = async (page: Page): Promise<void> => {
  const dressed = async (colorScheme: 'light' | 'dark'): Promise<void> => {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // On their way from one scheme to the other, colours are of neither.
    await page.evaluate(async () => {
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(changes.map(({ finished }) => finished));
    });
  };
  await dressed('light');
  await expectNoViolations(page);
  await dressed('dark');
  await expectNoneOf(axeOn(page).withRules(OF_COLOURS));
  await dressed('light');
};
