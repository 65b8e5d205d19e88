import { expect, test, type Page } from '@playwright/test';
import { signInTo } from './support/orders.ts';

/** Records the duration of each animation that begins, as the element has it, in seconds. */
const watchAnimations = (page: Page) =>
  page.addInitScript(() => {
    const begun: number[] = [];
    Object.assign(window, { begun });
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element) begun.push(Number.parseFloat(getComputedStyle(target).animationDuration));
    });
  });

const longestOn = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(...(window as unknown as { begun: number[] }).begun.splice(0)));

/** Changes colours that everything inherits, and returns how many transitions that begins. */
const transitionsOfATheme = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    let count = 0;
    Object.assign(window, { transitions: () => count });
    document.addEventListener('transitionrun', () => (count += 1), { capture: true });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { transitions: () => number }).transitions())),
        );
      }),
  );
};

test('a person who asks for less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchAnimations(page);
  await signInTo(page, 'clerk.yangon', '/workOrders/list');
  const views = page.getByRole('main').getByRole('button', { name: 'Views' });
  const open = async (): Promise<number> => {
    await longestOn(page);
    await views.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    return longestOn(page);
  };
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expect.poll(open).toBe(0.11);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await open()).toBeLessThanOrEqual(0.000_01);
  expect(await transitionsOfATheme(page)).toBe(0);
});
