import { expect, test } from 'vitest';
import { collectedCancel } from '#machines/collectedCancel/index.ts';
import { order } from '#machines/order/index.ts';
import { cancelLeads } from '#views/finance/cancelLeads.ts';

test('a cancellation is approved or refused on its order, until it is decided', () => {
  const leads = cancelLeads({ order: 'SL1', state: 'confirming' });
  expect(leads).toEqual(
    ['order.collectedCancelApproved', 'order.collectedCancelRefused'].map((event) => ({
      event,
      address: `/companyOrder/orderDetail?id=SL1&do=${event}`,
    })),
  );
  for (const { event } of leads) expect(Object.keys(order.events)).toContain(event);
  const led = collectedCancel.stateIds.filter((state) => cancelLeads({ order: 'SL1', state }).length > 0);
  expect(led).toEqual(['confirming']);
});
