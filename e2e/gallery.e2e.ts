import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import type { PreviewServer } from 'vite';
import { expectNoViolations, expectNoViolationsInEitherScheme } from './support/axe.ts';

/** Builds and serves the gallery for these tests; the product does not contain it. */
const directory = mkdtempSync(join(tmpdir(), 'gallery-'));
const entry = 'src/views/gallery/gallery.html';
const { NODE_ENV } = process.env;
let server: PreviewServer;

test.beforeAll(async () => {
  const where = { outDir: directory, emptyOutDir: true };
  await build({ logLevel: 'error', build: { ...where, sourcemap: false, rolldownOptions: { input: entry } } });
  server = await preview({ logLevel: 'error', build: where, preview: { port: 0, host: '127.0.0.1' } });
  // Both set the mode to production, which later tests of this process would inherit.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
});

test('was built without a trace in this process', () => expect(process.env['NODE_ENV']).toBe(NODE_ENV));

test.afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

async function open(page: Page, part: string, more: Record<string, string> = {}): Promise<void> {
  await page.goto(
    `${server.resolvedUrls?.local[0] ?? ''}${entry}?${new URLSearchParams({ part, ...more }).toString()}`,
  );
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

for (const part of [
  'buttons',
  'statuses',
  'fields',
  'dates',
  'windows',
  'grid',
  'tabs',
  'states',
  'facts',
  'eventFields',
])
  test(`${part}, light and dark, are accessible`, async ({ page }) => {
    await open(page, part, { mode: 'system' });
    await expectNoViolationsInEitherScheme(page);
  });

test.describe('a refused button', () => {
  test('is reachable, gives its reason to sight and screen reader, and does nothing', async ({ page }) => {
    const reason = 'The parcel is still in transit; scan its arrival first';
    await open(page, 'buttons');
    const button = page.getByRole('button', { name: 'primary refused' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tooltip', { name: reason })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('does not send its form', async ({ page }) => {
    await open(page, 'windows');
    await page.getByRole('button', { name: 'Confirm' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Discard SW2611210001?' });
    await expect(dialog.getByRole('button', { name: 'Discard' })).toHaveAccessibleDescription('Write a remark first');
    await dialog.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Burnt');
    await expect(dialog.getByRole('button', { name: 'Discard' })).not.toHaveAttribute('aria-disabled');
    await dialog.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('alertdialog', { name: 'Discarded' })).toBeVisible();
  });
});

test('a menu keeps a refused action reachable and gives the reason', async ({ page }) => {
  await open(page, 'buttons');
  await page.getByRole('button', { name: 'Menu' }).press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const refused = page.getByRole('menuitem', { name: 'Sign' });
  await expect(refused).toBeFocused();
  await expect(refused).toHaveAccessibleName(/scan its arrival first/);
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(refused).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test.describe('a dialog', () => {
  test('takes focus, keeps it, and gives it back', async ({ page }) => {
    await open(page, 'windows');
    const opener = page.getByRole('button', { name: 'Dialog' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Assign a courier' });
    await expect(dialog.getByRole('textbox', { name: 'Courier' })).toBeFocused();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('closes even while its code loads', async ({ page }) => {
    await open(page, 'windows');
    await page.getByRole('button', { name: 'Dialog' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Assign a courier' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('is a sheet from below on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, 'windows');
    await page.getByRole('button', { name: 'Dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign a courier' });
    await expect(async () => {
      const box = await dialog.boundingBox();
      expect(box?.width).toBe(390);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
    }).toPass();
  });
});

test.describe('fields', () => {
  test('a select is opened, searched by letter and chosen by keys', async ({ page }) => {
    await open(page, 'fields');
    const select = page.getByRole('button', { name: /Delivery/ });
    await select.press('Enter');
    await expect(page.getByRole('option', { name: 'To the door' })).toBeFocused();
    await page.keyboard.press('s');
    await expect(page.getByRole('option', { name: 'Station' })).toBeFocused();
    await expect(page.getByRole('option', { name: 'Airport' })).toHaveAttribute('aria-disabled', 'true');
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(select).toBeFocused();
    await expect(select).toContainText('Station');
  });

  test('a combo box finds by typing', async ({ page }) => {
    await open(page, 'fields');
    const box = page.getByRole('combobox', { name: 'City' });
    await box.pressSequentially('man');
    await expect(page.getByRole('option')).toHaveText(['Mandalay']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Mandalay');
    await box.fill('nowhere');
    await expect(page.getByText('Nothing found')).toBeVisible();
  });

  test('an error appears at its field, and the form does not move', async ({ page }) => {
    await open(page, 'fields');
    const save = page.getByRole('button', { name: 'Save' });
    const before = await save.boundingBox();
    await save.click();
    const receiver = page.getByRole('textbox', { name: 'Receiver' });
    await expect(receiver).toHaveAccessibleDescription(/Write the name of the receiver/);
    await expect(receiver).toHaveAttribute('aria-invalid', 'true');
    expect(await save.boundingBox()).toEqual(before);
    await receiver.fill('Daw Khin Mya');
    await save.click();
    await expect(receiver).not.toHaveAttribute('aria-invalid', 'true');
    expect(await save.boundingBox()).toEqual(before);
  });

  test('a scanner’s burst with Enter moves on through the form; its button sends it', async ({ page }) => {
    await open(page, 'fields');
    const receiver = page.getByRole('textbox', { name: 'Receiver' });
    const isSent = (): Promise<boolean> => receiver.evaluate((field) => field.getAttribute('aria-invalid') === 'true');
    const names = ['Phone', 'Insured amount', 'Pieces'];
    await receiver.focus();
    for (const name of names) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name })).toBeFocused();
      await page.keyboard.type('77');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Delivery/ })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Insured amount' })).toHaveValue('77');

    // An open list takes Enter for itself; closed, the field moves on.
    const city = page.getByRole('combobox', { name: 'City' });
    await city.pressSequentially('man');
    await page.keyboard.press('Enter');
    await expect(city).toHaveValue('Mandalay');
    await expect(city).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Station, searched elsewhere' })).toBeFocused();
    await page.getByRole('searchbox', { name: 'Waybill' }).press('Enter');
    await page.getByRole('textbox', { name: 'Remark' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('\n');
    expect(await isSent()).toBe(false);

    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect.poll(isSent).toBe(true);
  });

  test('the wheel over a number scrolls and changes nothing', async ({ page }) => {
    await open(page, 'fields');
    const pieces = page.getByRole('textbox', { name: 'Pieces' });
    await pieces.focus();
    await pieces.hover();
    await page.mouse.wheel(0, 200);
    await page.mouse.wheel(0, 200);
    await page.keyboard.press('ArrowUp');
    await expect(pieces).toHaveValue('4');
  });
});

test.describe('fields of an event', () => {
  test('groups are added, put in another order and removed by keys, and what is typed moves along', async ({
    page,
  }) => {
    await open(page, 'eventFields', { mode: 'system' });
    const add = page.getByRole('button', { name: 'Add: Accounts' });
    await add.press('Enter');
    const [first, second] = [
      page.getByRole('group', { name: 'Accounts 1' }),
      page.getByRole('group', { name: 'Accounts 2' }),
    ];
    await expect(first.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('1111');
    await add.press('Enter');
    await expect(second.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('2222');
    await second.getByRole('button', { name: /up/ }).press('Enter');
    await expect(first.getByRole('textbox').first()).toHaveValue('2222');
    await expect(second.getByRole('textbox').first()).toHaveValue('1111');
    await expect(page.getByRole('table').getByRole('row')).toHaveText([/Account number/, /2222/, /1111/]);
    await expectNoViolationsInEitherScheme(page);
    await first.getByRole('button', { name: /Remove/ }).press('Enter');
    await expect(second).toHaveCount(0);
    await expect(first.getByRole('textbox').first()).toHaveValue('1111');
    await first.getByRole('button', { name: /Remove/ }).press('Enter');
    await expect(add).toBeFocused();
    await expect(page.getByText('None yet')).toHaveCount(2);
  });

  test('none is chosen where a branch need not stand below another', async ({ page }) => {
    await open(page, 'eventFields');
    const above = page.getByRole('combobox', { name: /Superior/ });
    await above.press('ArrowDown');
    await page.getByRole('option', { name: 'None' }).click();
    await expect(above).toHaveValue('None');
    await above.fill('mand');
    await page.keyboard.press('Enter');
    await expect(above).toHaveValue('Mandalay');
  });
});

test('a date is typed, stepped and chosen from the month by keys', async ({ page }) => {
  await open(page, 'dates');
  const field = page.getByRole('group', { name: 'Delivery day' });
  await expect(field.getByRole('spinbutton').first()).toHaveAttribute('aria-valuenow', '21');
  await field.getByRole('spinbutton').first().press('ArrowUp');
  await expect(page.getByText('Chosen: 2026-11-22')).toBeVisible();
  await page.keyboard.type('05122026');
  await expect(page.getByText('Chosen: 2026-12-05')).toBeVisible();
  await field.getByRole('button').press('Enter');
  await expect(page.getByRole('button', { name: /, 5 December 2026/ })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: 2026-12-12')).toBeVisible();
});

test.describe('the grid', () => {
  const cell = (page: Page, row: number, column: number) =>
    page.locator(`[data-row="${row}"] > [data-column="${column}"]`);

  test('is one tab stop, walked by arrows', async ({ page }) => {
    await open(page, 'grid');
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

  test('follows focus into rows that are not drawn yet, and draws only those in sight', async ({ page }) => {
    await open(page, 'grid');
    await page.getByText('100,000 rows at once').click();
    await cell(page, 2, 2).click();
    await page.keyboard.press('Control+End');
    await expect(cell(page, 99_999, 7).getByRole('button')).toBeFocused();
    await expect(page.getByRole('row', { name: /SW261100099999/ })).toHaveAttribute('aria-rowindex', '100001');
    expect(await page.getByRole('row').count()).toBeLessThan(70);
    await page.keyboard.press('Control+ArrowUp');
    await expect(cell(page, 0, 7).getByRole('button')).toBeFocused();
  });

  test('keeps the keys when the focused row is scrolled away, and lets go when the reader leaves', async ({ page }) => {
    await open(page, 'grid');
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

  test('keeps the order of its rows after scrolling', async ({ page }) => {
    await open(page, 'grid');
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

  test('chooses rows one by one, by stretch and by page, and remembers them over pages', async ({ page }) => {
    await open(page, 'grid');
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

  test('opens a row by Enter and by a double click', async ({ page }) => {
    await open(page, 'grid');
    await cell(page, 4, 2).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('order-4', { exact: true })).toBeVisible();
    await cell(page, 6, 3).dblclick();
    await expect(page.getByText('order-6', { exact: true })).toBeVisible();
  });

  test('asks for an order by Enter on a header, and widens by Shift and arrows', async ({ page }) => {
    await open(page, 'grid');
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

  test('is resized by dragging, and the cells follow', async ({ page }) => {
    await open(page, 'grid');
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

  test('draws one row again when one row changes', async ({ page }) => {
    await open(page, 'grid');
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

  test('keeps fixed columns in sight; on a phone those at the start', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await open(page, 'grid');
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo(100, 0));
    await expect(cell(page, 0, 0)).toBeInViewport({ ratio: 1 });
    await expect(cell(page, 0, 7)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(cell(page, 0, 7)).not.toBeInViewport();
    await expect(cell(page, 0, 0)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('is accessible while it has no rows', async ({ page }) => {
    await open(page, 'grid');
    for (const show of ['waiting', 'loading', 'empty', 'error'])
      await test.step(show, async () => {
        await page.getByRole('button', { name: /Show/ }).press('Enter');
        await page.getByRole('option', { name: show }).click();
        await expect(page.getByRole('listbox')).toHaveCount(0);
        await expectNoViolations(page);
      });
  });
});

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

  test('shows, hides, fixes and moves columns by keys, once confirmed', async ({ page }) => {
    await open(page, 'grid');
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

  test('changes nothing when cancelled, and restores what was declared', async ({ page }) => {
    await open(page, 'grid');
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

  test('moves a column by dragging', async ({ page }) => {
    await open(page, 'grid');
    await page.getByRole('button', { name: 'Columns' }).click();
    await line(page, 'Created').dragTo(line(page, 'State'), { targetPosition: { x: 20, y: 3 } });
    await panel(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(headers(page).nth(1)).toHaveText('Created');
  });
});

test('a message is announced, stays under the pointer, and goes by itself', async ({ page }) => {
  await page.clock.install();
  await open(page, 'windows');
  await page.getByRole('button', { name: 'Toast positive' }).click();
  const message = page.getByRole('alertdialog', { name: 'positive message' });
  await expect(message.getByRole('alert')).toContainText('was collected in Yangon');
  await expectNoViolations(page);
  await page.clock.runFor(6000);
  await expect(message).toHaveCount(0);
});
