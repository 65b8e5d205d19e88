import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { keptIn } from './support/keptInBrowser.ts';
import { act, ask, makeOrders, staffId } from './support/orders.ts';
import { consoleIsKept, outboxMark } from './support/outbox.ts';
import { storeInYangon } from './support/parcels.ts';
import { picture } from './support/pictures.ts';
import { signInAs, unseen } from './support/people.ts';
import { signOn } from './support/signature.ts';

test.use({ serviceWorkers: 'allow' });

const PHONE = { width: 390, height: 844 };

const stopOf = (courier: Page, section: string, id: string): Locator =>
  courier.getByRole('region', { name: section }).getByRole('listitem').filter({ hasText: id });

/** Gives a stored parcel to the courier of Yangon. */
const give = async (manager: Page, id: string): Promise<string> => {
  await act(manager, id, { type: 'order.delivererAssigned', deliverer: await staffId(manager, 'courier.yangon') });
  return id;
};

/** Stores a parcel in Yangon whose sender has paid the freight. */
async function storePaid(manager: Page): Promise<string> {
  const [id = ''] = await makeOrders(manager, [{ destinationBranch: 'YGN', payType: 'senderCash' }]);
  await act(manager, id, { type: 'order.collectorAssigned', collector: await staffId(manager, 'courier.yangon') });
  const filters = [{ field: 'id', op: 'eq', value: id }];
  const { records } = await ask<{ records: { senderDue: number }[] }>(manager, 'POST', 'api/order/page', { filters });
  await act(manager, id, { type: 'order.collectionPaid', amount: records[0]?.senderDue, method: 'cash' });
  for (const type of ['order.collected', 'order.warehoused']) await act(manager, id, { type });
  return id;
}

const stateOf = async (page: Page, id: string): Promise<string> =>
  (await ask<{ row: { state: string } }>(page, 'GET', `api/streams/order/${id}`)).row.state;

/** Pictures that the collecting courier took. */
async function photosAtCollection(page: Page, id: string): Promise<unknown> {
  const { records } = await ask<{ records: { type: string; data: { photos?: string[] } }[] }>(
    page,
    'GET',
    `api/streams/order/${id}/events`,
  );
  return records.find(({ type }) => type === 'order.collected')?.data.photos;
}

/** A hand that counts how often it taps. */
function handOf(courier: Page) {
  let taps = 0;
  return {
    taps: (): number => taps,
    tap: async (control: Locator): Promise<void> => {
      taps += 1;
      await control.click();
    },
    sign: async (form: Locator): Promise<void> => {
      taps += 1;
      await signOn(courier, form);
      await expect(form.getByText(/^Uploaded$|^On this device/)).toBeVisible();
    },
  };
}

/** Opens a form by the button of a stop and confirms it as it is. */
async function step(hand: ReturnType<typeof handOf>, stop: Locator, event: string): Promise<void> {
  const form = stop.page().getByRole('dialog', { name: event, exact: true });
  await hand.tap(stop.getByRole('button', { name: event }));
  await hand.tap(form.getByRole('button', { name: event }));
  await expect(form).toBeHidden();
}

async function signStep(hand: ReturnType<typeof handOf>, stop: Locator): Promise<void> {
  const form = stop.page().getByRole('dialog', { name: 'Sign at the door', exact: true });
  await hand.tap(stop.getByRole('button', { name: 'Sign at the door' }));
  await hand.sign(form);
  await expect(form.getByLabel('Signed by')).toHaveValue('U Tin Aung');
  await hand.tap(form.getByRole('button', { name: 'Sign at the door' }));
  await expect(form).toBeHidden();
}

test('a parcel is delivered in five taps, one with money to take in seven, on a slow phone', async ({ browser }) => {
  const manager = await unseen(browser, 'manager.yangon');
  const paid = await give(manager, await storePaid(manager));
  const cod = await give(manager, await storeInYangon(manager, { collectionAmount: 25_000_00 }));
  const courier = await signInAs(browser, 'courier.yangon', { width: PHONE.width, address: '/dashboard' });
  await courier.setViewportSize(PHONE);
  const slow = await courier.context().newCDPSession(courier);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  const plain = handOf(courier);
  const stop = stopOf(courier, 'My deliveries', paid);
  await expect(stop.getByText('Nothing to take')).toBeVisible();
  await step(plain, stop, 'Hand out for delivery');
  await signStep(plain, stop);
  await expect(stop).toHaveCount(0);
  expect(plain.taps()).toBeLessThanOrEqual(5);
  expect(await stateOf(manager, paid)).toBe('signed');

  const withMoney = handOf(courier);
  const other = stopOf(courier, 'My deliveries', cod);
  await expect(other.getByText(/^Goods [\d,.]+ MMK · freight and fees [\d,.]+ MMK$/)).toBeVisible();
  await step(withMoney, other, 'Hand out for delivery');
  await step(withMoney, other, 'Record payment on signing');
  await expect(other.getByText('Nothing to take')).toBeVisible();
  await signStep(withMoney, other);
  await expect(other).toHaveCount(0);
  expect(withMoney.taps()).toBeLessThanOrEqual(7);
  expect(await stateOf(manager, cod)).toBe('signed');
});

