import { expect, test, type Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from '../scripts/ownServer.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { countedPage, hire, nextStep, signInFirst, writeTime, type Effort } from './support/firstHour.ts';
import { tryOldPassword, tryWeakPasswords } from './support/firstPassword.ts';
import { fillGoods, fillParty, choose as find } from './support/newOrder.ts';
import { action, choose, confirm, heading, openOrder, pick, select } from './support/people.ts';
import { goByMenu } from './support/menu.ts';
import { picture } from './support/pictures.ts';
import { scanCode, verdict } from './support/scanner.ts';

const MINUTE_MS = 60_000;

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer({ demo: false, captcha: false });
});
test.afterAll(() => server.end());

/** The amount that an action of an order says is still due. */
const dueFor = async (page: Page, name: string): Promise<string> => {
  await expect(action(page, name)).toHaveAccessibleDescription(/still due/);
  const said = await action(page, name).evaluate((button) => {
    const described = button.getAttribute('aria-describedby') ?? '';
    return document.getElementById(described)?.textContent ?? '';
  });
  return /[\d,.]+/.exec(said)?.[0] ?? '';
};

/** Four people of two branches. */
const people = [
  { name: 'Su Su', username: 'clerk.ygn', code: '2001', branch: 'Yangon Office', role: 'Warehouse clerk' },
  { name: 'Min Thu', username: 'courier.ygn', code: '2002', branch: 'Yangon Office', role: 'Courier' },
  { name: 'Ei Phyu', username: 'clerk.mdy', code: '2003', branch: 'Mandalay Office', role: 'Warehouse clerk' },
  { name: 'Khin Mar', username: 'finance', code: '2004', branch: 'Yangon Office', role: 'Finance' },
] as const;

