import { expect, test, type Locator, type Page } from '@playwright/test';
import { heading, tabTo } from './support/people.ts';

/** Moves to a field by Tab and types. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Finds an entry by part of its text and takes the first. An open list hides the other fields from screen readers. */
async function find(page: Page, within: Locator | Page, label: string, typed: string): Promise<void> {
  await write(page, within.getByRole('combobox', { name: label, includeHidden: true }), typed);
  await expect(page.getByRole('option', { name: typed }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Chooses an option of a select by its first letters. */
async function choose(page: Page, label: RegExp, letters: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: label, includeHidden: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(letters);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

async function press(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** Runs the palette's first result. */
async function command(page: Page, words: string): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Find or do' });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(palette.getByRole('option', { selected: true })).toContainText(new RegExp(words, 'i'));
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
}

async function fillParty(page: Page, side: 'Sender' | 'Receiver', name: string, city: string): Promise<void> {
  const section = page.getByRole('region', { name: side, exact: true });
  await write(page, section.getByLabel('Name'), name);
  await write(page, section.getByLabel('Phone'), '09420001001');
  await find(page, section, 'City', city);
  await write(page, section.getByLabel('Address'), '12 Strand Road');
}

test('an order is created, found, opened and advanced by keyboard alone, from the sign-in to the sign-out', async ({
  page,
}) => {
  await test.step('a clerk signs in by keyboard', async () => {
    await page.goto('/login');
    await write(page, page.getByLabel('Username'), 'manager.yangon');
    await write(page, page.getByLabel('Password', { exact: true }), 'shweli2026');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Home');
  });

  await test.step('a clerk makes an order by keyboard', async () => {
    await command(page, 'New order');
    await expect(heading(page)).toHaveText('New order');
    await fillParty(page, 'Sender', 'Daw Hla', 'Yangon');
    await fillParty(page, 'Receiver', 'U Tin Aung', 'Mandalay');
    const goods = page.getByRole('region', { name: 'Goods' }).getByRole('textbox', { includeHidden: true }).first();
    await write(page, goods, 'Books');
    await choose(page, /Goods type/, 'Doc');
    await write(page, page.getByRole('textbox', { name: 'Weight', includeHidden: true }), '2.5');
    for (const side of ['Length', 'Width', 'Height'])
      await write(page, page.getByRole('textbox', { name: side, includeHidden: true }), '20');
    await find(page, page, 'Destination branch', 'Mandalay');
    await press(page, page.getByRole('button', { name: 'Create', includeHidden: true }));
    await expect(page).toHaveURL(/\/senderSuccess\?id=SL\d{9}MM/);
  });
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  await test.step('a clerk finds the order in the list by keyboard, and opens it', async () => {
    await command(page, 'Order list');
    await expect(page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: 'Waybill or other numbers' })).toBeFocused();
    await page.keyboard.type(id);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid', { name: 'Orders' }).getByRole('row')).toHaveCount(2);
    await tabTo(page, page.getByRole('grid', { name: 'Orders' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText(id);
  });

  await test.step('a collector is assigned to the order', async () => {
    await press(page, page.getByRole('button', { name: 'Assign collector', exact: true }));
    const form = page.getByRole('dialog', { name: 'Assign collector', exact: true });
    await expect(form).toBeVisible();
    await find(page, form, 'Collector', 'Aung');
    await press(page, form.getByRole('button', { name: 'Assign collector' }));
    await expect(form).toBeHidden();
    await expect(heading(page)).toContainText('Pending collection');
  });

  await test.step('a clerk signs out by keyboard', async () => {
    await command(page, 'Log out');
    const question = page.getByRole('alertdialog', { name: 'Are you sure to log out?' });
    await expect(question).toBeVisible();
    await press(page, question.getByRole('button', { name: 'Log out' }));
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
});
