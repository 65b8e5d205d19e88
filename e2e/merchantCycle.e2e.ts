import { expect, test, type Locator } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { happened } from './support/bills.ts';
import {
  closingsOf,
  doTo,
  doToAll,
  fillVoucher,
  openRecord,
  peopleIn,
  timeInYangon,
  transferred,
} from './support/cycle.ts';
import { firstRow } from './support/firstRow.ts';
import { orderFile } from './support/orderFile.ts';
import { ask } from './support/orders.ts';
import { startOwnWorld } from './support/ownWorld.ts';
import { pick, select } from './support/people.ts';
import { chooseRows, expectActRefused, typeTime, type Screen } from './support/saying.ts';
import { signOn } from './support/signature.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PHONE = { width: 390, height: 844 };
const DAY_MS = 86_400_000;

const ORDERS = '/companyOrder/orderList';
const BILLS = '/finance/bill';
const EVER = 'days=2026-01-01..2030-12-31';
const MERCHANT = { code: 'INLAYTHU', name: 'Inlay Thu Weaving', account: '0090012345678' };
/** Goods money of the three orders, whole kyat. */
const GOODS = [50_000, 30_000, 20_000];
const MISSING = '1,000.00 Dr';
const SUPPLEMENT = 2_500;
const REFUND = 700;

/** Registers the merchant of the cycle, on whose accounts nothing else is posted. */
const registerMerchant = ({ page }: Screen): Promise<string> =>
  happened(page, 'merchant', null, {
    type: 'merchant.registered',
    code: MERCHANT.code,
    name: MERCHANT.name,
    contact: 'Daw Hla',
    phone: '09250300399',
    address: '12 Pansodan Road',
    branch: 'YGN',
    kind: 'bizLv1',
    accounts: [{ number: MERCHANT.account, bank: 'KBZ Bank', holder: 'Daw Hla', use: 'both', main: true }],
    contract: {
      signedAt: '2026-01-05T04:00:00.000Z',
      signer: 'Daw Hla',
      contractor: 'Shweli Express',
      startsOn: '2026-01-05',
      endsOn: '2028-01-04',
      branches: ['YGN'],
      targetOrders: 10,
    },
    commonSenders: [],
    maintainer: '1002',
  });

/** Imports three orders of the merchant, whose receivers pay the goods; returns their numbers. */
async function importOrders({ page }: Screen): Promise<string[]> {
  const mark = crypto.randomUUID().slice(0, 8);
  const rows = GOODS.map((collectionAmount, place) => ({
    mailSn: `${mark}-${place}`,
    collectionAmount,
    merchant: MERCHANT.code,
    payType: 'Counted in ledger',
    destinationBranch: 'YGN',
    'receiver.city': 'MMR013D004',
    'receiver.name': `Daw Khin ${place + 1}`,
  }));
  const file = { name: 'orders.xlsx', mimeType: SHEET, buffer: await orderFile(rows) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('3 ready, 0 wrong, 0 already imported')).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 orders' }).click();
  const imported = () =>
    ask<{ records: { id: string }[] }>(page, 'POST', 'api/order/page', {
      filters: [{ field: 'merchant', op: 'eq', value: MERCHANT.code }],
      sort: [{ field: 'id', dir: 'asc' }],
    });
  await expect.poll(async () => (await imported()).records.length).toBe(GOODS.length);
  return (await imported()).records.map(({ id }) => id);
}

const stopOf = ({ page }: Screen, id: string): Locator =>
  page
    .getByRole('region', { name: /^My (?:collections|deliveries)$/ })
    .getByRole('listitem')
    .filter({ hasText: id });

/** Opens the form of a stop and confirms it. */
async function atStop(
  courier: Screen,
  id: string,
  event: string,
  fill?: (form: Locator) => Promise<void>,
): Promise<void> {
  const form = courier.page.getByRole('dialog', { name: event, exact: true });
  await stopOf(courier, id).getByRole('button', { name: event, exact: true }).click();
  await fill?.(form);
  await form.getByRole('button', { name: event, exact: true }).click();
  await expect(form).toBeHidden();
}

const signed =
  ({ page }: Screen) =>
  async (form: Locator): Promise<void> => {
    await signOn(page, form);
    await expect(form.getByText(/^Uploaded$|^On this device/)).toBeVisible();
  };

/** Writes cash by its notes. */
const notes =
  (counts: Readonly<Record<string, number>>) =>
  async (form: Locator): Promise<void> => {
    const group = form.getByRole('group', { name: 'Kyat notes' });
    for (const [value, count] of Object.entries(counts))
      await group.getByLabel(`${Number(value).toLocaleString('en')} ×`, { exact: true }).fill(String(count));
  };

