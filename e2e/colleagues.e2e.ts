import { expect, test, type Page } from '@playwright/test';
import { loadWords } from '#i18n/load.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask, signInTo } from './support/orders.ts';
import { tick } from './support/tick.ts';

const PHONE = { width: 390, height: 844 };
const CHOSEN = 'Ruili2026bridge';

interface Verdicts {
  readonly results: readonly { readonly status: string; readonly refusals: readonly { readonly rule: string }[] }[];
}

const fitsThePhone = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

for (const language of ['en', 'zh'] as const)
  test(`a customer's main account invites a colleague${language === 'en' ? ', who does what was allowed and no more' : ''} (${language})`, async ({
    browser,
    page,
  }) => {
    const words = await loadWords(language);
    const text = (id: string, values?: Readonly<Record<string, string>>) => words.text<string>(id, values);
    const username = `hnin.${crypto.randomUUID().slice(0, 6)}`;
    const name = `Hnin ${username.slice(-4)}`;
    const role = language === 'zh' ? /商家下单员/ : /Customer's order clerk/;

    await page.setViewportSize(PHONE);
    await signInTo(page, 'merchant', '/merchant/colleagues', language);
    await page.getByRole('button', { name: text('ui.colleague.invite') }).click();
    const form = page.getByRole('dialog', { name: text('ui.colleague.invite') });
    const submit = form.getByRole('button', { name: text('event.staff.colleagueInvited') });
    await submit.click();
    const named = form.getByRole('textbox', { name: new RegExp(`^${text('ui.colleague.name')}`) });
    await expect(named).toBeFocused();
    await named.fill(name);
    const login = form.getByRole('textbox', { name: text('ui.colleague.username') });
    await login.fill('admin');
    await tick(form.getByRole('checkbox', { name: role }));
    await submit.click();
    // The login name is taken: the reason is at its field.
    await expect(login).toHaveAccessibleDescription(/admin/);
    await expectNoViolationsInEitherScheme(page);
    await fitsThePhone(page);
    await login.fill(username);
    await submit.click();

    const slip = page.getByRole('dialog', { name: text('ui.colleague.first', { name }) });
    await page.getByRole('button', { name: text('ui.colleague.givePassword') }).click();
    const password = await slip.getByRole('status', { name: text('ui.people.oneTimePassword') }).innerText();
    expect(password).toMatch(/^[a-z2-9]{12}$/);
    await slip.getByRole('button', { name: text('ui.people.passwordNoted') }).click();
    await expect(page.getByText(password)).toHaveCount(0);
    const line = page.getByRole('listitem').filter({ hasText: username });
    await expect(line).toContainText(text('ui.colleague.status.active'));
    await expectNoViolationsInEitherScheme(page);
    await fitsThePhone(page);

    // What follows has no words of its own.
    if (language === 'zh') return;
    const context = await browser.newContext({ viewport: PHONE });
    const colleague = await context.newPage();
    const { origin } = new URL(page.url());
    const signIn = async (secret: string): Promise<void> => {
      await colleague.goto(`${origin}/login?redirect=/companyOrder/orderList`);
      await colleague.getByLabel('Username').fill(username);
      await colleague.getByLabel('Password', { exact: true }).fill(secret);
      await colleague.getByRole('button', { name: 'Sign in' }).click();
    };
    await signIn(password);
    await colleague.getByLabel('Present password').fill(password);
    await colleague.getByLabel('New password', { exact: true }).fill(CHOSEN);
    await colleague.getByLabel('New password again').fill(CHOSEN);
    await colleague.getByRole('button', { name: 'Change the password' }).click();
    await expect(colleague.getByRole('status')).toContainText('Your password was changed');
    await signIn(CHOSEN);
    await expect(colleague.getByRole('grid')).toContainText('Daw Khin Mar');

    // What was not allowed is neither on the menu nor behind its address, and the server refuses it.
    await colleague.goto(`${origin}/merchant/colleagues`);
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(colleague.getByRole('link', { name: 'Colleagues' })).toHaveCount(0);
    await expect(colleague.getByRole('button', { name: 'Invite colleague' })).toHaveCount(0);
    const invitation = { nickName: 'Ko Ko', username: `${username}.x`, roles: ['merchantReader'] };
    const { results } = await ask<Verdicts>(colleague, 'POST', 'api/commands', {
      commands: [
        {
          key: crypto.randomUUID(),
          machine: 'staff',
          event: { type: 'staff.colleagueInvited', ...invitation },
        },
      ],
    });
    expect(results[0]?.refusals.map(({ rule }) => rule)).toEqual(['may']);
    await expect(ask(colleague, 'POST', 'api/bill/page', { pageSize: 10 })).rejects.toThrow(/403/);

    // Further rights hold at once; an ended access leads out at once.
    await line.getByRole('button', { name: text('ui.colleague.changeRightsOf', { name }) }).click();
    const rights = page.getByRole('dialog', { name: text('ui.colleague.rightsOf', { name }) });
    await tick(rights.getByRole('checkbox', { name: /Customer's accountant/ }));
    await rights.getByRole('button', { name: text('ui.colleague.saveRights') }).click();
    await expect(rights).toBeHidden();
    await expect(async () => {
      await ask(colleague, 'POST', 'api/bill/page', { pageSize: 10 });
    }).toPass();
    await line.getByRole('button', { name: text('ui.colleague.endOf', { name }) }).click();
    const ending = page.getByRole('alertdialog', { name: text('ui.colleague.endAsk', { name }) });
    await ending.getByLabel(text('ui.colleague.reason')).fill('Works elsewhere now');
    await ending.getByRole('button', { name: text('ui.colleague.end'), exact: true }).click();
    await expect(line).toContainText(text('ui.colleague.status.ended'));
    await expect(line).toContainText('Works elsewhere now');
    await expect(colleague.getByText('Login timed out, please log in again!')).toBeVisible();
    await expect(ask(colleague, 'POST', 'api/order/page', { pageSize: 10 })).rejects.toThrow(/401/);
    await context.close();
  });
