import { expect, test } from '@playwright/test';
import { goByMenu } from './support/menu.ts';
import { signInTo } from './support/orders.ts';

const SCREEN = /\/assets\/ProblemList-[^/]+\.js$/;

test('a screen whose code was removed with an older build leads to the newer one', async ({ page }) => {
  await signInTo(page, 'manager.yangon', '/companyOrder/orderList');
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  await page.route(SCREEN, (route) => route.fulfill({ status: 404 }));
  await page.route('**/index.html', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/name="build" content="\w+"/, 'name="build" content="newer"');
    await route.fulfill({ response, body });
  });
  await goByMenu(page, 'Problem List');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'A new version of the console is ready' })).toBeVisible();
  await expect(main.getByText('This screen has stopped')).toHaveCount(0);

  // An open request is answered first.
  await page.unrouteAll({ behavior: 'wait' });
  await main.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.getByRole('grid', { name: 'Problem items' })).toBeVisible();
  await expect(page).toHaveURL(/\/problem\/list$/);
});
