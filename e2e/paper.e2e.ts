import { expect, test, type Page } from '@playwright/test';
import { openOrder } from './support/people.ts';
import { makeOrders, signInTo } from './support/orders.ts';

/** CSS pixels between the margins of A4, upright. */
const A4 = { width: 718, height: 1046 };
/** Least contrast of words, WCAG 2.2 1.4.3. */
const READABLE = 4.5;

/** Shows the screen as on paper, and expects that its words are read on white and that nothing is cut at the edge. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(A4);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const seen = await page.evaluate(
    ({ width, readable }) => {
      const light = ([r = 0, g = 0, b = 0]: number[]): number => {
        const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const painted = (colour: string): number[] => {
        if (!pen) throw new Error('no canvas');
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data];
      };
      const faint = new Set<string>();
      const cut = new Set<string>();
      let words = 0;
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const holder = text.parentElement;
        const said = (text.textContent ?? '').trim();
        if (!holder?.checkVisibility() || said === '') continue;
        const place = document.createRange();
        place.selectNodeContents(text);
        const { left, right, width: wide } = place.getBoundingClientRect();
        // What only a screen reader reads is a pixel wide.
        if (wide <= 1 || holder.getBoundingClientRect().width <= 1) continue;
        words += 1;
        const contrast = 1.05 / (light(painted(getComputedStyle(holder).color)) + 0.05);
        if (contrast < readable) faint.add(`${said} ${contrast.toFixed(1)}`);
        if (right > width || left < 0) cut.add(`${said} ${Math.round(left)}-${Math.round(right)}`);
      }
      return {
        words,
        faint: [...faint],
        cut: [...cut],
        ground: getComputedStyle(document.documentElement).backgroundColor,
      };
    },
    { width: A4.width, readable: READABLE },
  );
  expect(seen.words).toBeGreaterThan(10);
  expect(seen.ground).toBe('rgb(255, 255, 255)');
  expect(seen.faint).toEqual([]);
  expect(seen.cut).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
}

test('a screen of the dark theme is printed in dark words on white, whole', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInTo(page, 'manager.yangon', '/pickupReport/statisticalCenter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await test.step('charts and heat maps of the Statistical Center', async () => {
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectOnPaper(page);
  });

  await test.step('a record', async () => {
    const [id = ''] = await makeOrders(page, [{}]);
    await openOrder(page, id);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOnPaper(page);
  });
});

test('tables of finance and a report are printed whole, the report once it is read', async ({ page }) => {
  await signInTo(page, 'finance', '/finance/overview');
  for (const screen of ['/finance/overview', '/finance/trialBalance', '/finance/profit', '/finance/stat'])
    await test.step(screen, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(screen);
      await expect(page.locator('main').getByRole('cell').first()).toBeVisible();
      await expectOnPaper(page);
      if (screen === '/finance/overview') return;
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/^Days: \d\d\//)).toBeVisible();
      await expect(page.getByRole('spinbutton').first()).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

  await test.step('a report that is still being read', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = document.querySelector('main')?.innerText ?? '';
      };
    });
    const answers = Promise.withResolvers<void>();
    await page.route('**/api/*/groups', async (route) => {
      await answers.promise;
      await route.continue();
    });
    await page.goto('/pickupReport/courierPerformanceReport');
    await page.getByRole('button', { name: 'Print the report' }).click();
    await expect(page.getByRole('main').getByRole('status').first()).toBeAttached();
    expect(await page.locator('html').getAttribute('data-printed')).toBeNull();
    answers.resolve();
    await expect(page.locator('html')).toHaveAttribute('data-printed', /\d/);
  });
});
