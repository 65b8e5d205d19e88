import { expect, test, type Locator } from '@playwright/test';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { expectNoViolations } from './support/axe.ts';
import { staffId } from './support/orders.ts';
import { heading, signInAs, typeInto, unseen } from './support/people.ts';
import { permissionsOf } from './support/walk/plan.ts';

/** Accounts of people who work for the company. */
const STAFF = ACCOUNTS.filter((account) => account !== 'merchant');

/** Accounts that may do everything; nobody stands above them. */
const isAdministrator = (account: string): boolean => permissionsOf(account).includes('*');

/** Accounts without everything whose rights have to do with a record type beyond reading it. */
const actingOn = (type: 'staff' | 'role'): string[] =>
  STAFF.filter((account) => !isAdministrator(account)).filter((account) =>
    permissionsOf(account).some((one) => one.startsWith(`${type}.`) && one !== `${type}.read`),
  );

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

for (const type of ['staff', 'role'] as const) {
  const readers = STAFF.filter((account) => !isAdministrator(account)).filter((account) =>
    permissionsOf(account).includes(`${type}.read`),
  );

  test(`whoever acts on records of this type reads them: ${type}`, () => {
    expect(readers).toEqual(expect.arrayContaining(actingOn(type)));
  });

  for (const account of readers)
    test(`${account} does not act on an administrator or on the role of one: ${type}`, async ({ browser }) => {
      const admin = await unseen(browser, 'admin');
      const address =
        type === 'staff' ? `/hr/staffDetail?id=${await staffId(admin, 'admin')}` : '/system/roleDetail?id=admin';
      const page = await signInAs(browser, account, { address });
      const refused = page.getByText(/outside your data scope|no permission|could not be read/i).first();
      await expect(heading(page).filter({ hasText: 'Administrator' }).or(refused).first()).toBeVisible();
      const buttons = page
        .locator('article > header')
        .getByRole('button')
        .filter({ hasNotText: /Why not\?|More/ });
      const enabled = await buttons.evaluateAll((found) =>
        found
          .filter((one) => one.getAttribute('aria-disabled') !== 'true')
          .map((one) => one.getAttribute('aria-label') ?? one.textContent),
      );
      expect(enabled).toEqual([]);
    });
}
