import { expect, test } from '@playwright/test';
import { firstRow } from './support/firstRow.ts';
import { screenOf } from './support/saying.ts';

/** Lists of money, and the time fields of which an export needs one, in each language. */
const BOUNDS = [
  { at: '/finance/bill', en: 'Generated, Confirmed, Bill cycle', zh: '生成时间、确认时间、账单日期' },
  { at: '/finance/settlement', en: 'Opened, Settled', zh: '开立时间、结清时间' },
  { at: '/finance/receivableCustomer', en: 'Received at, Due since', zh: '收款时间、应收时间' },
  { at: '/finance/payableBusiness', en: 'Owed since, Paid at', zh: '应付时间、打款时间' },
  { at: '/finance/receipts', en: 'Recorded at, Time of transfer, Confirmed at', zh: '登记时间、转账时间、确认时间' },
  { at: '/finance/refunds', en: 'Asked at, Ended at', zh: '申请时间、完成时间' },
  { at: '/finance/extraFees', en: 'Added at, Paid at', zh: '加收时间、支付时间' },
  { at: '/finance/insuranceClaims', en: 'Submitted', zh: '提交时间' },
  { at: '/finance/payments', en: 'Confirmed', zh: '确认时间' },
  { at: '/finance/transfers', en: 'Transferred', zh: '转账时间' },
] as const;
/** A person exports so many lists a minute: each language has a person of its own. */
const ASKERS = { en: 'finance', zh: 'admin' } as const;
const SAYS = {
  en: {
    needed: 'an export of this list needs a time range with both ends: ',
    single: 'the time range may be a single day; choose one',
  },
  zh: { needed: '导出该列表必须选择起止时间：', single: '时间范围只能是一天，请选择某一天' },
} as const;

for (const language of ['en', 'zh'] as const)
  test(`no list of money is exported without its time range, nor payment slips of two days (${language})`, async ({
    browser,
  }) => {
    const screen = await screenOf(
      browser,
      ASKERS[language],
      language,
      '/finance/payments?confirmedAt=2026-01-01..2027-12-31',
    );
    const { page } = screen;
    const refuse = async (reason: string): Promise<void> => {
      await expect(firstRow(page)).toBeVisible();
      await screen.button('event.exportTask.requested').click();
      await expect(page.getByText(reason, { exact: true })).toBeVisible();
    };
    await refuse(SAYS[language].single);
    for (const bound of BOUNDS) {
      await page.goto(bound.at);
      await refuse(`${SAYS[language].needed}${bound[language]}`);
    }
  });
