import { expect, test, type Locator, type Page } from '@playwright/test';
import { localDay } from '#machines/time/calendar.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { signInTo } from './support/orders.ts';
import { startOwnWorld } from './support/ownWorld.ts';
import { signInAs } from './support/people.ts';

/** Months before the oldest order of the demonstration world, so that closing them moves nothing of other tests. */
const monthAgo = (months: number): string => {
  const [year, month] = localDay(Date.now()).split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 0) - 1 - months, 15)).toISOString().slice(0, 7);
};
/** Month that the demonstration's finance has asked to close. */
const ASKED = monthAgo(4);
const MONTH = monthAgo(3);
const detailOf = (month: string): string => `/finance/periodDetail?id=${month}`;

const inHead = (page: Page, name: string) => page.locator('article > header').getByText(name, { exact: true });

/** Presses an action of the month and confirms it; what cannot be undone is asked in an alert. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await asked.getByRole('button', { name, exact: true }).click();
}

/** Begins the month by its form, after whatever is tried there first. */
async function begin(
  page: Page,
  tried: (form: Locator, month: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.getByRole('button', { name: 'Begin a month' }).click();
  const form = page.getByRole('dialog', { name: 'Begin a month' });
  const month = form.getByRole('textbox', { name: /^Month/ });
  await tried(form, month);
  await month.fill(MONTH);
  await form.getByRole('button', { name: 'Begin a month' }).click();
  await expect(page.getByRole('heading', { level: 1, name: MONTH })).toBeVisible();
}

test('two people close a month: the books agree, who asked cannot close it, and another does', async ({ browser }) => {
  const second = await signInAs(browser, 'operations', { address: detailOf(ASKED) });
  const finance = await signInAs(browser, 'finance', { address: '/finance/periods' });
  await begin(finance, async (form, month) => {
    await month.fill('2031-01');
    await form.getByRole('button', { name: 'Begin a month' }).click();
    await expect(form.getByText('2031-01 has not begun; choose this month or an earlier one')).toBeVisible();
  });
  await finance.getByRole('tab', { name: 'Agreement' }).click();
  await expect(finance.getByText('Agrees', { exact: true })).toHaveCount(5);
  await expectNoViolationsInEitherScheme(finance);
  await expect(finance.getByRole('button', { name: 'Ask to close' })).toHaveAccessibleDescription(new RegExp(ASKED));
  await act(second, 'Close the month');
  await expect(inHead(second, 'Closed')).toBeVisible();
  await finance.reload();
  await act(finance, 'Ask to close');
  await expect(inHead(finance, 'Closing asked for')).toBeVisible();
  await expect(finance.getByRole('button', { name: 'Close the month' })).toHaveAccessibleDescription(
    'You asked for it yourself; another person closes the month',
  );

  const again = await signInAs(browser, 'finance', { language: 'zh', address: detailOf(MONTH) });
  await expect(again.getByRole('button', { name: '确认结账' })).toHaveAccessibleDescription(
    '结账由您申请，须由另一人确认结账',
  );

  await second.goto(detailOf(MONTH));
  await act(second, 'Close the month');
  await expect(inHead(second, 'Closed')).toBeVisible();
  await expect(inHead(finance, 'Closed')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Withdraw the request' })).toHaveCount(0);
});

test('a till that differs from the ledger keeps the month open, and is named with its record', async ({ browser }) => {
  const world = await startOwnWorld();
  try {
    await world.tamper(
      `update ledger_entries set party = 'NOBODY' where account = 'cashAtCourier'
       and position = (select min(position) from ledger_entries where account = 'cashAtCourier')`,
    );
    const context = await browser.newContext({ baseURL: world.address });
    const page = await context.newPage();
    await signInTo(page, 'operations', detailOf(ASKED));
    await expect(page.getByRole('button', { name: 'Close the month' })).toHaveAccessibleDescription(
      '1 record does not agree with the ledger; the tab Agreement lists what to settle first',
    );
    await page.getByRole('tab', { name: 'Agreement' }).click();
    const tills = page.getByRole('region', { name: 'Tills' });
    await expect(tills.getByText('1 record does not agree')).toBeVisible();
    await expect(page.getByText('Agrees', { exact: true })).toHaveCount(4);
    await tills.getByRole('link').click();
    await expect(page).toHaveURL(/\/finance\/courierCashDetail\?id=/);

    const chinese = await browser.newContext({ baseURL: world.address, viewport: { width: 390, height: 900 } });
    const phone = await chinese.newPage();
    await signInTo(phone, 'operations', detailOf(ASKED), 'zh');
    await expect(phone.getByRole('button', { name: '确认结账' })).toHaveAccessibleDescription(
      '有 1 条记录与总账不相符，请先在“账目核对”中查看并处理',
    );
    await phone.getByRole('tab', { name: '账目核对' }).click();
    await expect(phone.getByRole('region', { name: '现金' }).getByText('1 条记录不相符')).toBeVisible();
    await expectNoViolationsInEitherScheme(phone);
    await phone.goto('/finance/periods');
    await expect(phone.getByRole('heading', { level: 1, name: '月末结账' })).toBeVisible();
    await expect(phone.getByRole('grid').getByRole('link', { name: ASKED })).toBeVisible();
    await expectNoViolationsInEitherScheme(phone);
    await Promise.all([context.close(), chinese.close()]);
  } finally {
    await world.end();
  }
});
