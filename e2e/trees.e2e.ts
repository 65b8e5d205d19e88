import { randomInt } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { confirm, pick, select, signInAs } from './support/people.ts';

const tree = (page: Page): Locator => page.getByRole('treegrid');
const row = (page: Page, name: string): Locator => tree(page).getByRole('row', { name, exact: true });

/** The window that asks before an event that ends an entry. */
const question = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** Names of the rows between two of them, in the order in which they are shown. */
async function order(page: Page, ...names: readonly string[]): Promise<string[]> {
  const shown = await tree(page)
    .getByRole('row')
    .evaluateAll((rows) => rows.map((one) => one.getAttribute('aria-label') ?? ''));
  return shown.filter((name) => names.includes(name));
}

const TEAMS = ['Finance', 'Customer service', 'Operations centre'] as const;

test('a department is moved by keys, by its menu and by drag, and undone; with people in it, it stays and names them', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'admin', { address: '/system/department' });
  await expect(row(page, 'Finance')).toBeVisible();
  expect(await order(page, ...TEAMS)).toEqual(TEAMS);
  await expectNoViolationsInEitherScheme(page);

  await row(page, 'Customer service').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/Customer service is now in/)).toBeVisible();
  await expect.poll(() => order(page, ...TEAMS)).toEqual(['Customer service', 'Finance', 'Operations centre']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => order(page, ...TEAMS)).toEqual(TEAMS);

  await page.getByRole('button', { name: 'Actions for Finance' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.poll(() => order(page, ...TEAMS)).toEqual(['Customer service', 'Finance', 'Operations centre']);
  await page.reload();
  await expect.poll(() => order(page, ...TEAMS)).toEqual(['Customer service', 'Finance', 'Operations centre']);

  await row(page, 'Finance').dragTo(row(page, 'Customer service'), { targetPosition: { x: 200, y: 2 } });
  await expect.poll(() => order(page, ...TEAMS)).toEqual(TEAMS);

  await page.getByRole('button', { name: 'Actions for Finance' }).click();
  await page.getByRole('menuitem', { name: 'Dissolve' }).click();
  const dialog = question(page, 'Dissolve');
  await expect(dialog.getByText(/Staff in it: \d+ \(.*Khin Mar Wai/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Dissolve' }).click();
  await expect(dialog.getByText(/still belongs to it/)).toBeVisible();
});

test('on the phone the menu is found by typing, an icon and a screen are picked, and a removal says what goes with it', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'admin', { address: '/system/menu', width: 390 });
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('Dictionary');
  await expect(row(page, 'Dictionary')).toBeVisible();
  await expect(row(page, 'Finance')).toHaveCount(0);
  await page.waitForURL(/find=Dictionary/);
  await page.reload();
  await expect(row(page, 'Dictionary')).toBeVisible();
  await expect(row(page, 'Finance')).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Dictionary', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit' });
  await expect(form.getByRole('combobox', { name: 'Icon' })).toHaveValue('Book');
  await form.getByRole('combobox', { name: 'Icon' }).fill('Truck');
  await page.getByRole('option', { name: 'Truck' }).click();
  await expect(form.getByRole('combobox', { name: 'Component', exact: true })).toHaveValue('Dictionary');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('searchbox', { name: 'Find by name' }).fill('');
  await page.getByRole('button', { name: 'Actions for System', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = question(page, 'Remove');
  await expect(dialog.getByText(/^\d+ child entries go with it/)).toBeVisible();
  await expect(dialog.getByText(/roles? loses? this: .*\d+ people hold/)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Role$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 'System')).toBeVisible();
});

test('an entry of the menu is added, opens its screen, is dragged to another parent and is removed', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'admin', { address: '/system/menu' });
  const number = randomInt(1000, 9999);
  const [name, catalog] = [`Notes ${number}`, `Own ${number}`];
  const add = async (title: string, code: string, fields: (form: Locator) => Promise<void>): Promise<void> => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Add' });
    for (const [label, text] of [
      ['Menu code', code],
      ['English title', title],
      ['Chinese title', title],
      ['Sort', '1'],
    ] as const)
      await form.getByLabel(label).fill(text);
    await fields(form);
    await confirm(form, 'Add');
    await expect(row(page, title)).toBeVisible();
  };
  await add(catalog, `own${number}`, async (form) => {
    await select(form, 'Type', 'Catalog');
    await form.getByRole('textbox', { name: 'Path', exact: true }).fill(`/own${number}`);
  });
  await add(name, `own${number}.notes`, async (form) => {
    await select(form, 'Type', 'Menu');
    await form.getByRole('textbox', { name: 'Path', exact: true }).fill(`notes${number}`);
    await pick(form, 'Component', 'Dictionary');
    await pick(form, 'Parent entry', 'Orders');
  });

  await page.getByRole('searchbox', { name: 'Find by name' }).fill('');
  await row(page, name).dragTo(row(page, catalog));
  await expect(page.getByText(new RegExp(`${name} is now in ${catalog}`))).toBeVisible();
  await page.reload();
  const sidebar = page.getByRole('navigation').first();
  await sidebar.getByRole('button', { name: catalog }).click();
  await sidebar.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/own${number}/notes${number}`));
  await expect(page.getByRole('heading', { name }).first()).toBeAttached();

  await page.goto('/system/menu');
  await page.getByRole('button', { name: `Actions for ${catalog}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = question(page, 'Remove');
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row(page, catalog)).toHaveCount(0);
  await expect(row(page, name)).toHaveCount(0);
});
