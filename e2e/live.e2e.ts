import { expect, test, type Locator, type Page } from '@playwright/test';
import { propose, staffId } from './support/orders.ts';
import { signInAs, unseen } from './support/people.ts';

const LIST = '/companyOrder/orderList';

const bell = (page: Page): Locator => page.getByRole('banner').locator('a[href="/msgNotify"]');

/** Returns the number of shared workers of a person's browser. */
async function sharedWorkers(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  const { targetInfos } = await devtools.send('Target.getTargets');
  await devtools.detach();
  return targetInfos.filter(
    ({ type, browserContextId }) => type === 'shared_worker' && browserContextId === targetInfo.browserContextId,
  ).length;
}

const send = async (manager: Page, addressee: string): Promise<string> => {
  const title = `Note ${crypto.randomUUID().slice(0, 8)}`;
  const event = { type: 'notice.sent', addressee, kind: 0, title, value: 'At six by the gate.' };
  expect(await propose(manager, 'notice', null, event)).toMatchObject({ status: 'accepted' });
  return title;
};

const told = (page: Page, title: string): Locator => page.getByRole('alertdialog').filter({ hasText: title });

test('one worker serves every tab of a person; without shared workers a tab says so and has its own connection', async ({
  browser,
}) => {
  const manager = await unseen(browser, 'manager.yangon');
  const addressee = await staffId(manager, 'clerk.yangon');
  const clerk = await signInAs(browser, 'clerk.yangon');
  const second = await clerk.context().newPage();
  await second.goto(LIST);
  const live = (page: Page): Locator => page.getByRole('status', { name: 'Live updates' });
  await expect(live(second)).toHaveText('Live');
  expect(await sharedWorkers(clerk)).toBe(1);

  const first = await send(manager, addressee);
  for (const tab of [clerk, second]) {
    await expect(told(tab, first)).toBeVisible();
    await expect(bell(tab)).not.toHaveText('');
  }
  await expect(bell(second)).toHaveText((await bell(clerk).textContent()) ?? '');

  await second.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
  await second.reload();
  await expect(told(second, 'current browser does not support SharedWorker')).toBeVisible();
  await expect(second.getByRole('grid')).toBeVisible();
  await expect(live(second)).toHaveText('Live');
  const next = await send(manager, addressee);
  for (const tab of [clerk, second]) await expect(told(tab, next)).toBeVisible();
  await Promise.all([manager, clerk].map((page) => page.context().close()));
});
