import { expect, test, type Locator } from '@playwright/test';
import { propose, signInTo } from './support/orders.ts';
import { newSession } from './support/scanSession.ts';

const colourOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor);

test('a session is opened by the main button only as long as none is open to go on with', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInTo(page, 'clerk.yangon', '/dashboard');
  const session = await newSession(page, 'pickup');
  await page.goto('/storage/pickup');
  const open = page.getByRole('region', { name: 'Open, to go on with' });
  const button = page.getByRole('button', { name: 'Open a session' });
  await expect(open.getByRole('link', { name: session })).toBeVisible();
  const beside = await colourOf(button);

  await propose(page, 'storageScan', session, { type: 'storageScan.abandoned', reason: 'The test is over' });
  await page.reload();
  await expect(open.getByText('None is open')).toBeVisible();
  await button.click();
  const main = await colourOf(page.getByRole('dialog').getByRole('button', { name: 'Open a session' }));
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await expect.poll(() => colourOf(button)).toBe(main);
  expect(beside).not.toBe(main);
});
