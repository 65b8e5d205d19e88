import { expect, test } from '@playwright/test';
import { firstRow } from './support/firstRow.ts';
import { screenOf } from './support/saying.ts';

/** What each list of money says is pure: tests/machines/exportTask/timeFields.spec.ts. */
const SAYS = {
  en: {
    needed: 'an export of this list needs a time range with both ends: Generated, Confirmed, Bill cycle',
    single: 'the time range may be a single day; choose one',
  },
  zh: {
    needed: '导出该列表必须选择起止时间：生成时间、确认时间、账单日期',
    single: '时间范围只能是一天，请选择某一天',
  },
} as const;

const TWO_DAYS = '/finance/payments?confirmedAt=2026-01-01..2027-12-31';

for (const language of ['en', 'zh'] as const)
  test(`bills are not exported without their time range, nor payment slips of two days (${language})`, async ({
    browser,
  }) => {
    const screen = await screenOf(browser, 'finance', language, TWO_DAYS);
    const { page } = screen;
    const refuse = async (reason: string): Promise<void> => {
      await expect(firstRow(page)).toBeVisible();
      await screen.button('event.exportTask.requested').click();
      await expect(page.getByText(reason, { exact: true })).toBeVisible();
    };
    await refuse(SAYS[language].single);
    await page.goto('/finance/bill');
    await refuse(SAYS[language].needed);
  });
