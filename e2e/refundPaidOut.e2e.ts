import { expect, test, type Browser } from '@playwright/test';
import type { RefundRow } from '#machines/refund/row.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { happened, rowsOf } from './support/bills.ts';
import { select, unseen } from './support/people.ts';
import { picture } from './support/pictures.ts';
import { openForm, screenOf } from './support/saying.ts';

const AMOUNT = 1_00;
const SAYS = {
  en: {
    account: 'No account was given for the transfer; pay in cash, or ask again with an account',
    voucher: 'Upload the voucher of the transfer',
    final: 'This cannot be undone.',
  },
  zh: {
    account: '未填写收款账户，请付现金或填写账户后重新申请',
    voucher: '请上传转账凭证',
    final: '此操作无法撤销。',
  },
} as const;

/** Has a refund asked for and confirmed by two others; returns its number. */
async function confirmRefund(browser: Browser, account?: string): Promise<string> {
  const [asker, decider] = [await unseen(browser, 'support'), await unseen(browser, 'admin')];
  const paid = await rowsOf<{ id: string }>(decider, 'receivable', { state: 'confirmed', stage: 'collection' }, [
    { field: 'received', op: 'gte', value: 100_00 },
  ]);
  for (const { id: receivable } of paid.toReversed()) {
    const asked = { type: 'refund.requested', receivable, amount: AMOUNT, reason: 'Late', ...(account && { account }) };
    const id = await happened(asker, 'refund', null, asked).catch(() => null);
    if (id === null) continue;
    return happened(decider, 'refund', id, { type: 'refund.confirmed' });
  }
  throw new Error('No payment can be refunded');
}

for (const language of ['en', 'zh'] as const)
  test(`a refund is paid out once: in cash, or by a transfer with its account and voucher (${language})`, async ({
    browser,
  }) => {
    const says = SAYS[language];
    const [inCash, byBank] = [await confirmRefund(browser), await confirmRefund(browser, '0012 3456 7890')];
    const finance = await screenOf(browser, 'finance', language, `/finance/refundDetail?id=${inCash}`);
    const { page, words, button } = finance;
    const paidBy = (method: 'cash' | 'bank') => words.text<string>(`value.method.${method}`);
    const pay = button('event.refund.refunded');

    const form = await openForm(finance, 'refund.refunded');
    await expect(form.getByText(says.final)).toBeVisible();
    await select(form, words.text<string>('field.refund.method'), paidBy('bank'));
    await button('event.refund.refunded', form).click();
    await expect(form.getByText(says.account)).toBeVisible();
    await expect(form.getByText(says.voucher)).toBeVisible();
    await expectNoViolationsInEitherScheme(page);
    await select(form, words.text<string>('field.refund.method'), paidBy('cash'));
    await button('event.refund.refunded', form).click();
    await expect(form).toBeHidden();
    await expect(pay).toHaveCount(0);
    await page.getByRole('tab', { name: words.text('ui.books.ledger') }).click();
    const lines = page.getByRole('group', { name: words.text('machine.posting.many') });
    await expect(lines.getByRole('rowheader', { name: words.text('ledger.account.refundsPaid') })).toBeVisible();
    await expect(lines.getByRole('row').filter({ hasText: '1.00 MMK' }).first()).toBeVisible();

    await page.goto(`/finance/refundDetail?id=${byBank}`);
    const transfer = await openForm(finance, 'refund.refunded');
    await select(transfer, words.text<string>('field.refund.method'), paidBy('bank'));
    await button('event.refund.refunded', transfer).click();
    await expect(transfer.getByText(says.voucher)).toBeVisible();
    await transfer.locator('input[type=file]').first().setInputFiles(picture('refund.png'));
    await expect(transfer.getByText(words.text('ui.upload.done'), { exact: true })).toBeVisible();
    await button('event.refund.refunded', transfer).click();
    await expect(transfer).toBeHidden();
    for (const [id, method] of [
      [inCash, 'cash'],
      [byBank, 'bank'],
    ] as const)
      expect(await rowsOf<RefundRow>(page, 'refund', { id })).toMatchObject([{ state: 'refunded', method }]);
  });
