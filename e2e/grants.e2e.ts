import { expect, test, type Locator } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { staffId } from './support/orders.ts';
import { heading, signInAs, typeInto } from './support/people.ts';

/** Names of the roles that the picker of a form offers for what is typed. */
async function offered(form: Locator, field: string, typed: string): Promise<string[]> {
  await typeInto(form.getByRole('combobox', { name: field }), typed);
  const list = form.page().getByRole('listbox');
  await expect(list).toBeVisible();
  await expect(list.getByRole('progressbar')).toHaveCount(0);
  const names = await list.locator('[role=option][data-key]').allInnerTexts();
  await form.page().keyboard.press('Escape');
  await expect(list).toBeHidden();
  return names;
}

test('no role above the own is offered for a member of staff, in both languages', async ({ browser }) => {
  for (const [language, set, roles, administrator, trainer] of [
    ['en', 'Set roles', 'Roles', 'Administrator', 'Trainer'],
    ['zh', '设置角色', '角色', '管理员', '培训师'],
  ] as const) {
    const operations = await signInAs(browser, 'operations', { language, address: '/hr/staff' });
    await operations.goto(`/hr/staffDetail?id=${await staffId(operations, 'trainer')}`);
    await expect(heading(operations)).toBeVisible();
    await operations
      .locator('article > header')
      .getByRole('button', { name: language === 'en' ? 'More actions' : '更多操作' })
      .click();
    await operations.getByRole('menuitem', { name: set, exact: true }).click();
    const form = operations.getByRole('dialog', { name: set, exact: true });
    expect(await offered(form, roles, trainer)).not.toEqual([]);
    expect(await offered(form, roles, administrator)).toEqual([]);
    await expectNoViolations(operations);
  }
});
