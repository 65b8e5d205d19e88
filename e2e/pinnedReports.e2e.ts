import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { signInAs } from './support/people.ts';
import { saveReport } from './support/savedReport.ts';

const REPORTS = '/pickupReport/dataReport';
const CENTER = '/pickupReport/statisticalCenter';

test('a report is kept, pinned to Home as of now, and taken off again', async ({ browser }) => {
  const page = await signInAs(browser, 'manager.yangon', { address: REPORTS });
  const main = page.getByRole('main');
  const pin = main.getByRole('button', { name: 'Pin to Home' });
  await expect(pin).toHaveAttribute('aria-disabled', 'true');
  const name = await saveReport(page, 'Orders a day');
  expect(new URL(page.url()).searchParams.get('createdAt')).toBe('month');
  await pin.click();
  await expect(main.getByRole('button', { name: 'On Home' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/');
  const pinned = page.getByRole('region', { name: 'Pinned reports' });
  const tile = pinned.getByRole('region', { name });
  const figure = tile.getByRole('paragraph').getByRole('link');
  await expect(figure).toHaveText(/^[\d,]+$/);
  await expect(tile.getByRole('list', { name }).getByRole('link').first()).toBeVisible();
  await expectNoViolationsInEitherScheme(page);
  const total = await figure.innerText();
  await figure.click();
  await expect(main.getByText(`${total} in total`)).toBeVisible();

  await page.goto('/');
  await tile.getByRole('button', { name: `Take ${name} off Home` }).click();
  await expect(tile).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile).toBeVisible();
  await tile.getByRole('link', { name: /Open/ }).click();
  await expect(page).toHaveURL(/dataReport/);
  await expect(main.getByRole('button', { name: 'On Home' })).toBeVisible();

  await page.getByRole('button', { name: 'Warn me' }).click();
  const warning = page.getByRole('dialog');
  await warning.getByRole('button', { name: 'Save' }).click();
  await expect(warning).toContainText('Enter the bound as a number');
  await warning.getByText('below the bound').click();
  await warning.getByRole('textbox', { name: 'Bound' }).fill('5000');
  await expectNoViolationsInEitherScheme(page);
  await warning.getByRole('button', { name: 'Save' }).click();
  await expect(warning).toBeHidden();
  await expect(main.getByRole('button', { name: 'Warns me' })).toBeVisible();
  const { views } = await ask<{ views: { id: string; name: string }[] }>(page, 'GET', `api/listViews?list=${REPORTS}`);
  expect(views.map((view) => view.name)).toContain(name);
});

test('a tile of the Statistical Center is pinned to Home in one press, as the view that it is already', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'manager.yangon', { address: CENTER });
  const main = page.getByRole('main');
  const pin = main.getByRole('button', { name: 'Pin Delivered by day to Home' });
  const unpin = main.getByRole('button', { name: 'Take Delivered by day off Home' });
  await pin.click();
  await expect(unpin).toBeVisible();
  await expectNoViolationsInEitherScheme(page);

  await page.goto('/');
  const tile = page.getByRole('region', { name: 'Pinned reports' }).getByRole('region', { name: 'Delivered by day' });
  await expect(tile.getByRole('paragraph').getByRole('link')).toHaveText(/^[\d,]+$/);
  await tile.getByRole('link', { name: /Open/ }).click();
  await expect(page).toHaveURL(/=month/);
  await expect(main.getByRole('button', { name: 'Warn me' })).not.toHaveAttribute('aria-disabled', 'true');

  await page.goto(CENTER);
  await unpin.click();
  await pin.click();
  await expect(unpin).toBeVisible();
  const { views } = await ask<{ views: { name: string; search: string }[] }>(
    page,
    'GET',
    `api/listViews?list=${REPORTS}`,
  );
  expect(views.filter((view) => view.name === 'Delivered by day')).toHaveLength(1);
  await unpin.click();
  await expect(pin).toBeVisible();
});

for (const [username, width] of [
  ['clerk.yangon', 1440],
  ['courier.yangon', 390],
] as const)
  test(`${username} pins a tile, and finds it on Home beside the own work`, async ({ browser }) => {
    const page = await signInAs(browser, username, { address: CENTER, width });
    await page.getByRole('button', { name: 'Pin Delivered by day to Home' }).click();
    await expect(page.getByRole('button', { name: 'Take Delivered by day off Home' })).toBeVisible();
    await page.goto('/');
    const tile = page.getByRole('region', { name: 'Pinned reports' }).getByRole('region', { name: 'Delivered by day' });
    await expect(tile.getByRole('paragraph').getByRole('link')).toHaveText(/^[\d,]+$/);
    await expectNoViolationsInEitherScheme(page);
    await tile.getByRole('button', { name: 'Take Delivered by day off Home' }).click();
    await expect(tile).toBeHidden();
  });
