import { expect, test } from '@playwright/test';
import type { InsuranceClaimRow } from '#machines/insuranceClaim/row.ts';
import { CLAIM_SECOND_PERSON_ABOVE_MMK_HUNDREDTHS as LIMIT } from '#machines/fields/limits.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { happened, rowsOf } from './support/bills.ts';
import { makeOrders } from './support/orders.ts';
import { select, unseen } from './support/people.ts';
import { picture } from './support/pictures.ts';
import { expectActRefused, openForm, screenOf } from './support/saying.ts';

const INSURED = 500_000_00;
/** The least amount above the limit that one person may both decide and pay. */
const DECIDED = LIMIT + 1;

test('a claim is decided within what was insured, and paid by another person than who decided it', async ({
  browser,
}) => {
  const admin = await unseen(browser, 'admin');
  const [order = ''] = await makeOrders(admin, [{ insureAmount: INSURED }]);
  const submitted = { type: 'insuranceClaim.submitted', order, ground: 'damaged', remark: 'Torn open' };
  const claim = await happened(admin, 'insuranceClaim', null, submitted);
  await happened(admin, 'insuranceClaim', claim, { type: 'insuranceClaim.reviewStarted' });
  const address = `${RECORD_PATHS.insuranceClaim}?id=${claim}`;

  const finance = await screenOf(browser, 'finance', 'en', address);
  const { words, button } = finance;
  const form = await openForm(finance, 'insuranceClaim.decided');
  const amount = form.getByLabel(words.text('field.insuranceClaim.amount'));
  await form.getByLabel(words.text('field.insuranceClaim.remark')).fill('Half of it is broken');
  await amount.fill(String((INSURED + 1) / 100));
  await button('event.insuranceClaim.decided', form).click();
  await expect(form.getByText('500,000.01 MMK is more than the 500,000.00 MMK allowed')).toBeVisible();
  await amount.fill(String(DECIDED / 100));
  await button('event.insuranceClaim.decided', form).click();
  await expect(form).toBeHidden();
  const [decided] = await rowsOf<InsuranceClaimRow>(admin, 'insuranceClaim', { id: claim });
  expect(decided).toMatchObject({ progress: 'decided', amount: DECIDED });
  await expectActRefused(
    finance,
    'insuranceClaim.paid',
    `${decided?.decidedByName} decided 300,000.01 MMK; above 300,000.00 MMK another person must pay`,
  );
  await expectNoViolationsInEitherScheme(finance.page);

  const payer = await screenOf(browser, 'admin', 'en', address);
  const payment = await openForm(payer, 'insuranceClaim.paid');
  await select(payment, words.text<string>('field.insuranceClaim.method'), words.text<string>('value.method.bank'));
  await payment.locator('input[type=file]').first().setInputFiles(picture('claim.png'));
  await expect(payment.getByText(words.text('ui.upload.done'), { exact: true })).toBeVisible();
  await payer.button('event.insuranceClaim.paid', payment).click();
  await expect(payment).toBeHidden();
  // The other screen hears of it: there is nothing left to pay.
  await expect(button('event.insuranceClaim.paid')).toHaveCount(0);
  expect(await rowsOf<InsuranceClaimRow>(admin, 'insuranceClaim', { id: claim })).toMatchObject([
    { state: 'paid', method: 'bank', amount: DECIDED },
  ]);
});