/** Records the receipt of an order's goods money; the voucher's shade tells it from others. */
async function recordReceipt({ page, button, form }: Screen, order: string, goods: number, shade: number) {
  await button('event.receipt.recorded').click();
  const receipt = form('receipt.recorded');
  await receipt.getByRole('combobox', { name: 'Payment' }).fill(`${order}-sign`);
  await receipt.getByLabel('Amount').fill(String(goods));
  await receipt.getByLabel('Collection fee').fill('0');
  await select(receipt, 'Paid by', 'Cash');
  await receipt.getByLabel('Collection account').fill('0012 3456 7890');
  await fillVoucher(receipt, shade);
  await typeTime(receipt.getByRole('group', { name: 'Time of transfer' }), timeInYangon());
  await button('event.receipt.recorded', receipt).click();
  await expect(receipt).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Number of the record that a list shows first. */
const firstNumber = async ({ page }: Screen): Promise<string> => {
  const link = firstRow(page).getByRole('link').first();
  return (await link.textContent()) ?? '';
};

test("a merchant's cycle on screen: from three parcels with goods money to the slip, the refund and the statement", async ({
  browser,
}) => {
  const world = await startOwnWorld();
  const { signIn, leave } = peopleIn(browser);
  try {
    const admin = await signIn(world.address, 'admin', '/404');
    await registerMerchant(admin);
    const clerk = await signIn(world.address, 'clerk.yangon', '/sender/mailList');
    const orders = await test.step('three orders are imported', () => importOrders(clerk));
    const manager = await signIn(world.address, 'manager.yangon', ORDERS);
    const courier = await signIn(world.address, 'courier.yangon', '/dashboard', PHONE);

    await test.step('collected by a courier, warehoused, delivered against money and a signature', async () => {
      await doToAll(manager, ORDERS, orders, 'order.collectorAssigned', (form) => pick(form, 'Collector', 'Min Thu'));
      for (const id of orders) await atStop(courier, id, 'Collect');
      for (const id of orders) {
        await openRecord(clerk, '/companyOrder/orderDetail', id);
        await doTo(clerk, 'order.warehoused');
      }
      await doToAll(manager, ORDERS, orders, 'order.delivererAssigned', (form) => pick(form, 'Deliverer', 'Min Thu'));
      for (const id of orders) {
        await atStop(courier, id, 'Hand out for delivery');
        await atStop(courier, id, 'Record payment on signing');
        await atStop(courier, id, 'Sign at the door', signed(courier));
        await expect(stopOf(courier, id)).toHaveCount(0);
      }
    });

    const till = await test.step('cash is handed in, counted by two with a difference, which is accepted', async () => {
      const own = courier.page.getByRole('region', { name: 'My cash' });
      await expect(own).toContainText('You hold 100,000.00 MMK');
      // Messages stay while a pointer is over them.
      await courier.page.mouse.move(0, 0);
      await own.getByRole('link', { name: 'Hand in' }).click();
      const form = courier.form('courierCash.handedIn');
      await notes({ 10000: 10 })(form);
      await courier.button('event.courierCash.handedIn', form).click();
      await expect(form).toBeHidden();
      const id = new URL(courier.page.url()).searchParams.get('id') ?? '';
      const finance = await signIn(world.address, 'finance', '/404');
      const count = notes({ 10000: 9, 1000: 9 });
      for (const [who, event] of [
        [clerk, 'courierCash.firstCounted'],
        [finance, 'courierCash.secondCounted'],
      ] as const) {
        await who.page.goto(`/finance/courierCashDetail?id=${id}`);
        await doTo(who, event, count);
      }
      await manager.page.goto(`/finance/courierCashDetail?id=${id}`);
      await expect(
        manager.page
          .locator('article')
          .getByText(/-?1,000\.00/)
          .first(),
      ).toBeVisible();
      await doTo(manager, 'courierCash.differenceAccepted', (asked) => asked.getByLabel('Reason').fill('A torn note'));
      return id;
    });
    expect(till).not.toBe('');

    await test.step('receipts are recorded by one and confirmed by another', async () => {
      await clerk.page.goto('/finance/receipts');
      for (const [place, order] of orders.entries()) {
        await recordReceipt(clerk, order, GOODS[place] ?? 0, 100 + place);
        await clerk.page.goto('/finance/receipts');
      }
      const finance = await signIn(world.address, 'finance', '/404');
      const { records } = await ask<{ records: { id: string }[] }>(finance.page, 'POST', 'api/receipt/page', {
        filters: [{ field: 'merchant', op: 'eq', value: MERCHANT.code }],
      });
      await doToAll(
        finance,
        '/finance/receipts',
        records.map(({ id }) => id),
        'receipt.confirmed',
      );
    });
    await leave(DAY_MS);
    const later = await world.passTime(DAY_MS);
    const finance = await signIn(later, 'finance', BILLS);
    const second = await signIn(later, 'admin', BILLS);

    const bill = await test.step('the bill of the day is made at midnight, and confirmed with a voucher', async () => {
      const filters = [{ field: 'customer', op: 'eq', value: MERCHANT.code }];
      const made = () => ask<{ records: unknown[] }>(finance.page, 'POST', 'api/bill/page', { filters });
      await expect.poll(async () => (await made()).records.length).toBe(1);
      await finance.page.goto(`/finance/vipBill?customer=${MERCHANT.code}`);
      await expect(finance.page.getByText(/^1 in total/).last()).toBeVisible();
      const id = await firstNumber(finance);
      await doToAll(finance, BILLS, [id], 'bill.confirmed', (dialog) => fillVoucher(dialog, 110));
      return id;
    });

    const supplement = await test.step('a supplement is opened by one and confirmed by another', async () => {
      await chooseRows(finance, BILLS, [bill]);
      await finance.button('event.bill.supplementOpened', finance.page.getByRole('toolbar')).click();
      const form = finance.form('bill.supplementOpened');
      await form.getByLabel('Amount').fill(String(SUPPLEMENT));
      await form.getByLabel('Reason').fill('Carried upstairs');
      await finance.button('event.bill.supplementOpened', form).click();
      await expect(form).toBeHidden();
      await expect(finance.page).toHaveURL(/billDetail\?id=/);
      const id = new URL(finance.page.url()).searchParams.get('id') ?? '';
      await openRecord(second, '/finance/billDetail', id);
      await doTo(second, 'bill.confirmed', (asked) => fillVoucher(asked, 120));
      return id;
    });

    const slip = await test.step('a payment slip is drawn', async () => {
      await chooseRows(finance, BILLS, [bill]);
      await finance.button('ui.finance.drawSlip', finance.page.getByRole('toolbar')).click();
      const form = finance.page.getByRole('dialog', { name: finance.words.text('ui.finance.drawSlip') });
      await expect(form.getByRole('combobox', { name: 'Account' })).toHaveValue(MERCHANT.account);
      await finance.button('ui.finance.drawSlip', form).click();
      await expect(finance.page).toHaveURL(/paymentSlipDetail\?id=/);
      return new URL(finance.page.url()).searchParams.get('id') ?? '';
    });

    await test.step('bill and supplement are settled with the fee of 200, by another', async () => {
      await chooseRows(finance, BILLS, [bill, supplement]);
      await finance.button('ui.finance.openSettlement', finance.page.getByRole('toolbar')).click();
      const form = finance.page.getByRole('dialog', { name: finance.words.text('ui.finance.openSettlement') });
      await finance.button('ui.finance.openSettlement', form).click();
      await expect(finance.page).toHaveURL(/settlementDetail\?id=/);
      await doTo(finance, 'settlement.feeCharged', async (asked) => {
        await expect(asked.getByLabel('Amount')).toHaveValue('200.00');
      });
      await doTo(finance, 'settlement.requested');
      await expectActRefused(
        finance,
        'settlement.settled',
        'You asked for the settlement yourself; another person settles it',
      );
      await second.page.goto(new URL(finance.page.url()).pathname + new URL(finance.page.url()).search);
      await doTo(second, 'settlement.settled', transferred(130));
    });

    await test.step('the slip is generated, and confirmed by another', async () => {
      await openRecord(finance, '/finance/paymentSlipDetail', slip);
      await doTo(finance, 'paymentSlip.generated');
      await expectActRefused(
        finance,
        'paymentSlip.confirmed',
        'You drew or generated the slip; another person confirms it',
      );
      await openRecord(second, '/finance/paymentSlipDetail', slip);
      await doTo(second, 'paymentSlip.confirmed', transferred(140));
    });

    await test.step('a part is refunded, decided by another, and paid out', async () => {
      await openRecord(finance, '/finance/billDetail', bill);
      await doTo(finance, 'bill.refundRequested', async (form) => {
        await form.getByLabel('Amount').fill(String(REFUND));
        await form.getByLabel('Reason').fill('Two days late');
      });
      await openRecord(second, '/finance/billDetail', bill);
      await doTo(second, 'bill.refundConfirmed');
      await doTo(finance, 'bill.refundPaid', transferred(150));
    });

    await test.step('the statement is printed', async () => {
      const papers = finance.page.getByRole('region', { name: 'For the customer' });
      const [statement] = await Promise.all([
        finance.page.waitForEvent('download'),
        papers.getByRole('button', { name: 'Download the statement' }).click(),
      ]);
      expect(statement.suggestedFilename()).toMatch(/^Statement of account .*\.pdf$/);
    });

    await test.step('the ledger ends at zero where it should', async () => {
      const { page } = finance;
      await page.goto(`/finance/trialBalance?${EVER}`);
      await expect(page.getByText('Debits equal credits, and the balances of all accounts sum to zero.')).toBeVisible();
      await page.goto(`/finance/trialBalance?${EVER}&by=party`);
      expect(await closingsOf(page, MERCHANT.name)).toMatchObject({
        'Owed by merchants': '0.00',
        'Bills to settle': '0.00',
        'Goods money to collect': '0.00',
        'Goods money owed to merchants': '0.00',
        'Payouts being made': '0.00',
        'Handling fees': '200.00 Cr',
        Supplements: '2,500.00 Cr',
        Refunds: '700.00 Dr',
      });
      expect(await closingsOf(page, 'Min Thu')).toMatchObject({
        'Cash with couriers': '0.00',
        'Cash handed in, being counted': '0.00',
        'Cash on its way to the till': '0.00',
        'Cash differences': MISSING,
      });
      await expectNoViolationsInEitherScheme(page);
    });
  } finally {
    await leave();
    await world.end();
  }
});
