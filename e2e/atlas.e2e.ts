import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { loadWords } from '#i18n/load.ts';
import { ask } from './support/orders.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInAs } from './support/people.ts';

const ORDER = '/model/machine?id=order';

test('an auditor goes from all machines to one state of one, and reads what may happen in it', async ({ browser }) => {
  const page = await signInAs(browser, 'auditor', { address: '/model' });
  await page.getByLabel('Find a machine').fill('Ord');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map: Orders' });
  await expect(map).toBeVisible();
  const { hash } = await ask<{ hash: string }>(page, 'GET', 'api/model/order');
  await expect(page.getByText(hash)).toBeVisible();

  await map.getByRole('button', { name: /^Open Delivery/ }).press('Enter');
  const delivery = page.getByRole('region', { name: 'Map: Delivery' });
  await delivery.getByRole('button', { name: 'Out for delivery' }).click();
  await expect(page.getByRole('heading', { name: /^Out for delivery/ })).toBeInViewport();
  await expect(delivery.getByRole('button', { name: 'Out for delivery' })).toBeInViewport();
  await expect(
    page.getByRole('list', { name: 'What may happen' }).getByRole('button', { name: 'Sign at the door', exact: true }),
  ).toBeVisible();
  expect(page.url()).toContain('state=delivering');
  await expectNoViolationsInEitherScheme(page);

  await page.getByRole('button', { name: 'Its neighbourhood' }).click();
  await expect(page.getByRole('region', { name: 'Map: around Out for delivery' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as SVG' }).click();
  const svg = await readFile(await (await download).path(), 'utf8');
  expect(svg).toContain('Out for delivery');
  expect(svg).toMatch(/<rect[^>]*stroke="rgb/);
  await page.context().close();
});

test('reasons of refusals and paths to a state differ by role, in Chinese too', async ({ browser }) => {
  const words = await loadWords('zh');
  const page = await signInAs(browser, 'trainer', {
    language: 'zh',
    address: `${ORDER}&tab=why&state=collected&event=order.signed`,
  });
  const signed = words.text<string>('event.order.signed');
  const collected = words.text<string>('state.order.collected');
  await expect(page.getByRole('heading', { name: `“${collected}”状态下不能“${signed}”` })).toBeVisible();
  await expect(page.getByText('最短路径通往')).toBeVisible();

  await page.goto(`${ORDER}&tab=way&from=pendingAcceptance&to=signed`);
  const steps = page.getByRole('list', { name: /^共 \d+ 步$/ });
  await expect(steps.getByRole('listitem').first()).toContainText(words.text<string>('state.order.pendingAcceptance'));
  await page.goto(`${ORDER}&tab=way&from=pendingAcceptance&to=signed&role=sorter`);
  await expect(page.getByText('没有可行的路径')).toBeVisible();
  await page.context().close();
});

test('matrix, transitions and rule book are narrowed to one kind of event, and exported', async ({ browser }) => {
  const page = await signInAs(browser, 'auditor', { address: `${ORDER}&tab=ways&kind=irreversible` });
  const events = (await ask<{ events: { irreversible: boolean }[] }>(page, 'GET', 'api/model/order')).events;
  const irreversible = events.filter((event) => event.irreversible).length;
  await expect(page.getByText(/^\d+ transitions$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Matrix' }).click();
  await expect(page.getByText(/^\d+ events in 24 states\./)).toBeVisible();
  const rows = await page.getByRole('table').getByRole('rowheader').count();
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThanOrEqual(irreversible);
  // A cell leads to its reasons, for the chosen role.
  await page.goto(`${ORDER}&tab=matrix&role=clerk`);
  await page.getByRole('button', { name: /^Create in “Pending acceptance”/ }).press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Create in “Pending collection”/ })).toBeFocused();
  await page.getByRole('button', { name: /^Sign at the door in “Collected”/ }).click();
  await expect(page.getByRole('heading', { name: 'Sign at the door is not possible in “Collected”' })).toBeVisible();
  await expect(page.getByText('Warehouse clerk may: Sign at the door.')).toBeVisible();
  await page.goto(`${ORDER}&tab=why&state=collected&event=order.warehoused&role=courier`);
  await expect(page.getByText('Courier may not: Warehouse. The role lacks the permission.')).toBeVisible();
  await page.getByRole('tab', { name: 'Rule book' }).click();
  await expect(page.getByText(/^\d+ rules$/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'SCXML' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('<scxml');
  await page.context().close();
});

test('the scanning station is shown as it is charted, in Chinese on a phone', async ({ browser }) => {
  const words = await loadWords('zh');
  const page = await signInAs(browser, 'trainer', { address: '/model', language: 'zh', width: 390 });
  await page.getByRole('link', { name: words.text('chart.scanningStation') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('chart.scanningStation'));
  for (const region of ['hand', 'sending', 'session', 'person', 'line', 'dialog'] as const) {
    const name = words.text('ui.model.mapOf', { name: words.text(`chart.scanningStation.region.${region}`) });
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  const row = page.getByRole('row').filter({ hasText: words.text('chart.scanningStation.event.scan.given') });
  await expect(row).toContainText(words.text('chart.scanningStation.effect.judge'));
  await expectNoViolationsInEitherScheme(page);
  await page.context().close();
});
