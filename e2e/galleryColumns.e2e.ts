import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { test } from './support/gallery.ts';

test.describe('the column panel', () => {
  const headers = (page: Page) => page.getByRole('columnheader').filter({ hasText: /\w/ });
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Columns' });
  const line = (page: Page, name: string) => panel(page).getByRole('row', { name });

  async function openPanel(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Columns' }).press('Enter');
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(line(page, 'Waybill')).toBeFocused();
  }

  /** Moves the focus to the line at this index, counted from 0, then along it. */
  async function walk(page: Page, place: number, ...keys: string[]): Promise<void> {
    const down = Array.from({ length: place }, () => 'ArrowDown');
    for (const key of ['Home', ...down, ...keys]) await page.keyboard.press(key);
  }

  test('the column panel shows, hides, fixes and moves columns by keys, once confirmed', async ({ page, open }) => {
    await open('grid');
    const declared = await headers(page).allTextContents();
    await openPanel(page);
    await page.keyboard.press('Enter');
    await expect(line(page, 'Waybill').getByRole('checkbox')).toBeChecked();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(line(page, 'City').getByRole('checkbox')).not.toBeChecked();
    for (const key of ['End', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(line(page, 'Remark').getByRole('checkbox')).toBeChecked();
    await walk(page, 1, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect(panel(page).getByRole('button', { name: 'Fix at the start: State' })).toBeFocused();
    await page.keyboard.press('Space');
    await walk(page, 2, 'ArrowRight', 'Enter');
    await expect(page.locator(':focus')).toHaveAccessibleName('Insert between Receiver and City');
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toHaveAccessibleName('Insert between Weight and Fee, MMK');
    await page.keyboard.press('Enter');
    await expectNoViolations(page);
    await expect(headers(page)).toHaveText(declared);
    await panel(page).getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(headers(page)).toHaveText([
      'Waybill',
      'State',
      'Weight',
      'Receiver',
      'Fee, MMK',
      'Created',
      'Remark',
      'Acts',
    ]);
    await expect(page.getByRole('columnheader', { name: 'State' })).toHaveCSS('position', 'sticky');
  });

  test('the column panel changes nothing when cancelled, and restores what was declared', async ({ page, open }) => {
    await open('grid');
    const declared = await headers(page).allTextContents();
    await page.getByRole('button', { name: 'Columns' }).click();
    await line(page, 'City').click();
    await expect(line(page, 'City').getByRole('checkbox')).not.toBeChecked();
    await panel(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(headers(page)).toHaveText(declared);
    await page.getByRole('button', { name: 'Columns' }).click();
    await line(page, 'City').click();
    await panel(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(headers(page)).toHaveText(declared.filter((name) => name !== 'City'));
    await page.getByRole('button', { name: 'Columns' }).click();
    await panel(page).getByRole('button', { name: 'Restore defaults' }).click();
    await panel(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(headers(page)).toHaveText(declared);
  });

  test('the column panel moves a column by dragging', async ({ page, open }) => {
    await open('grid');
    await page.getByRole('button', { name: 'Columns' }).click();
    await line(page, 'Created').dragTo(line(page, 'State'), { targetPosition: { x: 20, y: 3 } });
    await panel(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(headers(page).nth(1)).toHaveText('Created');
  });
});
