import { expect, test, type Browser, type Page } from '@playwright/test';
import { bagNumberOf } from '#machines/fields/identifiers.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask, propose } from './support/orders.ts';
import { confirm, pick, select, signInAs, typeInto, unseen } from './support/people.ts';
import { direction, scanCode, verdict } from './support/scanner.ts';
import { collectInYangon } from './support/vehicle.ts';

const SHIPPING = '/transport/shipping';

interface Shipment {
  readonly state: string;
  readonly driver: string | null;
  readonly items: readonly { readonly item: string; readonly state: string }[];
}

const rowOf = async <Row>(page: Page, machine: string, id: string): Promise<Row> =>
  (await ask<{ row: Row }>(page, 'GET', `api/streams/${machine}/${id}`)).row;

const itemsOf = async (page: Page, id: string): Promise<string[]> =>
  (await rowOf<Shipment>(page, 'shipment', id)).items.map(({ item }) => item);

/** Creates parcels in stock in Yangon, and a bag for Mandalay with one of them: `sealed` or still open. */
async function standInYangon(browser: Browser): Promise<{ loose: string[]; bag: string; open: string; stray: string }> {
  const [one = '', two = '', bagged = '', stray = ''] = await collectInYangon(browser, 4);
  const clerk = await unseen(browser, 'clerk.yangon');
  const each = async (type: string, ids: readonly string[], data: object = {}): Promise<void> => {
    for (const id of ids) {
      const { status, refusals } = await propose(clerk, 'order', id, { type, ...data });
      expect(status, JSON.stringify(refusals)).toBe('accepted');
    }
  };
  await each('order.warehoused', [one, two, bagged, stray]);
  await each('order.sorted', [one, two, stray], { nextBranch: 'MDY' });
  const issued = { type: 'package.issued', kind: 'bag', destination: 'MDY' };
  const { id: bag } = await propose(clerk, 'package', null, issued);
  const { id: open } = await propose(clerk, 'package', null, issued);
  await each('order.packed', [bagged], { package: bag });
  await propose(clerk, 'package', bag, { type: 'package.sealed', sealNumber: `YG-${bag.slice(-6)}` });
  await clerk.context().close();
  return { loose: [one, two], bag, open, stray };
}

test('a clerk makes a transport document, loads it by the scanner, and ships it out', async ({ browser }) => {
  const { loose, bag, open, stray } = await standInYangon(browser);
  const [one = '', two = ''] = loose;
  const page = await signInAs(browser, 'clerk.yangon', { address: SHIPPING });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping');

  await test.step('the document is made; the own branch is not offered as its end', async () => {
    await page.getByRole('button', { name: 'Create shipment' }).click();
    const form = page.getByRole('dialog', { name: 'Create shipment' });
    await typeInto(form.getByRole('combobox', { name: 'To branch' }), 'Yangon');
    await expect(page.getByRole('option', { name: 'Nothing found' })).toBeVisible();
    await pick(form, 'To branch', 'Mandalay');
    await select(form, 'Transport type', 'Cross-city loading');
    await form.getByLabel('Pickup attendant').fill('Ko Myo');
    await confirm(form, 'Create shipment');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/SHP\d+/);
  });
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const shipOut = page.getByRole('button', { name: 'Ship out' });

  await test.step('an empty shipment does not leave', async () => {
    await expect(shipOut).toHaveAttribute('aria-disabled', 'true');
    await expect(shipOut).toHaveAccessibleDescription(/^Nothing is loaded/);
    await expectNoViolationsInEitherScheme(page);
  });

  await test.step('bags and parcels go into one field; what may not is refused in words', async () => {
    for (const code of [one, bag, two]) {
      await scanCode(page, code);
      await expect(verdict(page)).toContainText(code);
      await expect(verdict(page)).toContainText('Loaded');
      await expect(direction(page)).toHaveText('Vehicle to Mandalay');
    }
    await scanCode(page, bag);
    await expect(verdict(page)).toContainText('Scanned before');
    await scanCode(page, open);
    await expect(verdict(page)).toContainText('Not possible in the state “Unused”');
    await expect(direction(page)).toHaveText('Next: Mandalay');
    await scanCode(page, bagNumberOf(9_999_999));
    await expect(verdict(page)).toContainText(/no such record within your branches/i);
    await expect(page.getByRole('status').filter({ hasText: '3 items · 3 parcels' })).toBeVisible();
    await expect.poll(() => itemsOf(page, id)).toEqual([one, bag, two]);
  });

  await test.step('what is on it is unloaded again, but for the last', async () => {
    await page.getByRole('button', { name: `Unload ${two}` }).click();
    await expect(verdict(page)).toContainText('Unloaded');
    await page.getByRole('button', { name: `Unload bag ${bag}` }).click();
    await expect.poll(() => itemsOf(page, id)).toEqual([one]);
    const last = page.getByRole('button', { name: `Unload ${one}` });
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await expect(last).toHaveAccessibleDescription(/^It is the last item of the shipment/);
    await scanCode(page, bag);
    await expect.poll(() => itemsOf(page, id)).toEqual([one, bag]);
    await expect(page.getByRole('status').filter({ hasText: '2 items · 2 parcels' })).toBeVisible();
  });

  await test.step('the shipment is shipped out with a driver and a time; then nothing more goes onto it', async () => {
    await shipOut.click();
    const form = page.getByRole('dialog', { name: 'Ship out' });
    await form.getByRole('button', { name: 'Ship out' }).click();
    await expect(form).toContainText(/enter the driver or the train number/i);
    await form.getByLabel('Driver').fill('Ko Thet Lwin');
    const eta = form.getByRole('group', { name: /^Expected/ });
    await eta.getByRole('spinbutton').first().click();
    await page.keyboard.type('311220301200', { delay: 90 });
    await confirm(form, 'Ship out');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Shipped out');
    await expect(page.getByText('nothing more can be scanned into it')).toBeVisible();
    expect(await rowOf<Shipment>(page, 'shipment', id)).toMatchObject({ state: 'shippedOut', driver: 'Ko Thet Lwin' });
    expect(await rowOf(page, 'order', one)).toMatchObject({ state: 'inTransit' });
    expect(await rowOf(page, 'order', stray)).toMatchObject({ state: 'sorted', shipment: null });
  });
});
