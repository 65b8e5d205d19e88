import { expect, test, type Browser } from '@playwright/test';
import { recordNumber } from '#i18n/recordNumber.ts';
import type { BillRow } from '#machines/bill/row.ts';
import type { PaymentSlipRow } from '#machines/paymentSlip/row.ts';
import type { Language } from '#i18n/languages.ts';
import { confirmBills, generateSlip, rowsOf } from './support/bills.ts';
import { unseen } from './support/people.ts';
import { picture } from './support/pictures.ts';
import { chooseRows, expectRefused, screenOf, typeTime } from './support/saying.ts';

const LANGUAGES: readonly Language[] = ['en', 'zh'];
const BILLS = '/finance/bill';
const SLIPS = '/finance/payments';

/** Bills of the demonstration, one for each refusal of what gathers them. */
async function billsOfEachKind(browser: Browser) {
  const finance = await unseen(browser, 'finance');
  const paidOut = [{ field: 'payable', op: 'gte', value: 1 }];
  const one = async (equal: Readonly<Record<string, unknown>>, other?: BillRow): Promise<BillRow> => {
    const rows = await rowsOf<BillRow>(finance, 'bill', equal, equal['state'] === 'confirmed' ? paidOut : []);
    const found = rows.find(({ customer }) => customer !== other?.customer);
    if (!found) throw new Error(`The demonstration has no bill of ${JSON.stringify(equal)}`);
    return found;
  };
  const confirmed = { state: 'confirmed', customerKind: 'merchant' };
  const merchant = await one(confirmed);
  return {
    merchant,
    another: await one(confirmed, merchant),
    personal: await one({ state: 'pending', customerKind: 'personal' }),
    netted: await one({ ...confirmed, settlementStatus: 'settled', slipStatus: 'notGenerated' }),
    onSlip: await one({ ...confirmed, slipStatus: 'confirmed', settlementStatus: 'none' }),
  };
}

test('bills that may not be gathered are refused beside the choice, each with its reason', async ({ browser }) => {
  const { merchant, another, personal, netted, onSlip } = await billsOfEachKind(browser);
  const goods = `${(netted.payable / 100).toLocaleString('en', { minimumFractionDigits: 2 })} MMK`;
  const refusals = [
    {
      chosen: [merchant, another],
      button: 'ui.finance.openSettlement',
      en: `The bill is ${another.customerName}'s; choose bills of the same customer (bill ${another.id})`,
      zh: `该账单属于${another.customerName}，请选择同一客户的账单（账单 ${another.id}）`,
    },
    {
      chosen: [merchant, personal],
      button: 'ui.finance.openSettlement',
      en: `The bill is of a personal customer; personal and merchant bills are not mixed (bill ${personal.id})`,
      zh: `该账单属于个人客户，个人与商家账单不可混合（账单 ${personal.id}）`,
    },
    {
      chosen: [personal],
      button: 'ui.finance.drawSlip',
      en: `The bill is not confirmed; upload the bank slip first (bill ${personal.id})`,
      zh: `账单尚未确认，请先上传银行水单（账单 ${personal.id}）`,
    },
    {
      chosen: [netted],
      button: 'ui.finance.drawSlip',
      en: `Settlement ${netted.settlement} deducts ${goods} of it already (bill ${netted.id})`,
      zh: `结算单 ${netted.settlement} 已抵扣 ${goods}（账单 ${netted.id}）`,
    },
    {
      chosen: [onSlip],
      button: 'ui.finance.drawSlip',
      en: `Bill ${onSlip.id} is on payment slip ${onSlip.slip} already; choose other bills`,
      zh: `账单 ${onSlip.id} 已在付款单 ${onSlip.slip} 中，请选择其他账单`,
    },
    {
      chosen: [merchant, another],
      button: 'event.bill.supplementOpened',
      en: 'A supplement is of one bill; choose one',
      zh: '补充账单只针对一张账单，请只选一张',
    },
    {
      chosen: [merchant],
      button: 'event.bill.confirmed',
      en: 'None of the chosen is “Pending”',
      zh: '所选记录中没有“待确认”的',
    },
  ];
  for (const language of LANGUAGES) {
    const screen = await screenOf(browser, 'finance', language, BILLS);
    for (const { chosen, button, ...says } of refusals) {
      const ids = chosen.map(({ id }) => id);
      await chooseRows(screen, BILLS, ids);
      const bar = screen.page.getByRole('toolbar', { name: screen.words.text('ui.bulk.bar') });
      await expectRefused(screen.button(button, bar), says[language === 'en' ? 'en' : 'zh']);
    }
  }
});

