import { expect, test, type Locator } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { act, staffId } from './support/orders.ts';
import { storeInYangon } from './support/parcels.ts';
import { signInAs, unseen } from './support/people.ts';

/** Least height of what a thumb presses on the way, in pixels. */
const THUMB = 48;

const heightOf = async (control: Locator): Promise<number> => (await control.boundingBox())?.height ?? 0;

/** Expects every link and button of a part to be as high as a thumb needs. */
async function fitsThumbs(part: Locator): Promise<void> {
  for (const control of [...(await part.getByRole('link').all()), ...(await part.getByRole('button').all())])
    expect(await heightOf(control), await control.innerText()).toBeGreaterThanOrEqual(THUMB);
}

test('Home of a courier shows the own stops, and says when one is assigned', async ({ browser }) => {
  const manager = await unseen(browser, 'manager.yangon');
  const id = await storeInYangon(manager);
  const courier = await signInAs(browser, 'courier.yangon', { width: 390, address: '/dashboard' });
  const work = courier.getByRole('region', { name: 'My deliveries' });
  await expect(work).toBeVisible();
  const stop = work.getByRole('listitem').filter({ hasText: id });
  await expect(stop).toHaveCount(0);

  await act(manager, id, { type: 'order.delivererAssigned', deliverer: await staffId(manager, 'courier.yangon') });
  await expect(courier.getByRole('alertdialog').filter({ hasText: '1 parcel was assigned to you' })).toBeVisible();
  await expect(stop.getByRole('heading', { level: 3 })).toHaveText('U Tin Aung');
  await expect(stop.getByText(/^Take [\d,.]+ MMK on delivery$/)).toBeVisible();
  const call = stop.getByRole('link', { name: /^Call U Tin Aung/ });
  await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/);
  const another = stop.getByRole('button', { name: 'Set delivery time' });
  await expect(another).toBeVisible();
  await expect(courier.getByRole('region', { name: 'Orders today' })).toHaveCount(0);
  await fitsThumbs(stop);
  expect(await courier.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolationsInEitherScheme(courier);
  await another.click();
  const form = courier.getByRole('dialog', { name: 'Set delivery time' });
  await expect(form).toBeVisible();
  await fitsThumbs(form);
  expect(await courier.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(form).toBeHidden();
  await act(manager, id, {
    type: 'order.deliveryTimeSet',
    expectedDeliveryTime: '2030-01-01T03:00:00.000Z',
    deliveryWindow: 'morning',
  });
  await expect(stop).toHaveCount(0);
  await work.getByText(/not counted today$/).click();
  await expect(stop).toBeVisible();
  await stop.getByRole('link', { name: id }).click();
  await expect(courier).toHaveURL(new RegExp(`orderDetail\\?id=${id}$`));
});
