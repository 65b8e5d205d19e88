import { expect, test, type Browser, type Locator } from '@playwright/test';
import type { ReceiptRow } from '#machines/receipt/row.ts';
import { UPLOAD_LIMITS } from '#machines/fields/uploads.ts';
import { confirmBills, happened, openSettlement, rowsOf } from './support/bills.ts';
import { unseen } from './support/people.ts';
import { picture } from './support/pictures.ts';
import { chooseRows, expectActRefused, openForm, screenOf, typeTime, type Screen } from './support/saying.ts';

const LANGUAGES = ['en', 'zh'] as const;

const settlementAt = (id: string): string => `/finance/settlementDetail?id=${id}`;
const billAt = (id: string): string => `/finance/billDetail?id=${id}`;
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-01-02T09:30`;

const pressIn = (screen: Screen, form: Locator, event: string) => screen.button(`event.${event}`, form).click();

/** Expects the form to say that fields are needed. */
async function expectNeeded({ words }: Screen, form: Locator, fields: readonly string[]): Promise<void> {
  for (const field of fields)
    await expect(
      form.getByText(words.text('ui.form.missing', { field: words.text<string>(`field.${field}`) }), { exact: true }),
    ).toBeVisible();
}

const SETTLING = {
  en: {
    again: 'The handling fee of 200.00 MMK is charged already; a settlement has it once',
    asked: 'You asked for the settlement yourself; another person settles it',
    pdf: 'Not a PNG or JPEG picture',
    large: 'Image too large: at most 10 MB',
    future: 'The time of the transfer is in the future; correct it',
    final: 'This cannot be undone.',
    settled: 'Not possible in the state “Settled”',
  },
  zh: {
    again: '手续费 200.00 MMK 已收取，每次结算只收取一次',
    asked: '结算由您申请，须由另一人结算',
    pdf: '不是 PNG 或 JPEG 图片',
    large: '图片太大：不能超过 10 MB',
    future: '转账时间晚于现在，请更正',
    final: '此操作无法撤销。',
    settled: '当前状态“已结清”下不能执行此操作',
  },
} as const;

for (const language of LANGUAGES)
  test(`a settlement: its fee of 200 once, its voucher and time, by another person, and for good (${language})`, async ({
    browser,
  }) => {
    const says = SETTLING[language];
    const unseenFinance = await unseen(browser, 'finance');
    const id = await openSettlement(unseenFinance, await confirmBills(unseenFinance, 1));
    const finance = await screenOf(browser, 'finance', language, settlementAt(id));
    const fee = await openForm(finance, 'settlement.feeCharged');
    await expect(fee.getByLabel(finance.words.text('field.settlement.amount'))).toHaveValue('200.00');
    await pressIn(finance, fee, 'settlement.feeCharged');
    await expectActRefused(finance, 'settlement.feeCharged', says.again);
    await finance.button('event.settlement.requested').click();
    await pressIn(finance, finance.form('settlement.requested'), 'settlement.requested');
    await expectActRefused(finance, 'settlement.settled', says.asked);

    const second = await screenOf(browser, 'admin', language, settlementAt(id));
    const form = await openForm(second, 'settlement.settled');
    await expect(form.getByText(says.final)).toBeVisible();
    await pressIn(second, form, 'settlement.settled');
    await expectNeeded(second, form, ['settlement.voucher', 'settlement.transferredAt']);
    const files = form.locator('input[type=file]').first();
    const refused = [
      { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7'), says: says.pdf },
      {
        name: 'huge.png',
        mimeType: 'image/png',
        buffer: Buffer.alloc(UPLOAD_LIMITS.voucher.mostBytes + 1),
        says: says.large,
      },
    ];
    for (const { says: reason, ...file } of refused) {
      await files.setInputFiles(file);
      await expect(form.getByText(reason)).toBeVisible();
      await form.getByRole('button', { name: second.words.text('ui.upload.remove', { file: file.name }) }).click();
    }
    await files.setInputFiles(picture('slip.png'));
    await expect(form.getByText(second.words.text('ui.upload.done'), { exact: true })).toBeVisible();
    const time = form.getByRole('group', { name: second.words.text('field.settlement.transferredAt') });
    await typeTime(time, NEXT_YEAR);
    await pressIn(second, form, 'settlement.settled');
    await expect(form.getByText(says.future)).toBeVisible();
    await typeTime(time, '2026-11-20T09:30');
    await pressIn(second, form, 'settlement.settled');
    await expect(form).toBeHidden();
    await expect(second.button('event.settlement.settled')).toHaveCount(0);
    await expect(second.button('event.settlement.withdrawn')).toHaveCount(0);
  });

const BILLS = {
  en: {
    zero: 'The supplement must be above zero',
    account: '9999 0000 9999 is not an account of the customer; choose one of theirs',
    nothing: 'The refund must be above zero',
    asked: 'You asked for it yourself; another person confirms',
    opener: 'You opened the supplement yourself; another person confirms it',
  },
  zh: {
    zero: '补充金额必须大于零',
    account: '9999 0000 9999 不是该客户的账户，请选择该客户的账户',
    nothing: '退款金额必须大于零',
    asked: '申请由您提出，须由另一人确认',
    opener: '补充账单由您开立，须由另一人确认',
  },
} as const;

for (const language of LANGUAGES)
  test(`bills: a supplement and a refund above zero, a refund within what was paid, and two persons (${language})`, async ({
    browser,
  }) => {
    const says = BILLS[language];
    const unseenFinance = await unseen(browser, 'finance');
    const [bill] = await confirmBills(unseenFinance, 1);
    const id = bill?.id ?? '';
    const supplement = { type: 'bill.supplementOpened', supplements: id, amount: 500_00, reason: 'Weighed again' };
    const opened = await happened(unseenFinance, 'bill', null, supplement);

    const screen = await screenOf(browser, 'finance', language, '/finance/bill');
    const { words, page } = screen;
    await chooseRows(screen, '/finance/bill', [id]);
    const bar = page.getByRole('toolbar', { name: words.text('ui.bulk.bar') });
    await screen.button('event.bill.supplementOpened', bar).click();
    const more = screen.form('bill.supplementOpened');
    await more.getByLabel(words.text('field.bill.amount')).fill('0');
    await pressIn(screen, more, 'bill.supplementOpened');
    await expect(more.getByText(says.zero)).toBeVisible();
    await screen.button('ui.part.cancel', more).click();

    await screen.button('ui.finance.drawSlip', bar).click();
    const slip = page.getByRole('dialog', { name: words.text('ui.finance.drawSlip') });
    const account = slip.getByRole('combobox', { name: words.text('field.paymentSlip.account') });
    await account.fill('9999 0000 9999');
    await account.press('Tab');
    await screen.button('ui.finance.drawSlip', slip).click();
    await expect(slip.getByText(says.account)).toBeVisible();

    await page.goto(billAt(opened));
    await expectActRefused(screen, 'bill.confirmed', says.opener);
    await page.goto(billAt(id));
    const refund = await openForm(screen, 'bill.refundRequested');
    const amount = refund.getByLabel(words.text('field.bill.amount'));
    await amount.fill('0');
    await refund.getByLabel(words.text('field.bill.reason')).fill('Charged twice');
    await pressIn(screen, refund, 'bill.refundRequested');
    await expect(refund.getByText(says.nothing)).toBeVisible();
    await amount.fill('99999999');
    const paid = `${words.amount(bill?.receivable ?? 0)} MMK`;
    const tooMuch = {
      en: `99,999,999.00 MMK is more than the ${paid} paid; enter at most that`,
      zh: `退款 99,999,999.00 MMK 超过已付的 ${paid}，请填写不超过已付的金额`,
    };
    await expect(refund.getByText(tooMuch[language])).toBeVisible();
    await amount.fill('1');
    await pressIn(screen, refund, 'bill.refundRequested');
    await expect(refund).toBeHidden();
    await expectActRefused(screen, 'bill.refundConfirmed', says.asked);
  });

const RECEIPTS = {
  en: {
    recorder: 'You recorded the receipt yourself; another person confirms it',
    asker: 'You asked for it yourself; another person decides',
    least: 'The insured value of 199,999.00 MMK must be between 200,000.00 MMK and 1,000,000.00 MMK',
    most: 'The insured value of 1,000,001.00 MMK must be between 200,000.00 MMK and 1,000,000.00 MMK',
  },
  zh: {
    recorder: '收款凭证由您登记，须由另一人确认',
    asker: '退款由您申请，须由另一人决定',
    least: '保价金额为 199,999.00 MMK，须在 200,000.00 MMK 至 1,000,000.00 MMK 之间',
    most: '保价金额为 1,000,001.00 MMK，须在 200,000.00 MMK 至 1,000,000.00 MMK 之间',
  },
} as const;

/** Asks for a refund as finance and returns its number. */
async function askForRefund(browser: Browser): Promise<string> {
  const finance = await unseen(browser, 'finance');
  const receivables = await rowsOf<{ id: string }>(finance, 'receivable', { state: 'confirmed', stage: 'collection' }, [
    { field: 'received', op: 'gte', value: 100_00 },
  ]);
  for (const { id: receivable } of receivables) {
    const event = { type: 'refund.requested', receivable, amount: 1_00, reason: 'Late' };
    const id = await happened(finance, 'refund', null, event).catch(() => null);
    if (id !== null) return id;
  }
  throw new Error('No payment can be refunded');
}

for (const language of LANGUAGES)
  test(`receipts need fee, account, voucher and time; nobody confirms the own receipt or refund (${language})`, async ({
    browser,
  }) => {
    const says = RECEIPTS[language];
    const refund = await askForRefund(browser);
    const finance = await screenOf(browser, 'finance', language, '/finance/receipts');
    await finance.button('event.receipt.recorded').click();
    const form = finance.form('receipt.recorded');
    await pressIn(finance, form, 'receipt.recorded');
    const needed = ['receivable', 'amount', 'collectionFee', 'method', 'account', 'voucher', 'transferAt'];
    await expectNeeded(
      finance,
      form,
      needed.map((field) => `receipt.${field}`),
    );
    await finance.page.goto(`/finance/refundDetail?id=${refund}`);
    await expectActRefused(finance, 'refund.confirmed', says.asker);

    const admin = await unseen(browser, 'admin');
    const [receipt] = await rowsOf<ReceiptRow>(admin, 'receipt', { state: 'toBeConfirmed' });
    const recorder = await screenOf(browser, 'admin', language, `/finance/receiptDetail?id=${receipt?.id ?? ''}`);
    await expectActRefused(recorder, 'receipt.confirmed', says.recorder);

    await recorder.page.goto('/sender/newOrder');
    const insured = recorder.page.getByLabel(recorder.words.text('field.order.insureAmount'));
    for (const [typed, reason] of [
      ['199999', says.least],
      ['1000001', says.most],
    ] as const) {
      await insured.fill(typed);
      await expect(insured).toHaveAccessibleDescription(new RegExp(reason));
    }
  });
