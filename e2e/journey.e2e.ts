import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { read, utils, write } from 'xlsx';
import { expectNoViolations } from './support/axe.ts';
import { propose } from './support/orders.ts';
import {
  action,
  choose,
  confirm,
  heading,
  loadedAt,
  offeredAndAllowed,
  openOrder,
  pick,
  select,
  signInAs,
  tabTo,
  unseen,
} from './support/people.ts';
import { picture } from './support/pictures.ts';

const LIST = '/companyOrder/orderList';
const IMPORT = '/sender/mailList';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Orders' });
const row = (page: Page, id: string): Locator => grid(page).getByRole('row', { name: new RegExp(id) });

const expectSameActions = async (page: Page, id: string): Promise<void> => {
  const { offered, allowed } = await offeredAndAllowed(page, id);
  expect(offered).toEqual(allowed);
};

/** The console's own template with other rows: the values that differ from the example. */
const fillTemplate = async (page: Page, rows: readonly Readonly<Record<string, unknown>>[]): Promise<Buffer> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the template' }).click(),
  ]);
  const book = read(await readFile(await download.path()));
  const [name = ''] = book.SheetNames;
  const [example = {}] = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[name] ?? {}, { defval: null });
  book.Sheets[name] = utils.json_to_sheet(rows.map((differences) => ({ ...example, ...differences })));
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as ArrayBuffer);
};