test('a confirmed slip is not confirmed again: many at once say total, succeeded and failed', async ({ browser }) => {
  const finance = await unseen(browser, 'finance');
  const says = {
    en: {
      drawer: 'You drew or generated the slip; another person confirms it',
      judged: '1 allowed, 1 refused. Nothing has been written yet.',
      again: 'Not possible in the state “Confirmed”',
      done: 'Total 2, succeeded 1, failed 1.',
      none: 'None of the chosen is “Generated”',
    },
    zh: {
      drawer: '付款单由您开立或生成，须由另一人确认',
      judged: '1 条允许，1 条被拒绝。尚未写入任何内容。',
      again: '当前状态“已确认”下不能执行此操作',
      done: '共 2 条，成功 1 条，失败 1 条。',
      none: '所选记录中没有“已生成”的',
    },
  };
  for (const language of ['en', 'zh'] as const) {
    const said = says[language];
    const slip = await generateSlip(finance, await confirmBills(finance, 1));
    const [confirmed] = await rowsOf<PaymentSlipRow>(finance, 'paymentSlip', { state: 'confirmed' });
    const drawer = await screenOf(browser, 'finance', language, SLIPS);
    await chooseRows(drawer, SLIPS, [slip]);
    await expectRefused(drawer.button('event.paymentSlip.confirmed'), said.drawer);

    const second = await screenOf(browser, 'admin', language, SLIPS);
    await chooseRows(second, SLIPS, [slip, confirmed?.id ?? '']);
    await second.button('event.paymentSlip.confirmed').click();
    const { words, page } = second;
    const dialog = page.getByRole('dialog');
    await second.button('ui.bulk.judge', dialog).click();
    await expect(
      dialog.getByText(words.text('ui.form.missing', { field: words.text('field.paymentSlip.voucher') })),
    ).toBeVisible();
    await dialog.locator('input[type=file]').first().setInputFiles(picture('slip.png'));
    await expect(dialog.getByText(words.text('ui.upload.done'), { exact: true })).toBeVisible();
    await typeTime(
      dialog.getByRole('group', { name: words.text('field.paymentSlip.transferredAt') }),
      '2026-11-20T09:30',
    );
    await second.button('ui.bulk.judge', dialog).click();
    await expect(dialog.getByText(said.judged)).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: confirmed?.id ?? '' })).toContainText(said.again);
    await dialog
      .getByRole('button', {
        name: words.text('ui.bulk.do', { event: words.text('event.paymentSlip.confirmed'), count: 1 }),
      })
      .click();
    await expect(dialog.getByText(said.done)).toBeVisible();
    await second.button('ui.part.close', dialog).last().click();
    await chooseRows(second, SLIPS, [slip]);
    await expectRefused(second.button('event.paymentSlip.confirmed'), said.none);
  }
});

test('what is owed to and by customers is summed over the chosen rows, though nothing is done to them there', async ({
  browser,
}) => {
  const finance = await unseen(browser, 'finance');
  const lists = [
    { machine: 'receivable', path: '/finance/receivableCustomer', field: 'due' },
    { machine: 'payable', path: '/finance/payableBusiness', field: 'outstanding' },
  ] as const;
  const screen = await screenOf(browser, 'finance', 'en', lists[0].path);
  for (const { machine, path, field } of lists) {
    const filters = [{ field, op: 'gte', value: 1 }];
    const equal = machine === 'payable' ? { customerKind: 'merchant' } : {};
    const chosen = (await rowsOf<{ id: string; [name: string]: unknown }>(finance, machine, equal, filters)).slice(
      0,
      2,
    );
    expect(chosen).toHaveLength(2);
    await chooseRows(
      screen,
      path,
      chosen.map(({ id }) => id),
      (id) => recordNumber(machine, id, screen.words),
    );
    const sum = chosen.reduce((total, row) => total + Number(row[field]), 0) / 100;
    await expect(screen.page.getByRole('toolbar', { name: screen.words.text('ui.bulk.bar') })).toContainText(
      `${screen.words.text<string>(`field.${machine}.${field}`)} ${sum.toLocaleString('en', { minimumFractionDigits: 2 })} MMK`,
    );
  }
});
