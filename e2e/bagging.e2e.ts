import { expect, test, type Page } from '@playwright/test';
import { bagNumberOf } from '#machines/fields/identifiers.ts';
import { ask, propose } from './support/orders.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { confirm, pick, select, signInAs } from './support/people.ts';
import { direction, log, scanCode, verdict } from './support/scanner.ts';
import { stockInMuse } from './support/vehicle.ts';

const SORTING = '/package/sort';

interface Bag {
  readonly row: { readonly state: string; readonly orders: readonly string[]; readonly sealNumber: string | null };
}

const bagOf = async (page: Page, id: string): Promise<Bag['row']> =>
  (await ask<Bag>(page, 'GET', `api/streams/package/${id}`)).row;

const totals = (page: Page) => page.getByRole('article').getByRole('status').first();

test('a sorter fills bags by the scanner alone, takes out what went in wrongly, and seals', async ({ browser }) => {
  const forMandalay = {};
  const [first = '', second = '', third = '', stray = ''] = await stockInMuse(browser, [
    forMandalay,
    forMandalay,
    { pieces: 2 },
    { destinationBranch: 'LSH' },
  ]);
  const page = await signInAs(browser, 'sorter.muse', { address: SORTING });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sort and bag');

  await test.step('without a bag nothing is packed; issuing one opens it', async () => {
    await scanCode(page, first);
    await expect(verdict(page)).toContainText('No bag is open: scan the bag’s number first');
    await page.getByRole('button', { name: 'Issue bag' }).click();
    const form = page.getByRole('dialog', { name: 'Issue bag' });
    await select(form, 'Type', 'Bag');
    await pick(form, 'Destination branch', 'Mandalay');
    await confirm(form, 'Issue bag');
    await expect(page.getByText('Nothing is in the bag yet')).toBeVisible();
  });
  const bag = new URL(page.url()).searchParams.get('bag') ?? '';
  expect(bag).toMatch(/^\d{18}$/);
  await expectNoViolationsInEitherScheme(page);

  await test.step('each scan has its verdict; nothing goes in twice, or half', async () => {
    await scanCode(page, first);
    await expect(verdict(page)).toContainText('Packed');
    await expect(direction(page)).toHaveText(`Bag …${bag.slice(-6)} to Mandalay`);
    await scanCode(page, first);
    await expect(verdict(page)).toContainText('Scanned before');
    await scanCode(page, third);
    await expect(verdict(page)).toContainText('scan the label of each of its 2 pieces');
    await scanCode(page, `${third}-1`);
    await expect(verdict(page)).toContainText('Piece taken');
    await scanCode(page, `${third}-2`);
    await expect(verdict(page)).toContainText('Packed');
    await expect(totals(page)).toContainText('2 parcels');
    await expect.poll(async () => (await bagOf(page, bag)).orders).toEqual([first, third]);
  });

  await test.step('the server refuses a parcel with another destination and gives the reason', async () => {
    await scanCode(page, stray);
    await expect(verdict(page)).toContainText('Refused');
    await expect(verdict(page)).toContainText(`Bag ${bag} goes to Mandalay`);
    await expect(verdict(page)).toContainText('this parcel goes to Lashio');
    await expect(direction(page)).toHaveText(/^(Next: Lashio|Bag …\d{6} to Lashio)$/);
    await expect(page.getByRole('article').getByText('Everything is sent')).toBeVisible();
    expect((await bagOf(page, bag)).orders).toEqual([first, third]);
  });

  await test.step('what went in is taken out again', async () => {
    await scanCode(page, third);
    await verdict(page).getByRole('button', { name: 'Unpack' }).click();
    await expect(verdict(page)).toContainText('Taken out');
    await expect.poll(async () => (await bagOf(page, bag)).orders).toEqual([first]);
    await expect(totals(page)).toContainText('1 parcel');
  });

  await test.step("a bag's number opens that bag, scanned or typed; an unknown one is refused", async () => {
    const other = await propose(page, 'package', null, { type: 'package.issued', kind: 'box', destination: 'MDY' });
    await scanCode(page, other.id);
    await expect(verdict(page)).toContainText('Bag open');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(other.id);
    await scanCode(page, second);
    await expect(verdict(page)).toContainText('Packed');
    await expect.poll(async () => (await bagOf(page, other.id)).orders).toEqual([second]);
    await page.getByRole('textbox', { name: 'Number, typed or pasted' }).fill(bagNumberOf(9_999_999));
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toContainText(`There is no order or bag ${bagNumberOf(9_999_999)}`);
    await page.getByRole('textbox', { name: 'Number, typed or pasted' }).fill(bag);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(bag);
    await expect(log(page)).toHaveAttribute('aria-rowcount', /^1\d$/);
    // The bag must be loaded before the connection is cut.
    await expect(page.getByRole('button', { name: 'Seal', exact: true })).toBeVisible();
  });

  await test.step('without a connection scanning continues; sealing waits for the scans', async () => {
    await page.context().setOffline(true);
    await scanCode(page, `${third}-1`);
    await scanCode(page, `${third}-2`);
    await expect(
      page.getByRole('article').getByText('No connection: 1 is kept here until it can be sent'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Seal', exact: true })).toHaveAccessibleDescription(
      /1 scan is not sent yet/,
    );
    await page.context().setOffline(false);
    await expect(page.getByRole('article').getByText('Everything is sent')).toBeVisible();
    await expect.poll(async () => (await bagOf(page, bag)).orders).toEqual([first, third]);
  });

  await test.step('a sealed bag takes no parcel and releases none', async () => {
    await page.getByRole('button', { name: 'Seal', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Seal' });
    const sealNumber = `MU-${bag.slice(-6)}`;
    await form.getByLabel('Seal number').fill(sealNumber);
    await confirm(form, 'Seal');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sealed');
    expect(await bagOf(page, bag)).toMatchObject({ state: 'sealed', sealNumber });
    await scanCode(page, stray);
    await expect(verdict(page)).toContainText(`Bag ${bag} is “Sealed”; choose one that is not sealed`);
    await expect(page.getByRole('button', { name: `Unpack ${first}` })).toHaveAttribute('aria-disabled', 'true');
  });
});
