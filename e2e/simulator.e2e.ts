import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';

test('a trainer creates an order in the sandbox, sees reasons of refusals, and undoes it; nothing reaches the server', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'trainer', { address: '/model/order/simulate' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(commands|streams)/.test(request.url())) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Begin something new' }).click();
  await page.getByRole('menuitem', { name: 'Create', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Create' });
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Order SL/ })).toContainText('Pending acceptance');
  await expect(page.getByRole('button', { name: /^Receivable/ })).toBeVisible();

  await page.getByRole('button', { name: 'Why not?' }).click();
  const reasons = page.getByRole('dialog', { name: 'Why not?' });
  await expect(reasons).toContainText('Your roles do not grant');
  await page.keyboard.press('Escape');
  await expectNoViolationsInEitherScheme(page);

  await page.getByRole('button', { name: 'To the next deadline' }).click();
  await expect(page.getByRole('region', { name: 'Log of the run' }).getByRole('table').locator('tbody tr')).toHaveCount(
    2,
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing has happened yet')).toBeVisible();
  expect(asked).toEqual([]);
  await page.context().close();
});

test('a lesson in Chinese switches to a permitted role, and continues when the step is done', async ({ browser }) => {
  const page = await signInAs(browser, 'trainer', {
    language: 'zh',
    address: '/model/simulate?lesson=count&part=courier@YGN',
  });
  await expect(page.getByText('计划一次仰光的盘点。')).toBeVisible();
  // A courier lacks permission: the reason comes from the machine.
  await page.getByRole('button', { name: '新建' }).click();
  const plan = page.getByRole('menuitem', { name: '创建盘点任务' });
  await expect(plan).toHaveAttribute('aria-disabled', 'true');
  await expect(plan).toContainText('角色');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^扮演：/ }).click();
  await page.getByRole('button', { name: '新建' }).click();
  await plan.click();
  await page.getByRole('option', { name: /仰光/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '创建盘点任务' }).click();
  await expect(page.getByText('开始盘点。然后看看仓管员现在为什么不能上架。')).toBeVisible();
  await expect(page.getByText('第 2 步，共 6 步')).toBeVisible();
  await page.context().close();
});

test('a lesson says that a deed was not the step and offers to undo it; undo takes no wrong try back', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'trainer', { address: '/model/simulate?lesson=firstDelivery&part=clerk@YGN' });
  const form = page.getByRole('dialog', { name: 'Create' });
  const goods = form.getByRole('textbox', { name: 'Goods', exact: true });
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Begin something new' }).click();
    await page.getByRole('menuitem', { name: 'Create', exact: true }).click();
  };
  const create = (): Promise<void> => form.getByRole('button', { name: 'Create', exact: true }).click();
  await open();
  await goods.fill('');
  await create();
  await expect(page.getByText('1 wrong try so far.')).toBeVisible();
  await goods.fill('Tea');
  await create();
  await expect(page.getByText('Step 2 of 8')).toBeVisible();
  await open();
  await create();
  await expect(page.getByText('Allowed, but not this step: Create · Warehouse clerk, YGN')).toBeVisible();
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByText('Allowed, but not this step')).toHaveCount(0);
  await expect(page.getByText('Step 2 of 8')).toBeVisible();
  await expect(page.getByText('2 wrong tries so far.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log of the run' }).getByText('Undone')).toBeVisible();
  await page.context().close();
});
