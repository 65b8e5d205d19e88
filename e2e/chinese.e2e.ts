import { expect, test } from '@playwright/test';
import { loadWords } from '#i18n/load.ts';
import { signInAs } from './support/people.ts';

const LIST = '/companyOrder/orderList';
const { text } = await loadWords('zh');

test('tabs, columns, pager, views, pasted numbers and the palette are worked by their Chinese names', async ({
  browser,
}) => {
  const page = await signInAs(browser, 'manager.yangon', { language: 'zh', address: `${LIST}?size=10` });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const head = page.getByRole('columnheader', { name: text('field.order.receiverPhone'), exact: true });
  await expect(page.getByRole('grid', { name: text('machine.order.many') })).toBeVisible();

  await expect(head).toBeVisible();
  await button(text('ui.part.columns')).click();
  const column = text('ui.part.showColumn', { name: text('field.order.receiverPhone') });
  await page.getByRole('checkbox', { name: column }).click({ force: true });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui.part.confirm') })
    .click();
  await expect(head).toHaveCount(0);

  const pager = page.getByRole('navigation', { name: text('ui.part.pagination') });
  await pager.getByRole('button', { name: text('ui.part.nextPage') }).click();
  await expect(pager.locator('[aria-current=page]')).toHaveText('2');
  await pager.getByRole('textbox', { name: text('ui.part.goToPage') }).fill('1');
  await page.keyboard.press('Enter');
  await expect(pager.locator('[aria-current=page]')).toHaveText('1');
  await pager.getByRole('button', { name: text('ui.part.perPageChoice', { count: 10 }) }).click();
  await page.getByRole('option', { name: text('ui.part.perPageChoice', { count: 30 }) }).click();
  await expect(page).toHaveURL(/size=30/);

  const name = `复核 ${crypto.randomUUID().slice(0, 6)}`;
  await button(text('ui.views.title')).click();
  await page.getByRole('menuitem', { name: text('ui.views.saveAs') }).click();
  const saving = page.getByRole('dialog', { name: text('ui.views.saveAs') });
  await saving.getByRole('textbox', { name: text('ui.views.name') }).fill(name);
  await saving.getByRole('button', { name: text('ui.views.save'), exact: true }).click();
  await expect(button(name)).toBeVisible();

  await button(text('ui.choose.title')).click();
  const choosing = page.getByRole('dialog', { name: text('ui.choose.title') });
  await expect(choosing.getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choosing).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: text('shell.palette.field') })).toBeFocused();
  await page.keyboard.type('xjdd');
  await expect(page.getByRole('option', { selected: true })).toContainText(text('screen.NewOrder'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/newOrder$/);

  const bar = page.getByRole('navigation', { name: text('shell.tabs') });
  await bar.locator('[aria-current]').press('Shift+F10');
  const menu = page.getByRole('menu', { name: text('shell.tabs.actions') });
  await expect(menu.getByRole('menuitem')).toContainText(
    ['shell.tabs.refresh', 'shell.tabs.close', 'shell.tabs.closeOthers', 'shell.tabs.closeAll'].map((id) =>
      text<string>(id),
    ),
  );
  await menu.getByRole('menuitem', { name: text('shell.tabs.closeOthers') }).press('Enter');
  await expect(bar.getByRole('listitem')).toHaveText([text('screen.Home'), text('screen.NewOrder')]);
});
