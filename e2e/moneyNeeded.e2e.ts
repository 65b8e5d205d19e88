import { expect, test, type Browser, type Page } from '@playwright/test';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { confirmBills, generateSlip, happened, openSettlement, rowsOf } from './support/bills.ts';
import { select, unseen } from './support/people.ts';
import { picture } from './support/pictures.ts';
import { openForm, screenOf, typeTime } from './support/saying.ts';

type Person = 'admin' | 'finance';

/** A form of money: where it opens, and the fields that it refuses to be without. */
interface Needing {
  /** Who opens it: another person than who did what it follows. */
  readonly by: Person;
  readonly event: string;
  readonly address: string;
  readonly needs: readonly string[];
}

type Machine = 'bill' | 'settlement' | 'paymentSlip' | 'receipt' | 'refund' | 'insuranceClaim';

const at = (machine: Machine, id = ''): string => `${RECORD_PATHS[machine]}?id=${id}`;

/** The number of a record of the demonstration in a state. */
async function one(page: Page, machine: Machine, equal: Readonly<Record<string, string | number>>): Promise<string> {
  const [found] = await rowsOf<{ id: string }>(page, machine, equal);
  if (!found) throw new Error(`The demonstration has no ${machine} with ${JSON.stringify(equal)}`);
  return found.id;
}

/** The forms that end, take back or pay out money, each on a record that offers it. */
async function formsOf(browser: Browser): Promise<readonly Needing[]> {
  const finance = await unseen(browser, 'finance');
  const [bill] = await confirmBills(finance, 1);
  const settlement = await openSettlement(finance, await confirmBills(finance, 1));
  const slip = await generateSlip(finance, await confirmBills(finance, 1));
  return [
    {
      by: 'admin',
      event: 'bill.confirmed',
      address: at('bill', await one(finance, 'bill', { state: 'pending' })),
      needs: ['voucher'],
    },
    { by: 'admin', event: 'bill.reopened', address: at('bill', bill?.id), needs: ['reason'] },
    { by: 'admin', event: 'bill.refundRequested', address: at('bill', bill?.id), needs: ['amount', 'reason'] },
    { by: 'admin', event: 'settlement.dissolved', address: at('settlement', settlement), needs: ['reason'] },
    { by: 'admin', event: 'paymentSlip.cancelled', address: at('paymentSlip', slip), needs: ['reason'] },
    {
      by: 'finance',
      event: 'receipt.voided',
      address: at('receipt', await one(finance, 'receipt', { state: 'toBeConfirmed', partsPaid: 0 })),
      needs: ['reason'],
    },
    {
      by: 'admin',
      event: 'refund.refused',
      address: at('refund', await one(finance, 'refund', { state: 'applying' })),
      needs: ['reason'],
    },
    {
      by: 'admin',
      event: 'insuranceClaim.declined',
      address: at('insuranceClaim', await one(finance, 'insuranceClaim', { state: 'open', progress: 'decided' })),
      needs: ['reason'],
    },
    {
      by: 'admin',
      event: 'insuranceClaim.paid',
      address: at('insuranceClaim', await one(finance, 'insuranceClaim', { state: 'open', progress: 'decided' })),
      needs: ['method', 'voucher'],
    },
    { by: 'admin', event: 'settlement.opened', address: '/finance/settlement?do=settlement.opened', needs: ['bills'] },
    {
      by: 'admin',
      event: 'paymentSlip.drawn',
      address: '/finance/payments?do=paymentSlip.drawn',
      needs: ['account', 'bills'],
    },
  ];
}

const LANGUAGES = ['en', 'zh'] as const;

test('forms of money say each field that they need, in both languages', async ({ browser }) => {
  const forms = await formsOf(browser);
  for (const language of LANGUAGES) {
    const screens = {
      admin: await screenOf(browser, 'admin', language, '/finance/overview'),
      finance: await screenOf(browser, 'finance', language, '/finance/overview'),
    };
    for (const { by, event, address, needs } of forms) {
      const screen = screens[by];
      const { page, words } = screen;
      await page.goto(address);
      const form = address.includes('do=') ? screen.form(event) : await openForm(screen, event);
      await screen.button(`event.${event}`, form).click();
      for (const field of needs) {
        const title = words.text<string>(`field.${event.slice(0, event.indexOf('.'))}.${field}`);
        await expect(form.getByText(words.text('ui.form.missing', { field: title }), { exact: true })).toBeVisible();
      }
    }
  }
});

const SAYS = {
  en: {
    future: 'The time of the transfer is in the future; correct it',
    order: 'Your branches have no order SL000000000MM; check the number',
  },
  zh: { future: '转账时间晚于现在，请更正', order: '您的网点范围内没有订单SL000000000MM；请核对编号' },
} as const;
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-01-02T09:30`;

for (const language of LANGUAGES)
  test(`a slip is not confirmed as paid in the future, nor more refunded than was paid (${language})`, async ({
    browser,
  }) => {
    const finance = await unseen(browser, 'finance');
    const slip = await generateSlip(finance, await confirmBills(finance, 1));
    const second = await screenOf(browser, 'admin', language, at('paymentSlip', slip));
    const { page, words } = second;
    const form = await openForm(second, 'paymentSlip.confirmed');
    await form.locator('input[type=file]').first().setInputFiles(picture('slip.png'));
    await expect(form.getByText(words.text('ui.upload.done'), { exact: true })).toBeVisible();
    await typeTime(form.getByRole('group', { name: words.text('field.paymentSlip.transferredAt') }), NEXT_YEAR);
    await second.button('event.paymentSlip.confirmed', form).click();
    await expect(form.getByText(SAYS[language].future)).toBeVisible();
    await happened(finance, 'paymentSlip', slip, { type: 'paymentSlip.cancelled', reason: 'Tried' });

    const [paid] = await rowsOf<{ id: string; received: number }>(
      finance,
      'receivable',
      { state: 'confirmed', stage: 'collection' },
      [{ field: 'received', op: 'gte', value: 100_00 }],
    );
    await page.goto(`${RECORD_PATHS.receivable}?id=${paid?.id ?? ''}`);
    const refund = await openForm(second, 'refund.requested');
    await refund.getByLabel(words.text('field.refund.amount')).fill('99999999');
    await refund.getByLabel(words.text('field.refund.reason')).fill('Charged twice');
    await second.button('event.refund.requested', refund).click();
    const left = `${words.amount(paid?.received ?? 0)} MMK`;
    const tooMuch = {
      en: `99,999,999.00 MMK is more than the ${left} paid; enter at most that`,
      zh: `退款 99,999,999.00 MMK 超过已付的 ${left}，请填写不超过已付的金额`,
    };
    await expect(refund.getByText(tooMuch[language])).toBeVisible();
  });

for (const language of LANGUAGES)
  test(`a claim is of an order that exists (${language})`, async ({ browser }) => {
    const screen = await screenOf(browser, 'manager.yangon', language, '/finance/insuranceClaims');
    await screen.button('event.insuranceClaim.submitted').click();
    const form = screen.form('insuranceClaim.submitted');
    const { words } = screen;
    await form.getByLabel(words.text('field.insuranceClaim.order')).fill('SL000000000MM');
    await select(form, words.text<string>('field.insuranceClaim.ground'), words.text<string>('value.ground.lost'));
    await form.getByLabel(words.text('field.insuranceClaim.remark')).fill('Not seen for a week');
    await screen.button('event.insuranceClaim.submitted', form).click();
    await expect(form.getByText(SAYS[language].order)).toBeVisible();
  });
