import { expect, test } from '@playwright/test';
import { propose } from './support/orders.ts';
import { signInAs, unseen } from './support/people.ts';
import { scanCode, verdict } from './support/scanner.ts';
import { stockInMuse } from './support/vehicle.ts';

test('a parcel inside a bag of the shipment is never extra, whether its bag was scanned or not', async ({
  browser,
}) => {
  const [parcel = ''] = await stockInMuse(browser, [{}]);
  const muse = await unseen(browser, 'clerk.muse');
  const taken = async (
    machine: string,
    id: string | null,
    event: { readonly type: string; readonly [key: string]: unknown },
  ) => {
    const answer = await propose(muse, machine, id, event);
    expect(answer.refusals).toEqual([]);
    return answer.id;
  };
  const sorter = await unseen(browser, 'sorter.muse');
  const bag = (await propose(sorter, 'package', null, { type: 'package.issued', kind: 'bag', destination: 'MDY' })).id;
  await propose(sorter, 'order', parcel, { type: 'order.sorted', nextBranch: 'MDY' });
  expect((await propose(sorter, 'order', parcel, { type: 'order.packed', package: bag })).refusals).toEqual([]);
  const sealed = { type: 'package.sealed', sealNumber: `MU-${bag.slice(-6)}` };
  expect((await propose(sorter, 'package', bag, sealed)).refusals).toEqual([]);
  const route = { fromBranch: 'MUS', toBranch: 'MDY', kind: 'crossCity' };
  const shipment = await taken('shipment', null, { type: 'shipment.created', ...route });
  await taken('package', bag, { type: 'package.loaded', shipment });
  const eta = new Date(Date.now() + 43_200_000).toISOString();
  await taken('shipment', shipment, { type: 'shipment.shippedOut', driver: 'Ko Zaw', eta });

  const page = await signInAs(browser, 'clerk.mandalay', { address: '/home' });
  expect((await propose(page, 'shipment', shipment, { type: 'shipment.received' })).refusals).toEqual([]);
  await page.goto(`/scan/scanUponArrival?shipment=${shipment}`);
  await expect(verdict(page)).toContainText('Ready to scan');
  for (const [code, said] of [
    [parcel, 'In a bag'],
    [bag, 'Arrived'],
    [parcel, `inside bag ${bag}. Open the bag`],
  ] as const) {
    await scanCode(page, code);
    await expect(verdict(page)).toContainText(code);
    await expect(verdict(page)).toContainText(said);
  }
  await expect(page.getByRole('tab', { name: /Extra/ })).toHaveText('Extra');
});
