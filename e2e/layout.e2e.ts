import { expect, test, type Locator, type Page } from '@playwright/test';
import { makeOrders, signInTo } from './support/orders.ts';
import { choose, confirm, openOrder } from './support/people.ts';

const ORDERS = '/companyOrder/orderList';

/** Returns the vertical centre of what is shown. */
const middleOf = async (one: Locator): Promise<number> => {
  const box = await one.boundingBox();
  return box ? box.y + box.height / 2 : NaN;
};

/** Returns true if one of the elements is within the window now. */
const isInWindow = (all: Locator): Promise<boolean> =>
  all.evaluateAll((found) =>
    found.some((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    }),
  );

test('the filters of orders fit one row, and an error among them moves nothing', async ({ page }) => {
  await signInTo(page, 'manager.yangon', ORDERS);
  const bar = page.getByRole('search');
  const status = bar.getByRole('button', { name: 'Status' });
  const branch = bar.getByRole('button', { name: 'Current branch' });
  const from = bar.getByRole('spinbutton').first();
  await expect(from).toBeVisible();
  const row = await middleOf(status);
  expect(await middleOf(branch)).toBe(row);
  expect(await middleOf(bar.getByRole('button', { name: 'More filters' }))).toBe(row);

  await from.click();
  await page.keyboard.type('0105202601042026');
  const fault = page.getByText('The end is before the beginning');
  await expect(fault).toHaveCount(1);
  expect(await middleOf(status)).toBe(row);
  expect(await middleOf(branch)).toBe(row);
});

/** Opens the list with a new order that has words too long for their column, whatever other tests have made; returns the cells. */
async function showLongWords(page: Page): Promise<Locator> {
  await signInTo(page, 'manager.yangon', ORDERS);
  const [id = ''] = await makeOrders(page, [{ payType: 'offsetByGoods', collectionAmount: 90_000_00 }]);
  await page.goto(`${ORDERS}?numbers=${id}`);
  const cells = page.getByRole('gridcell');
  await expect(cells.filter({ hasText: id }).first()).toBeVisible();
  await expect(cells.filter({ hasText: 'Offset by goods payment' }).first()).toBeAttached();
  return cells;
}

/** Returns the first cell whose text is cut off, by its place in the table: scrolling to a cell draws other ones. */
async function cutCell(cells: Locator): Promise<Locator> {
  const place = await cells.evaluateAll((found) => {
    const one = found.find((cell) => cell.scrollWidth > cell.clientWidth + 1 && cell.querySelector('a') === null);
    const row = one?.closest('[role=row]')?.getAttribute('aria-rowindex');
    const column = one?.getAttribute('aria-colindex');
    return row && column ? { row, column } : null;
  });
  if (!place) throw new Error('No text is cut off.');
  const { row, column } = place;
  return cells.page().locator(`[role=row][aria-rowindex="${row}"] [role=gridcell][aria-colindex="${column}"]`);
}

test('a text that is cut off is read whole under the pointer', async ({ page }) => {
  const cell = await cutCell(await showLongWords(page));
  await cell.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await cell.hover();
    expect((await cell.getAttribute('title')) ?? '').toMatch(/./);
  }).toPass();
});

test('a text that is cut off is read whole under a finger', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const cells = await showLongWords(page);
  let tapped: Locator | null = null;
  await expect(async () => {
    // The answer to the tap before may have come meanwhile.
    if (tapped && (await isInWindow(tapped))) return;
    const [cell] = await (await cutCell(cells)).elementHandles();
    if (!cell) throw new Error('The cell has gone.');
    await cell.scrollIntoViewIfNeeded();
    const hasText = await cell.innerText();
    await cell.tap();
    tapped = page.getByRole('status').filter({ hasText });
    expect(await isInWindow(tapped)).toBe(true);
  }).toPass();
  await context.close();
});

/** Amends the order, and expects the message of it to cover no button of the next dialog. */
async function expectUncovered(page: Page, insured: string): Promise<void> {
  const first = await choose(page, 'Modify order');
  await first.getByLabel('Insured value').fill(insured);
  await confirm(first, 'Modify order');
  const message = page.getByRole('alertdialog', { name: 'Modify order' });
  await expect(message).toBeVisible();
  await message.hover();
  const second = await choose(page, 'Raise work order');
  await expect(message).toBeVisible();
  // The open list of the first field hides the buttons from screen readers.
  await page.keyboard.press('Escape');
  await expect(second.getByRole('button', { name: 'Raise work order', exact: true })).toBeVisible();
  const { x, y, width: across, height: down } = (await message.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const buttons = await second.getByRole('button').all();
  for (const button of buttons) {
    const box = await button.boundingBox();
    const isApart =
      box === null || box.x >= x + across || box.x + box.width <= x || box.y >= y + down || box.y + box.height <= y;
    expect(isApart, (await button.textContent()) ?? '').toBe(true);
  }
}

test('a record fills its place and is printed whole; a message covers no button of a dialog, at a desk or on a phone', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', '/404');
  const [id = ''] = await makeOrders(page, [{}]);
  await openOrder(page, id);

  await test.step('state, next step, holder and due are in sight', async () => {
    const head = page.locator('article > header');
    const wanted = [
      head.getByRole('heading', { level: 1 }).getByText('Pending acceptance'),
      head.getByRole('button', { name: 'Assign collector', exact: true }),
      head.getByText('Held by', { exact: true }),
      head.getByText('Due from receiver', { exact: true }),
    ];
    for (const one of wanted) await expect(one).toBeInViewport({ ratio: 1 });
    const main = await page.getByRole('main').boundingBox();
    const shown = await page.getByRole('article').boundingBox();
    expect(shown?.width).toBeGreaterThan((main?.width ?? Infinity) * 0.9);
  });

  await test.step('the record is printed without menu, tabs and buttons', async () => {
    await expect(page.getByRole('tab').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const role of ['navigation', 'tab', 'button', 'banner', 'contentinfo', 'switch'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a message at a desk', () => expectUncovered(page, '300000'));
  await test.step('a message on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openOrder(page, id);
    await expectUncovered(page, '400000');
  });
});

test('on a phone a courier calls by a press, and buttons are wide enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInTo(page, 'courier.yangon', ORDERS);
  await page.getByRole('gridcell').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  const heights = await page
    .locator('article > header button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(heights).not.toEqual([]);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
