import { describe, expect, it } from 'vitest';
import { scxml } from '#instruments/export/scxml.ts';
import { order } from '#machines/order/index.ts';
import { shipment } from '#machines/shipment/index.ts';
import { compiled } from '../../support/semantics/scion.ts';

import { answersAs, leavesOf } from './scionWalks.ts';

answersAs([order, shipment], 60);

describe('SCION', () => {
  it('SCION declares no customs for an order that was never created', async () => {
    const start = await compiled(scxml(order), () => true);
    const { isTaken, states } = start().send('order.customsDeclared');
    expect(isTaken).toBe(false);
    expect(states).toEqual(leavesOf(order.structure.initial));
  });

  it('SCION takes in nothing more of a finished shipment', async () => {
    const start = await compiled(scxml(shipment), () => true);
    const chart = start();
    for (const type of ['created', 'shippedOut', 'received', 'finished']) {
      expect(chart.send(`shipment.${type}`).isTaken, type).toBe(true);
    }
    expect(chart.send('shipment.itemArrived')).toEqual({
      isTaken: false,
      states: ['finish.finished', 'received'],
    });
  });
});
