import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { test } from './support/gallery.ts';

test.describe('the grid', () => {
  const cell = (page: Page, row: number, column: number) =>
    page.locator(`[data-row="${row}"] > [data-column="${column}"]`);

  test('the grid is one tab stop, walked by arrows', async ({ page, open }) => {
    await open('grid');
    await page.getByRole('button', { name: 'Columns' }).focus();
    await page.keyboard.press('Tab');
    await expect(cell(page, 0, 0).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, 1, 1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(cell(page, 1, 7).getByRole('button')).toBeFocused();
    await page.keyboard.press('Control+Home');
    await expect(cell(page, 0, -1).getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /Per page/ })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(cell(page, 0, -1).getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  });

  test('the grid follows focus into rows that are not drawn yet, and draws only those in sight', async ({
    page,
    open,
  }) => {
    await open('grid');
    await page.getByText('100,000 rows at once').click();
    await cell(page, 2, 2).click();
    await page.keyboard.press('Control+End');
    await expect(cell(page, 99_999, 7).getByRole('button')).toBeFocused();
    await expect(page.getByRole('row', { name: /SW261100099999/ })).toHaveAttribute('aria-rowindex', '100001');
    expect(await page.getByRole('row').count()).toBeLessThan(70);
    await page.keyboard.press('Control+ArrowUp');
    await expect(cell(page, 0, 7).getByRole('button')).toBeFocused();
  });

  test('the grid keeps the keys when the focused row is scrolled away, and lets go when the reader leaves', async ({
    page,
    open,
  }) => {
    await open('grid');
    await page.getByText('100,000 rows at once').click();
    await cell(page, 3, 2).click();
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 5000));
    await expect(page.getByRole('grid')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 4, 2)).toBeFocused();
    await page.getByRole('heading', { name: 'Gallery' }).click();
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 9000));
    await expect(page.getByRole('row', { name: /SW261100000270/ })).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
  });

  test('the grid keeps the order of its rows after scrolling', async ({ page, open }) => {
    await open('grid');
    await page.getByText('100,000 rows at once').click();
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 9000));
    await expect(page.getByRole('row', { name: /SW261100000270/ })).toBeVisible();
    const places = () =>
      page
        .locator('[role=rowgroup]')
        .nth(1)
        .getByRole('row')
        .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));
    await expect
      .poll(async () =>
        (await places()).every((place, index, all) => index === 0 || place === (all[index - 1] ?? 0) + 1),
      )
      .toBe(true);
  });

  test('the grid chooses rows one by one, by stretch and by page, and remembers them over pages', async ({
    page,
    open,
  }) => {
    await open('grid');
    await cell(page, 1, 2).click();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('3 selected')).toBeVisible();
    await expect(page.getByRole('row', { name: /SW261100000002/ })).toHaveAttribute('aria-selected', 'true');
    await cell(page, 7, -1).click({ modifiers: ['Shift'] });
    await expect(page.getByText('7 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(cell(page, 0, 0)).toHaveText('SW261100000020');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect(page.getByText('27 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(page.getByRole('checkbox', { name: 'Select SW261100000007' })).toBeChecked();
  });

  test('the grid opens a row by Enter and by a double click', async ({ page, open }) => {
    await open('grid');
    await cell(page, 4, 2).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('order-4', { exact: true })).toBeVisible();
    await cell(page, 6, 3).dblclick();
    await expect(page.getByText('order-6', { exact: true })).toBeVisible();
  });

  test('the grid asks for an order by Enter on a header, and widens a column by Shift and arrows', async ({
    page,
    open,
  }) => {
    await open('grid');
    const header = page.getByRole('columnheader', { name: 'City' });
    await header.getByRole('button').focus();
    await expect(header.getByRole('button')).toHaveAccessibleDescription('Shift and arrow keys change the width');
    await page.keyboard.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await page.keyboard.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'none');
    const width = async (): Promise<number> => (await header.boundingBox())?.width ?? 0;
    const before = await width();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(width).toBe(before + 16);
    await expect(header.getByRole('button')).toBeFocused();
  });

  test('a column of the grid is resized by dragging, and its cells follow', async ({ page, open }) => {
    await open('grid');
    const header = page.getByRole('columnheader', { name: 'State' });
    const box = await header.boundingBox();
    if (box === null) throw new Error('no header');
    await page.mouse.move(box.x + box.width, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 80, box.y + 10, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await header.boundingBox())?.width).toBe(box.width + 80);
    expect((await cell(page, 0, 1).boundingBox())?.width).toBe(box.width + 80);
  });

  test('the grid draws one row again when one row changes', async ({ page, open }) => {
    await open('grid');
    await page.evaluate(() => {
      const changed = new Set<string>();
      Object.assign(window, { changed });
      new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          changed.add(element?.closest('[data-row]')?.getAttribute('data-row') ?? 'none');
        }
      }).observe(document.querySelectorAll('[role=rowgroup]').item(1), {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    const fee = await cell(page, 0, 5).textContent();
    await page.getByRole('button', { name: 'Change the first row' }).click();
    await expect(cell(page, 0, 5)).not.toHaveText(fee ?? '');
    expect(await page.evaluate(() => [...(Reflect.get(window, 'changed') as Set<string>)])).toEqual(['0']);
  });

  test('the grid keeps fixed columns in sight; on a phone those at the start', async ({ page, open }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await open('grid');
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo(100, 0));
    await expect(cell(page, 0, 0)).toBeInViewport({ ratio: 1 });
    await expect(cell(page, 0, 7)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(cell(page, 0, 7)).not.toBeInViewport();
    await expect(cell(page, 0, 0)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('the grid is accessible while it has no rows', async ({ page, open }) => {
    await open('grid');
    for (const show of ['waiting', 'loading', 'empty', 'error'])
      await test.step(show, async () => {
        await page.getByRole('button', { name: /Show/ }).press('Enter');
        await page.getByRole('option', { name: show }).click();
        await expect(page.getByRole('listbox')).toHaveCount(0);
        await expectNoViolations(page);
      });
  });
});
