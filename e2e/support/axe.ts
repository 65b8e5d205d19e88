import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No rule of axe is broken on the page as it stands. */
export const expectNoViolations = async (page: Page): Promise<void> => {
  // React Aria's announcer still names the button that was pending when its form has gone.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
};

/** The same in the light and in the dark: the console dresses as the system does until somebody chooses. */
export const expectNoViolationsInEitherScheme = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectNoViolations(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
};