test('a parcel is collected with a photo and another one delivered without a line, and both arrive later', async ({
  browser,
}) => {
  const manager = await unseen(browser, 'manager.yangon');
  const collector = await staffId(manager, 'courier.yangon');
  const [waiting = ''] = await makeOrders(manager, [{ destinationBranch: 'YGN', payType: 'receiverPays' }]);
  await act(manager, waiting, { type: 'order.collectorAssigned', collector });
  const carried = await give(manager, await storeInYangon(manager));
  const courier = await signInAs(browser, 'courier.yangon', { width: PHONE.width, address: '/dashboard' });
  const toCollect = stopOf(courier, 'My collections', waiting);
  const toDeliver = stopOf(courier, 'My deliveries', carried);
  await expect(toCollect.getByRole('button', { name: 'Collect', exact: true })).toBeVisible();
  await expect(toDeliver.getByRole('button', { name: 'Hand out for delivery' })).toBeVisible();

  await consoleIsKept(courier);

  await courier.context().setOffline(true);
  // Phones drop what is in the background: the day opens again from what this one keeps.
  const onMap = toDeliver.getByRole('link', { name: /^Map: way to/ });
  const place = await onMap.getAttribute('href');
  await courier.reload();
  await expect(onMap).toHaveAttribute('href', place ?? '');
  const hand = handOf(courier);
  await toCollect.getByRole('button', { name: 'Collect', exact: true }).click();
  const collecting = courier.getByRole('dialog', { name: 'Collect', exact: true });
  await collecting.locator('input[type=file]').first().setInputFiles(picture('parcel.png'));
  await expect(collecting.getByText(/^On this device/)).toBeVisible();
  await collecting.getByRole('button', { name: 'Collect', exact: true }).click();
  await expect(toCollect.getByText('Kept on this phone, not sent yet')).toBeVisible();
  await step(hand, toDeliver, 'Hand out for delivery');
  await step(hand, toDeliver, 'Record payment on signing');
  await signStep(hand, toDeliver);
  await expect(outboxMark(courier)).toHaveAccessibleName(/4 waiting/);
  courier.on('dialog', (question) => void question.accept());
  await courier.reload();
  await expect(toDeliver.getByText('Kept on this phone, not sent yet')).toBeVisible();
  await expect(toDeliver.getByRole('button', { name: 'Sign at the door' })).toHaveCount(0);
  await expectNoViolationsInEitherScheme(courier);
  expect(await stateOf(manager, carried)).toBe('pendingDelivery');

  await courier.context().setOffline(false);
  await expect(outboxMark(courier)).toBeHidden();
  await expect(toCollect).toHaveCount(0);
  await expect(toDeliver).toHaveCount(0);
  expect(await stateOf(manager, waiting)).toBe('collected');
  expect(await photosAtCollection(manager, waiting)).toEqual([expect.stringMatching(/^[^-]+$/)]);
  expect(await stateOf(manager, carried)).toBe('signed');
  // What is delivered is no stop any more: sender and receiver leave the phone with it.
  const keptOfStops = async () => JSON.stringify((await keptIn(courier)).rows['shweli/kept']);
  await expect.poll(keptOfStops).not.toContain(carried);
  expect(await keptOfStops()).toContain('stops/');
  await courier
    .getByRole('banner')
    .getByRole('button', { name: /1\d{3}/ })
    .click();
  await courier.getByRole('menuitem', { name: 'Lock the screen' }).click();
  await expect.poll(keptOfStops).not.toContain('stops/');
  await courier.getByLabel('Password', { exact: true }).fill('shweli2026');
  await courier.getByRole('button', { name: 'Unlock' }).click();
  await expect(courier.getByRole('banner')).toBeVisible();
});

test('the stops come nearest first where the phone says its place, and in an own order after a move', async ({
  browser,
}) => {
  const manager = await unseen(browser, 'manager.yangon');
  for (const name of ['Ko Aye', 'Ma Su'])
    await give(
      manager,
      await storeInYangon(manager, {
        receiver: { name, phone: '09790000111', city: 'MMR013024', address: '1 First Street' },
      }),
    );
  const courier = await signInAs(browser, 'courier.yangon', { width: PHONE.width, address: '/dashboard' });
  const order = courier.getByRole('button', { name: /Order of the stops/ });
  const choose = async (name: string): Promise<void> => {
    await order.click();
    await courier.getByRole('option', { name }).click();
  };
  await choose('Nearest first');
  await expect(courier.getByText(/The phone does not say where it is/)).toBeVisible();
  await courier.context().grantPermissions(['geolocation']);
  await courier.context().setGeolocation({ latitude: 16.8409, longitude: 96.1735 });
  await choose('By township and time');
  await choose('Nearest first');
  // Whoever asks after the page has the answer after it.
  await courier.evaluate(() => new Promise((known) => navigator.geolocation.getCurrentPosition(known, known)));
  await expect(courier.getByText(/The phone does not say where it is/)).toHaveCount(0);

  await choose('My own order');
  const stops = courier.getByRole('grid', { name: 'My deliveries' }).getByRole('row');
  const names = (): Promise<string[]> => stops.getByRole('heading', { level: 3 }).allTextContents();
  const before = await names();
  // Enter takes the stop up, Home goes to the first place, Enter lets it down there.
  await stops.nth(1).focus();
  await courier.keyboard.press('Tab');
  await expect(stops.nth(1).getByRole('button', { name: /^Move the stop of/ })).toBeFocused();
  await courier.keyboard.press('Enter');
  const place = courier.locator(':focus');
  await expect(place).toHaveAccessibleName(/^Insert/);
  await courier.keyboard.press('Home');
  await expect(place).toHaveAccessibleName(/^Insert before/);
  await courier.keyboard.press('Enter');
  await expect.poll(names).not.toEqual(before);
  const after = await names();
  await courier.reload();
  await expect.poll(names).toEqual(after);
  await expectNoViolationsInEitherScheme(courier);
});
