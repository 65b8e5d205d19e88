import { expect, test } from '@playwright/test';
import { dayFrom } from '#machines/time/periods.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { act, ask, makeOrders, staffId } from './support/orders.ts';
import { signInAs, unseen } from './support/people.ts';

const shown = (day: string): string => day.split('-').toReversed().join('/');

test('a customer asks for collection of two orders on a day, which their courier finds under it', async ({
  browser,
}) => {
  const customer = await signInAs(browser, 'merchant', { address: '/dashboard' });
  const own = { source: 'businessPc', merchant: 'GOLDEN', payType: 'ledger' };
  const [first = '', second = ''] = await makeOrders(customer, [own, own]);
  await customer.getByRole('link', { name: 'Ask for collection of orders' }).click();
  await expect(customer).toHaveURL(/orderList\?state=pendingAcceptance/);
  for (const id of [first, second])
    await customer.getByRole('row').filter({ hasText: id }).getByRole('checkbox').click();
  await customer.getByRole('toolbar').getByRole('button', { name: 'Ask for collection' }).click();
  const dialog = customer.getByRole('dialog', { name: 'Ask for collection (2)' });
  const tomorrow = dayFrom(Date.now(), 1);
  await dialog.getByRole('spinbutton').first().click();
  await customer.keyboard.type(shown(tomorrow).replaceAll('/', ''));
  await expectNoViolationsInEitherScheme(customer);
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(dialog.getByText('2 allowed, 0 refused.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask for collection (2)' }).click();
  await expect(dialog.getByText('Total 2, succeeded 2, failed 0.')).toBeVisible();

  const manager = await unseen(browser, 'manager.yangon');
  await act(manager, first, {
    type: 'order.collectorAssigned',
    collector: await staffId(manager, 'courier.yangon'),
  });
  const { row } = await ask<{ row: object }>(manager, 'GET', `api/streams/order/${first}`);
  expect(row).toMatchObject({ pickupDay: tomorrow, pickupWindow: 'allDay' });
  const courier = await signInAs(browser, 'courier.yangon', { width: 390, address: '/dashboard' });
  const stops = courier.getByRole('region', { name: 'My collections' });
  const stop = stops.getByRole('listitem').filter({ hasText: first });
  await expect(stops).toBeVisible();
  await expect(stop).toHaveCount(0);
  await stops.getByText(/not counted today$/).click();
  await expect(stop.getByText(`Collection asked for: ${shown(tomorrow)}, All day`)).toBeVisible();
});