test('an empty database becomes a company with a signed and settled order, by the console alone', async ({
  browser,
}) => {
  // A hand that tries what is refused: it is none of the effort.
  const stranger = await browser.newPage({ baseURL: server.address });
  await test.step('the printed password must be changed, to one that holds', () =>
    tryWeakPasswords(stranger, 'admin', server.password));

  const begun = Date.now();
  const effort: Effort = { clicks: 0, keys: 0 };
  const open = (): Promise<Page> => countedPage(browser, server.address, effort);
  const admin = await open();
  const home = admin.getByRole('region', { name: 'Set up the company' });
  const passwords: Record<string, string> = {};

  await test.step('the administrator signs in with the printed password and sees what is missing', async () => {
    await signInFirst(admin, { name: 'Administrator', username: 'admin' }, server.password);
    await tryOldPassword(stranger, 'admin', server.password);
    await stranger.close();
    await expect(home.getByRole('listitem')).toHaveCount(8);
    await expect(home).toContainText('2 of 8 steps are done');
    await expectNoViolationsInEitherScheme(admin);
  });

  await test.step('the company has a name and a logo, in the shell at once', async () => {
    const form = await nextStep(admin, 'Enter the company', 'Enter company');
    await form.getByLabel('Company name').fill('Golden Road');
    await form.getByLabel('Chinese name').fill('金路快递');
    await form.locator('input[type=file]').first().setInputFiles(picture('logo.png'));
    await expect(form.getByText('Uploaded', { exact: true })).toBeVisible();
    await confirm(form, 'Enter company');
    await expect(admin.getByRole('navigation', { name: 'Main menu' })).toContainText('Golden Road');
    await expect(admin).toHaveTitle(/Golden Road/);
  });

  await test.step('the head office is completed, a branch in Mandalay is opened below it, and both know the way', async () => {
    const office = await nextStep(admin, 'Complete the branch', 'Edit');
    await office.getByRole('textbox', { name: 'Name', exact: true }).fill('Yangon Office');
    await office.getByRole('textbox', { name: 'Address' }).fill('214 Sule Pagoda Road');
    await confirm(office, 'Edit');
    await goByMenu(admin, 'Branch');
    await admin.getByRole('button', { name: 'Open', exact: true }).click();
    const form = admin.getByRole('dialog', { name: 'Open', exact: true });
    for (const [label, text] of Object.entries({
      'Branch code': 'MDY',
      Abbreviation: 'MDY',
      'Postal code': '05024',
      Sort: '2',
      Longitude: '96.0836',
      Latitude: '21.9747',
    }))
      await form.getByLabel(label).first().fill(text);
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Mandalay Office');
    await form.getByRole('textbox', { name: 'Address' }).fill('77 30th Street');
    await form.getByRole('textbox', { name: 'Person in charge' }).fill('Nyein Chan');
    await form.getByRole('textbox', { name: 'Contact', exact: true }).fill('Nyein Chan');
    await form.getByRole('textbox', { name: 'Phone', exact: true }).fill('02-4036700');
    await form.getByRole('textbox', { name: 'Contact phone' }).fill('09250100103');
    await expect(form.getByRole('checkbox', { name: 'Enabled' })).toBeChecked();
    await pick(form, 'City', 'Mandalay');
    await expect(form.getByRole('combobox', { name: 'State or province' })).toHaveValue('Mandalay · Myanmar');
    await pick(form, 'Superior branch', 'Yangon Office');
    await form.getByRole('button', { name: 'Add: Routing table' }).click();
    await pick(form, /^To\b/, 'Yangon Office');
    await pick(form, 'Next branch', 'Yangon Office');
    await confirm(form, 'Open');
    const routes = await nextStep(admin, 'Enter the routes', 'Edit');
    await routes.getByRole('button', { name: 'Add: Routing table' }).click();
    await pick(routes, /^To\b/, 'Mandalay Office');
    await pick(routes, 'Next branch', 'Mandalay Office');
    await confirm(routes, 'Edit');
  });

  await test.step('a tariff and a rate are set', async () => {
    const tariff = await nextStep(admin, 'Add a tariff', 'Publish');
    for (const [label, text] of Object.entries({
      Name: 'Cross-city 2026',
      'Base price': '3000',
      'Base weight': '1',
      'Price per further kilogram': '800',
      'Volume divisor': '6000',
      'Urgent fee': '2000',
      'Insurance rate': '50',
      'Storage per day': '200',
      'Free storage days': '3',
      'Platform management fee': '0',
    }))
      await tariff.getByLabel(label).first().fill(text);
    await select(tariff, 'Route', 'Cross city');
    await writeTime(tariff, 'Valid from', '010120261230');
    await confirm(tariff, 'Publish');
    const rate = await nextStep(admin, 'Set the rate', 'Set');
    await rate.getByLabel('MMK per CNY').fill('289.50');
    await writeTime(rate, 'Valid from', '010120261230');
    await confirm(rate, 'Set');
  });

  await test.step('four people are hired, each with a one-time password', async () => {
    for (const [index, person] of people.entries()) {
      if (index > 0) {
        await goByMenu(admin, 'Staff');
        await admin.getByRole('button', { name: 'Add', exact: true }).click();
      }
      const form =
        index === 0
          ? await nextStep(admin, 'Add a colleague', 'Add')
          : admin.getByRole('dialog', { name: 'Add', exact: true });
      passwords[person.username] = await hire(admin, form, person);
    }
  });

  const [clerk, courier, mandalay, finance] = await Promise.all([open(), open(), open(), open()]);
  await test.step('all four sign in and choose a password of their own', async () => {
    for (const [index, page] of [clerk, courier, mandalay, finance].entries()) {
      const person = people[index];
      if (person) await signInFirst(page, person, passwords[person.username] ?? '');
    }
  });

  let id = '';
  await test.step('the first order is created, and the list on Home is gone', async () => {
    await goByMenu(clerk, 'New order');
    await expect(clerk.getByRole('combobox', { name: 'Origin branch' })).toHaveValue('Yangon Office');
    await find(clerk, 'Destination branch', 'Mandalay', 'Mandalay Office');
    await clerk.getByRole('textbox', { name: 'Weight' }).fill('2.5');
    for (const side of ['Length', 'Width', 'Height']) await clerk.getByRole('textbox', { name: side }).fill('20');
    await fillParty(clerk, 'Sender', 'Daw Hla', 'Yangon');
    await fillParty(clerk, 'Receiver', 'U Tin Aung', 'Mandalay');
    await fillGoods(clerk, 'Books');
    await expect(clerk.getByRole('complementary', { name: 'Quote' }).getByRole('status')).toHaveText('4,600.00 MMK');
    await clerk.getByRole('button', { name: 'Create' }).click();
    await expect(clerk).toHaveURL(/\/senderSuccess\?id=SL\d{9}MM/);
    id = new URL(clerk.url()).searchParams.get('id') ?? '';
    await goByMenu(admin, 'Home');
    await expect(admin.getByRole('region', { name: 'Orders today' })).toBeVisible();
    await expect(home).toHaveCount(0);
  });

  await test.step('a courier collects the parcel for the money', async () => {
    await openOrder(clerk, id);
    const assigning = await choose(clerk, 'Assign collector');
    await pick(assigning, 'Collector', 'Min Thu');
    await confirm(assigning, 'Assign collector');
    await openOrder(courier, id);
    const due = await dueFor(courier, 'Collect');
    const payment = await choose(courier, 'Record payment at collection');
    await payment.getByLabel('Amount').fill(due);
    await select(payment, 'Paid by', 'Cash');
    await confirm(payment, 'Record payment at collection');
    await confirm(await choose(courier, 'Collect'), 'Collect');
    await expect(heading(clerk)).toContainText('Collected');
  });

  await test.step('the first order goes by a shipment from Yangon to Mandalay', async () => {
    await confirm(await choose(clerk, 'Warehouse'), 'Warehouse');
    const sorting = await choose(clerk, 'Sort');
    await pick(sorting, 'Next branch', 'Mandalay Office');
    await confirm(sorting, 'Sort');
    await goByMenu(clerk, 'Shipping');
    await clerk.getByRole('button', { name: 'Create shipment' }).click();
    const form = clerk.getByRole('dialog', { name: 'Create shipment' });
    await pick(form, 'To branch', 'Mandalay Office');
    await select(form, 'Transport type', 'Cross-city loading');
    await form.getByLabel('Pickup attendant').fill('Ko Myo');
    await confirm(form, 'Create shipment');
    await expect(heading(clerk)).toContainText(/SHP\d+/);
    const shipment = new URL(clerk.url()).searchParams.get('id') ?? '';
    await expect(verdict(clerk)).toContainText('Ready to scan');
    await scanCode(clerk, id);
    await expect(verdict(clerk)).toContainText('Loaded');
    await clerk.getByRole('button', { name: 'Ship out' }).click();
    const leaving = clerk.getByRole('dialog', { name: 'Ship out' });
    await leaving.getByLabel('Driver').fill('Ko Zaw');
    await writeTime(leaving, /^Expected/, '311220301200');
    await confirm(leaving, 'Ship out');
    await goByMenu(mandalay, 'Shipping Management');
    await mandalay.getByRole('grid').getByRole('link', { name: shipment }).click();
    await choose(mandalay, 'Receive shipment');
    await confirm(mandalay.getByRole('alertdialog', { name: 'Receive shipment' }), 'Receive shipment');
    await confirm(await choose(mandalay, 'All items arrived'), 'All items arrived');
  });

  await test.step('Mandalay stores the parcel, takes it out and has it signed for', async () => {
    await openOrder(mandalay, id);
    await confirm(await choose(mandalay, 'Warehouse'), 'Warehouse');
    const assigning = await choose(mandalay, 'Assign deliverer');
    await pick(assigning, 'Deliverer', 'Ei Phyu');
    await confirm(assigning, 'Assign deliverer');
    await confirm(await choose(mandalay, 'Hand out for delivery'), 'Hand out for delivery');
    const signing = await choose(mandalay, 'Sign at the door');
    await select(signing, 'Kind', 'Signature');
    await signing.locator('input[type=file]').first().setInputFiles(picture('signature.png'));
    await expect(signing.getByText('Uploaded', { exact: true })).toBeVisible();
    await signing.getByLabel('Signed by').fill('U Tin Aung');
    await confirm(signing, 'Sign at the door');
    await expect(heading(mandalay)).toContainText('Signed');
  });

  await test.step('the money is confirmed, and the cash is handed in and counted by two', async () => {
    await openOrder(finance, id);
    await confirm(await choose(finance, 'Confirm payment at collection'), 'Confirm payment at collection');
    await goByMenu(courier, 'Courier cash');
    await courier.getByRole('grid').getByRole('link').first().click();
    const handing = await choose(courier, 'Hand in');
    await handing.getByLabel('Kyat').fill('4600');
    await handing.getByLabel('Yuan').fill('0');
    await confirm(handing, 'Hand in');
    for (const [page, name] of [
      [clerk, 'Count'],
      [finance, 'Count again'],
    ] as const) {
      await goByMenu(page, 'Courier cash');
      await page.getByRole('grid').getByRole('link').first().click();
      const counting = await choose(page, name);
      await counting.getByLabel('Kyat').fill('4600');
      await counting.getByLabel('Yuan').fill('0');
      await confirm(counting, name);
    }
    await confirm(await choose(finance, 'Accept'), 'Accept');
  });

  const minutes = (Date.now() - begun) / MINUTE_MS;
  const said = `${minutes.toFixed(1)} minutes, ${effort.clicks} clicks, ${effort.keys} fields filled in`;
  test.info().annotations.push({ type: 'first hour', description: said });
  console.log(`The first hour: ${said}.`);
});
