import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { ask, makeOrders, signInTo } from './support/orders.ts';

const LIST = '/companyOrder/orderList';

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Orders' });
const views = (page: Page, name = 'Views'): Locator => page.getByRole('button', { name, exact: true });
const choose = async (page: Page, trigger: Locator, item: string): Promise<void> => {
  await trigger.click();
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('menuitemradio', { name: item }))
    .click();
};

/** Returns a name that no other run has used. */
const fresh = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 6)}`;

const save = async (page: Page, name: string, ...ticked: string[]): Promise<void> => {
  await choose(page, page.getByRole('button', { name: /^(Views|.* [0-9a-f]{6})$/ }), 'Save as a view');
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  for (const tick of ticked) await dialog.getByRole('checkbox', { name: tick }).click({ force: true });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
};

const remove = async (page: Page, name: string): Promise<void> => {
  await choose(page, page.getByRole('button', { name, exact: true }), 'Manage views');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText(`View “${name}” deleted`)).toBeVisible();
};

test('a list keeps filters, order, size and columns as a view, says when the view has changed, saves and resets it', async ({
  page,
}) => {
  await signInTo(page, 'manager.yangon', `${LIST}?state=signed&sort=-createdAt&size=10`);
  await expect(grid(page)).toBeVisible();
  const name = fresh('Signed');
  await save(page, name);
  await expect(views(page, name)).toBeVisible();
  await expect(page).toHaveURL(/state=signed.*columns=id.*view=/);
  const changed = page.getByText(`The view “${name}” has changed`);
  await expect(changed).toBeHidden();

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Show Receiver phone' }).click({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('columnheader', { name: 'Receiver phone' })).toHaveCount(0);
  await expect(changed).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Receiver phone' })).toBeVisible();
  await expect(changed).toBeHidden();

  await page
    .getByRole('columnheader', { name: /Sender/ })
    .first()
    .getByRole('button')
    .click();
  await expect(changed).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(changed).toBeHidden();
  await choose(page, views(page, name), 'Without a view');
  await expect(page).toHaveURL(LIST);
  await choose(page, views(page), name);
  await expect(page).toHaveURL(/state=signed.*sort=senderName/);
  await remove(page, name);
});

test('a list opens with the chosen view, shares the view, and takes its deletion back', async ({ page }) => {
  await signInTo(page, 'manager.yangon', `${LIST}?state=signed`);
  await expect(grid(page)).toBeVisible();
  const name = fresh('Shared');
  await save(page, name, 'Share with the staff of my branch', 'Open this list with it');
  await page.goto(LIST);
  await expect(views(page, name)).toBeVisible();
  await expect(page).toHaveURL(/state=signed/);

  const kept = `api/listViews?list=${encodeURIComponent(LIST)}`;
  const { views: listed } = await ask<{ views: { name: string; shared: boolean }[] }>(page, 'GET', kept);
  expect(listed.find((view) => view.name === name)).toMatchObject({ shared: true });

  await remove(page, name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Opens the list')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeHidden();
});

test('a name that is too short or taken is refused at once, and a link shows the whole list', async ({
  browser,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInTo(page, 'manager.yangon', `${LIST}?state=signed&size=10&columns=id.s.180-state-due`);
  await expect(grid(page)).toBeVisible();
  const name = fresh('Linked');
  await save(page, name);
  await choose(page, views(page, name), 'Save as a view');
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('x');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('A name has 2 to 40 characters')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name.toUpperCase());
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('you already have a view called')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await choose(page, views(page, name), 'Copy link');
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain('view=');
  const other = await (await browser.newContext()).newPage();
  await signInTo(other, 'clerk.yangon', link.slice(link.indexOf(LIST)));
  await expect(grid(other).getByRole('columnheader')).toHaveText(['', /Waybill/, /Status/, /^Due in all/]);
  await expect(other.getByRole('button', { name: '10 / page' })).toBeVisible();
  await expect(other.getByText('Status: Signed')).toBeVisible();
  await other.context().close();
  await remove(page, name);
});

test('a list chooses rows by pasted numbers, and all that match', async ({ page }) => {
  await signInTo(page, 'manager.yangon', `${LIST}?size=10`);
  const ids = await makeOrders(page, [{}, {}, {}]);
  const [first = ''] = ids;
  const wrong = first.replace(/\d(?=MM$)/, (digit) => String((Number(digit) + 1) % 10));
  await page.getByRole('button', { name: 'Choose by numbers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose by numbers' });
  await dialog.getByRole('textbox').fill(`${ids.join('\n')}\n${wrong}\nNOT-THERE`);
  await expect(dialog.getByText(`1 has a wrong check digit: ${wrong}`)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Choose 5 numbers' }).click();
  await expect(dialog.getByText('3 rows found and chosen; 3 chosen in all')).toBeVisible();
  await expect(dialog.getByText('1 not found: NOT-THERE')).toBeVisible();
  await page.keyboard.press('Escape');
  const bar = page.getByRole('toolbar', { name: 'For the chosen rows' });
  await expect(bar).toContainText('3 selected');

  await page.goto(`${LIST}?numbers=${ids.join(',')}&size=10`);
  await expect(grid(page).getByRole('row')).toHaveCount(4);
  await grid(page)
    .getByRole('checkbox', { name: `Select ${first}` })
    .click();
  await bar.getByRole('button', { name: 'Choose all 3 that match' }).click();
  await expect(bar).toContainText('3 selected');
  await expect(bar.getByRole('button', { name: /that match/ })).toHaveCount(0);
});

test('the pager: sizes, previous, pages, next and the jumper, held to the pages there are', async ({ page }) => {
  await signInTo(page, 'manager.yangon', LIST);
  await expect(grid(page)).toBeVisible();
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await pager.getByRole('button', { name: '20 / page' }).click();
  await expect(page.getByRole('option')).toHaveText(['10 / page', '20 / page', '30 / page', '50 / page', '100 / page']);
  await page.getByRole('option', { name: '10 / page', exact: true }).click();
  await expect(pager.getByRole('button', { name: /^(Page|Earlier|Later)/ })).toHaveCount(7);
  const jumper = pager.getByRole('textbox', { name: 'Go to' });
  const current = pager.locator('[aria-current=page]');
  const last = Number(await pager.getByRole('button', { name: /^Page/ }).last().innerText());
  for (const [typed, lands] of [
    ['3', 3],
    ['0', 1],
    ['999999', last],
    ['', last],
    ['abc', last],
    // A page number has no sign: what remains is 2.
    ['-2', 2],
  ] as const) {
    await jumper.click();
    await jumper.press('Control+a');
    await jumper.press('Delete');
    await jumper.pressSequentially(typed);
    await jumper.press('Enter');
    await expect(current, typed).toHaveText(String(lands));
  }
  await pager.getByRole('button', { name: 'Previous page' }).click();
  await expect(current).toHaveText('1');
  await expect(pager.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await pager.getByRole('button', { name: 'Next page' }).click();
  await expect(current).toHaveText('2');
  await page.goto(`${LIST}?size=10&page=99999`);
  await expect(current).toHaveText(String(last));
  await expect(page).toHaveURL(new RegExp(`page=${last}`));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pager.getByRole('button', { name: /^(Page|Earlier|Later)/ })).toHaveCount(5);
  await expect(jumper).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page);
});

test('a list prints the rows shown with the filters in force, and an empty list says why', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await signInTo(page, 'manager.yangon', `${LIST}?state=signed&size=10`);
  await expect(
    grid(page)
      .getByRole('link', { name: /^SL\d+MM$/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-print-list]');
  await expect(paper.getByRole('row')).toHaveCount(11);
  await expect(paper).toContainText('Status: Signed');
  await expect(paper).toContainText(
    /10 of [\d,]+ rows, printed \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d by Aung Kyaw Moe 1002/,
  );
  await expect(grid(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  // The browser itself would print the rows in sight alone.
  await page.evaluate(() => document.body.removeAttribute('data-printed'));
  await page.keyboard.press('Control+p');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await expect(paper.locator('tr')).toHaveCount(11);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);

  await page.goto(`${LIST}?senderName=nobody-is-called-so`);
  await expect(page.getByText('No row matches the filters in force.')).toBeVisible();
  await grid(page).locator('..').getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/senderName/);
  await expect(
    grid(page)
      .getByRole('link', { name: /^SL\d+MM$/ })
      .first(),
  ).toBeVisible();
});
