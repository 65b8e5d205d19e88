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

for (const [language, words] of [
  [
    'en',
    {
      work: 'My deliveries',
      assigned: '1 parcel was assigned to you',
      take: /^Take [\d,.]+ MMK on delivery$/,
      time: 'Set delivery time',
      cancel: 'Cancel',
    },
  ],
  [
    'zh',
    {
      work: '我的派送',
      assigned: '新分配给您 1 件包裹',
      take: /^派送时收取 [\d,.]+ MMK$/,
      time: '预约派送时间',
      cancel: '取消',
    },
  ],
] as const)
  test(`Home of a courier shows the own stops, and says when one is assigned: ${language}`, async ({ browser }) => {
    const manager = await unseen(browser, 'manager.yangon');
    const id = await storeInYangon(manager);
    const courier = await signInAs(browser, 'courier.yangon', { language, width: 390, address: '/dashboard' });
    const work = courier.getByRole('region', { name: words.work });
    await expect(work).toBeVisible();
    await expect(courier.getByRole('region', { name: /^(?:Orders today|今日订单)$/ })).toHaveCount(0);
    const stop = work.getByRole('listitem').filter({ hasText: id });
    await expect(stop).toHaveCount(0);

    await act(manager, id, { type: 'order.delivererAssigned', deliverer: await staffId(manager, 'courier.yangon') });
    await expect(courier.getByText(words.assigned)).toBeVisible();
    await expect(stop.getByRole('heading', { level: 3 })).toHaveText('U Tin Aung');
    await expect(stop.getByText(words.take)).toBeVisible();
    const call = stop.getByRole('link', { name: /^(?:Call|致电) U Tin Aung/ });
    await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/);
    const another = stop.getByRole('button', { name: words.time });
    await expect(another).toBeVisible();
    await fitsThumbs(stop);
    expect(await courier.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoViolationsInEitherScheme(courier);
    await another.click();
    const form = courier.getByRole('dialog', { name: words.time });
    await expect(form).toBeVisible();
    await fitsThumbs(form);
    expect(await courier.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await form.getByRole('button', { name: words.cancel, exact: true }).click();
    await expect(form).toBeHidden();
    await act(manager, id, {
      type: 'order.deliveryTimeSet',
      expectedDeliveryTime: '2030-01-01T03:00:00.000Z',
      deliveryWindow: 'morning',
    });
    await expect(stop).toHaveCount(0);
    await work.getByText(/not counted today$|不计入今日$/).click();
    await expect(stop).toBeVisible();
    await stop.getByRole('link', { name: id }).click();
    await expect(courier).toHaveURL(new RegExp(`orderDetail\\?id=${id}$`));
  });
