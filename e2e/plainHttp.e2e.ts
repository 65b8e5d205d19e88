import { chromium, expect, test } from '@playwright/test';
import { firstRow } from './support/firstRow.ts';
import { startOwnWorld } from './support/ownWorld.ts';
import { PASSWORD } from './support/orders.ts';

const NAME = 'shweli.test';

test('over plain http under a name that is not this machine, a person signs in, works and follows others', async ({
  launchOptions,
}) => {
  const world = await startOwnWorld({ ALLOWED_HOSTS: NAME });
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`http://${NAME}:${new URL(world.address).port}/companyOrder/orderList`);
    expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'locks' in navigator])).toEqual([
      false,
      false,
      false,
    ]);
    await page.getByLabel('Username').fill('manager.yangon');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(firstRow(page)).toBeVisible();
    await expect(page.getByRole('status', { name: 'Live updates' })).toHaveText('Live');

    await firstRow(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    await world.end();
  }
});
