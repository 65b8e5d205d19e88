import { expect, test, type Locator } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { staffId } from './support/orders.ts';
import { typeInto, unseen } from './support/people.ts';
import { expectActRefused, openForm, screenOf } from './support/saying.ts';

const SAID = {
  en: {
    above: 'Administrator may do everything; ask a superior',
    oneself: 'You cannot do this to yourself; ask a colleague',
    roles: 'Roles',
    administrator: 'Administrator',
    trainer: 'Trainer',
  },
  zh: {
    above: 'Administrator拥有全部权限，请由上级操作',
    oneself: '不能对自己执行此操作，请找同事操作',
    roles: '角色',
    administrator: '管理员',
    trainer: '培训师',
  },
} as const;

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

for (const language of ['en', 'zh'] as const)
  test(`nobody acts on somebody above or on himself, and reads why; no role above the own is offered: ${language}`, async ({
    browser,
  }) => {
    const said = SAID[language];
    const record = (id: string): string => `/hr/staffDetail?id=${id}`;
    const asking = await unseen(browser, 'admin');
    const [admin, trainer] = await Promise.all(['admin', 'trainer'].map((username) => staffId(asking, username)));

    const operations = await screenOf(browser, 'operations', language, record(admin ?? ''));
    await expectActRefused(operations, 'staff.locked', said.above);
    await operations.page.goto(record(trainer ?? ''));
    const form = await openForm(operations, 'staff.rolesSet');
    expect(await offered(form, said.roles, said.trainer)).not.toEqual([]);
    expect(await offered(form, said.roles, said.administrator)).toEqual([]);
    await expectNoViolations(operations.page);

    const own = await screenOf(browser, 'admin', language, record(admin ?? ''));
    await expectActRefused(own, 'staff.locked', said.oneself);
    await expectNoViolations(own.page);
  });