test('a parcel goes from a spreadsheet in Yangon to the signature in Mandalay, each step visible to the other branch at once', async ({
  browser,
}) => {
  const receiver = `Daw ${randomUUID().slice(0, 8)}`;
  const ownList = `${LIST}?receiverName=${encodeURIComponent(receiver)}`;
  const [managerOfYangon, clerkOfMandalay] = await Promise.all([
    signInAs(browser, 'manager.yangon', { address: IMPORT }),
    signInAs(browser, 'clerk.mandalay', { address: ownList }),
  ]);
  let id = '';

  await test.step('a manager in Yangon imports a spreadsheet: the bad row is named, the good ones reach Mandalay', async () => {
    await expect(clerkOfMandalay.getByText('Nothing found')).toBeVisible();
    const own = { 'Customer number': null, Remark: null, Receiver: receiver };
    const file = await fillTemplate(managerOfYangon, [
      { ...own, 'Payment method': 'Sender pays cash' },
      { ...own, 'Receiver phone': 'call me' },
      { ...own, Goods: 'Books' },
    ]);
    await managerOfYangon
      .locator('input[type=file]')
      .setInputFiles({ name: 'today.xlsx', mimeType: SHEET, buffer: file });
    await expect(managerOfYangon.getByText('2 ready, 1 wrong, 0 already imported')).toBeVisible();
    await expect(managerOfYangon.getByRole('row', { name: /^3 / })).toContainText('H3 “call me”');
    await managerOfYangon.getByRole('button', { name: 'Import 2 orders' }).click();
    await expect(managerOfYangon.getByText('2 imported, 1 wrong')).toBeVisible();
    const waybill = managerOfYangon.getByRole('row', { name: /^2 / }).getByRole('link');
    id = (await waybill.textContent()) ?? '';
    expect(id).toMatch(/^SL\d{9}MM$/);

    await clerkOfMandalay.getByRole('button', { name: '2 new rows' }).click();
    await expect(row(clerkOfMandalay, id)).toContainText('Pending acceptance');
    await expectNoViolations(clerkOfMandalay);
  });

  const detailOf = async (page: Page): Promise<Page> => {
    const detail = await page.context().newPage();
    await openOrder(detail, id);
    return detail;
  };
  const yangon = await detailOf(managerOfYangon);
  const mandalay = await detailOf(clerkOfMandalay);
  const [courierOfYangon, chinese, clerkOfYangon, courierOfMandalay] = await Promise.all([
    unseen(browser, 'courier.yangon'),
    signInAs(browser, 'courier.yangon', { language: 'zh' }),
    unseen(browser, 'clerk.yangon'),
    unseen(browser, 'courier.mandalay', 390),
  ]);
  for (const page of [courierOfYangon, chinese, clerkOfYangon, courierOfMandalay]) await openOrder(page, id);
  await managerOfYangon.goto(ownList);
  await expect(row(managerOfYangon, id)).toContainText('Pending acceptance');
  const watching = [managerOfYangon, clerkOfMandalay, yangon, mandalay, clerkOfYangon, courierOfMandalay];
  const loads = await Promise.all(watching.map(loadedAt));

  /** Checks that every person sees the state on every screen of the order, without a reload. */
  const becomes = async (state: string): Promise<void> => {
    for (const list of [managerOfYangon, clerkOfMandalay]) await expect(row(list, id)).toContainText(state);
    for (const detail of [yangon, mandalay, courierOfYangon, clerkOfYangon, courierOfMandalay])
      await expect(heading(detail)).toContainText(state);
    expect(await Promise.all(watching.map(loadedAt))).toEqual(loads);
  };

  await test.step('the manager assigns a collector: nobody of another branch is offered', async () => {
    await expectSameActions(yangon, id);
    const form = await choose(yangon, 'Assign collector');
    await form.getByRole('combobox', { name: 'Collector' }).fill('Kyaw Zin Latt');
    await expect(yangon.getByRole('listbox')).toHaveText('Nothing found');
    await pick(form, 'Collector', 'Min Thu');
    await confirm(form, 'Assign collector');
    await becomes('Pending collection');
  });

  await test.step('the courier collects only after the payment is recorded, said in two languages', async () => {
    const collect = action(courierOfYangon, 'Collect');
    const reason = /^([\d,.]+) MMK is still due at collection; record the payment first$/;
    await expect(collect).toHaveAttribute('aria-disabled', 'true');
    await expect(collect).toHaveAccessibleDescription(reason);
    await expect(action(chinese, '揽收')).toHaveAttribute('aria-disabled', 'true');
    await expect(action(chinese, '揽收')).toHaveAccessibleDescription(/^揽收应收 [\d,.]+ MMK 未付，请先登记收款$/);
    await expectSameActions(courierOfYangon, id);
    const said = await collect.evaluate((button) => {
      const described = button.getAttribute('aria-describedby') ?? '';
      return document.getElementById(described)?.textContent ?? '';
    });
    const due = reason.exec(said)?.[1] ?? '';

    const payment = await choose(courierOfYangon, 'Record payment at collection');
    await payment.getByLabel('Amount').fill('1');
    await expect(payment.getByLabel('Amount')).toHaveAccessibleDescription(/record exactly that/);
    await payment.getByLabel('Amount').fill(due);
    await select(payment, 'Paid by', 'Cash');
    await confirm(payment, 'Record payment at collection');
    await expect(action(chinese, '揽收')).not.toHaveAttribute('aria-disabled', 'true');
    await confirm(await choose(courierOfYangon, 'Collect'), 'Collect');
    await becomes('Collected');
  });

  const { id: shipment } = await propose(clerkOfYangon, 'shipment', null, {
    type: 'shipment.created',
    fromBranch: 'YGN',
    toBranch: 'MDY',
    kind: 'crossCity',
  });
  const ofShipment = (page: Page, event: Parameters<typeof propose>[3]) => propose(page, 'shipment', shipment, event);
  const accepted = async (page: Page, event: Parameters<typeof propose>[3]): Promise<void> => {
    expect(await ofShipment(page, event)).toMatchObject({ status: 'accepted' });
  };

  await test.step('the clerk in Yangon warehouses, sorts and loads; nothing departs without a driver', async () => {
    await confirm(await choose(clerkOfYangon, 'Warehouse'), 'Warehouse');
    await becomes('Warehoused');
    await expectSameActions(clerkOfYangon, id);

    const sorting = await choose(clerkOfYangon, 'Sort');
    await pick(sorting, 'Next branch', 'Naypyitaw');
    await sorting.getByRole('button', { name: 'Sort' }).click();
    await expect(sorting.getByRole('combobox', { name: 'Next branch' })).toHaveAccessibleDescription(
      'The next branch on the way is Mandalay, not Naypyitaw; choose Mandalay',
    );
    await pick(sorting, 'Next branch', 'Mandalay');
    await confirm(sorting, 'Sort');
    await becomes('Sorted');

    const loading = await choose(clerkOfYangon, 'Load');
    await loading.getByLabel('Shipment').fill('SHP99999999');
    await loading.getByRole('button', { name: 'Load' }).click();
    await expect(loading.getByLabel('Shipment')).toHaveAccessibleDescription(
      'Your branches have no shipment SHP99999999; check the number',
    );
    await loading.getByLabel('Shipment').fill(shipment);
    await confirm(loading, 'Load');
    await becomes('Loaded');
    await expectNoViolations(clerkOfYangon);

    const eta = new Date(Date.now() + 43_200_000).toISOString();
    expect(await ofShipment(clerkOfYangon, { type: 'shipment.shippedOut', eta })).toMatchObject({
      status: 'refused',
      refusals: [{ message: expect.stringContaining('enter the driver or the train number') }],
    });
    await accepted(clerkOfYangon, { type: 'shipment.shippedOut', driver: 'Ko Zaw', eta });
    await becomes('In transit');
  });

  await test.step('Mandalay receives what Yangon cannot, and puts it on a shelf by keys alone', async () => {
    expect(await ofShipment(clerkOfYangon, { type: 'shipment.received' })).toMatchObject({
      status: 'refused',
      refusals: [{ message: expect.stringContaining('the shipment goes to MDY, and you work in YGN') }],
    });
    await expectSameActions(mandalay, id);
    await accepted(mandalay, { type: 'shipment.received' });
    await accepted(mandalay, { type: 'shipment.itemArrived', item: id });
    await becomes('Arrived, not warehoused');

    await clerkOfMandalay.bringToFront();
    const { keyboard } = clerkOfMandalay;
    await tabTo(clerkOfMandalay, grid(clerkOfMandalay));
    while (!(await row(clerkOfMandalay, id).evaluate((element) => element.contains(document.activeElement))))
      await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(heading(clerkOfMandalay)).toContainText(id);
    await tabTo(clerkOfMandalay, action(clerkOfMandalay, 'Put on shelf'));
    await keyboard.press('Enter');
    const shelving = clerkOfMandalay.getByRole('dialog', { name: 'Put on shelf' });
    await expect(shelving.getByRole('combobox', { name: 'Shelf' })).toBeFocused();
    await keyboard.type('MDY-A12');
    await expect(clerkOfMandalay.getByRole('option', { name: 'MDY-A12' })).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await expect(shelving.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await tabTo(clerkOfMandalay, shelving.getByRole('button', { name: 'Put on shelf' }));
    await keyboard.press('Enter');
    await expect(shelving).toBeHidden();
    await expect(heading(clerkOfMandalay)).toContainText('In storage');
    await clerkOfMandalay.goBack();
    await expect(row(clerkOfMandalay, id)).toContainText('In storage');
    await becomes('In storage');
  });

  await test.step('a deliverer of Mandalay takes the parcel out, on a phone, and hands it over for the money', async () => {
    const assignment = await choose(mandalay, 'Assign deliverer');
    await pick(assignment, 'Deliverer', 'Kyaw Zin Latt');
    await confirm(assignment, 'Assign deliverer');
    await becomes('Pending delivery');

    await expectNoViolations(courierOfMandalay);
    await expectSameActions(courierOfMandalay, id);
    await confirm(await choose(courierOfMandalay, 'Hand out for delivery'), 'Hand out for delivery');
    await becomes('Out for delivery');

    await expect(action(courierOfMandalay, 'Sign at the door')).toHaveAccessibleDescription(
      '25,000.00 MMK is still due on signing; record the payment first',
    );
    const payment = await choose(courierOfMandalay, 'Record payment on signing');
    await payment.getByLabel('Amount').fill('25000');
    await select(payment, 'Paid by', 'Cash');
    await confirm(payment, 'Record payment on signing');
    await expect(action(courierOfMandalay, 'Sign at the door')).not.toHaveAttribute('aria-disabled', 'true');

    const signing = await choose(courierOfMandalay, 'Sign at the door');
    await select(signing, 'Kind', 'Signature');
    await signing.locator('input[type=file]').first().setInputFiles(picture('signature.png'));
    await expect(signing.getByText('Uploaded', { exact: true })).toBeVisible();
    await signing.getByLabel('Signed by').fill(receiver);
    await confirm(signing, 'Sign at the door');
    await becomes('Signed');
    const page = courierOfMandalay;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('both branches show the same history', async () => {
    for (const detail of [yangon, mandalay]) {
      await expectSameActions(detail, id);
      await detail.getByRole('tab', { name: /Log/ }).click();
      await expect(detail.getByRole('tabpanel')).toContainText('Ko Zaw');
    }
    await expectNoViolations(mandalay);
  });
});

test('the list of orders shows an error for an invalid search and continues', async ({ browser }) => {
  const page = await signInAs(browser, 'clerk.yangon', {
    address: `${LIST}?page=-3&size=7&sort=nonsense&createdAt=yesterday..tomorrow&state=nowhere`,
  });
  await expect(grid(page).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Created in the last 90 days')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Filters in force' })).toHaveCount(0);

  const numbers = page.getByLabel('Waybill or other numbers');
  const search = async (text: string): Promise<void> => {
    await numbers.fill(text);
    await numbers.press('Enter');
  };
  await search('<script>; SL999999999MM');
  await expect(page.getByRole('alert')).toHaveText('1 has a wrong check digit: SL999999999MM1 not found: script');
  await expect(page.getByText('wrong check digit')).toHaveCount(1);
  await expect(page.getByText('Nothing found')).toBeVisible();

  await search(Array.from({ length: 501 }, (_, index) => `X-${index}`).join(' '));
  await expect(numbers).toHaveAccessibleDescription('At most 500 at once; these are 501');
  await expect(page.getByRole('alert')).toHaveText('1 has a wrong check digit: SL999999999MM1 not found: script');

  await search('9'.repeat(3000));
  await expect(page.getByText('1 not found')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);

  await search('');
  await expect(grid(page).getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'More filters' }).click();
  const receiver = page.getByRole('searchbox', { name: 'Receiver' });
  await receiver.fill('x'.repeat(201));
  await receiver.press('Enter');
  await expect(receiver).toHaveAccessibleDescription('Receiver may have at most 200 characters');
  await expect(page).not.toHaveURL(/receiverName/);
});
