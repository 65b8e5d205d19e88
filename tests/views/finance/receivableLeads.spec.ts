import { describe, expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { receipt } from '#machines/receipt/index.ts';
import { receivable } from '#machines/receivable/index.ts';
import { refund } from '#machines/refund/index.ts';
import { stages } from '#machines/money/stages.ts';
import { receivableLeads } from '#views/finance/receivableLeads.ts';

const owed = { id: 'SL1-sign', order: 'SL1', due: 0, received: 0 };
const EVENTS = { ...order.events, ...receipt.events, ...refund.events };

const eventsOf = (row: Parameters<typeof receivableLeads>[0]): string[] =>
  receivableLeads(row).map(({ event }) => event);

describe('the acts on a receivable', () => {
  test.each(stages)(
    'the acts on a receivable of stage %s are those of its order, its receipt and its refund, by what was received',
    (stage) => {
      expect(eventsOf({ ...owed, stage, state: 'open', due: 300 })).toEqual([
        `order.${stage}Paid`,
        `order.${stage}Credited`,
      ]);
      expect(eventsOf({ ...owed, stage, state: 'received', received: 300 })).toEqual([
        'receipt.recorded',
        `order.${stage}Confirmed`,
        'refund.requested',
      ]);
      expect(eventsOf({ ...owed, stage, state: 'confirmed', received: 300 })).toEqual(['refund.requested']);
    },
  );

  test('the acts on a receivable are none where nothing is due and nothing was received', () => {
    for (const state of receivable.stateIds) {
      expect({
        state,
        acts: eventsOf({ ...owed, stage: 'sign', state }).filter((act) => act !== 'receipt.recorded'),
      }).toEqual({ state, acts: state === 'received' ? ['order.signConfirmed', 'refund.requested'] : [] });
    }
  });

  test('the acts on a receivable are events that exist, on the order itself or with the payment filled in', () => {
    for (const state of ['open', 'received', 'confirmed'])
      for (const lead of receivableLeads({ ...owed, stage: 'sign', state, due: 300, received: 300 })) {
        expect(Object.keys(EVENTS)).toContain(lead.event);
        if ('address' in lead) expect(lead.address).toBe(`/companyOrder/orderDetail?id=SL1&do=${lead.event}`);
        else expect(lead.initial).toMatchObject({ receivable: 'SL1-sign' });
      }
  });
});
