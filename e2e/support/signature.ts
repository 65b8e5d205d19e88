import type { Locator, Page } from '@playwright/test';

/** Writes on the pad of a form: two strokes, of which the second one follows at once. */
export async function signOn(page: Page, form: Locator): Promise<void> {
  const pad = form.getByRole('img', { name: /^Signature of the receiver/ });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const share of [0.3, 0.6]) {
    await page.mouse.move(x + width * 0.2, y + height * share);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, y + height * (share - 0.2), { steps: 4 });
    await page.mouse.move(x + width * 0.8, y + height * share, { steps: 4 });
    await page.mouse.up();
  }
}
