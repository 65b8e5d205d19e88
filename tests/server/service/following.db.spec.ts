import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raiseDue } from '#server/deadlines.ts';
import { newOrder } from '../../support/orders.ts';
import { minutes } from '../../support/world.ts';
import { openDesk, type Desk } from './parcels.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.store.close());

const REASON = { reason: 'Did not order it' };
const REJECTED = { ...REASON, returnType: 'sendBack', returnCharging: 'free' };

const rejected = async (): Promise<string> => {
  const order = await desk.outForDelivery();
  await desk.done(desk.courier, order, 'order.rejectionReported', REASON);
  return order;
};

const claimStates = async (order: string) => (await desk.rows('deliveryClaim', order)).map(({ state }) => state);

describe('the mirror of a delivery', () => {
  test('the mirror of a delivery begins with the first deliverer and follows the order to the signature', async () => {
    const order = await desk.inBranch();
    expect(await claimStates(order)).toEqual([]);
    await desk.done(desk.courier, order, 'order.deliveryClaimed');
    expect(await desk.rows('deliveryClaim', order)).toMatchObject([
      { id: `${order}-DC`, state: 'pendingDelivery', code: 0, deliverer: desk.courier.id, times: 1 },
    ]);
    await desk.done(desk.courier, order, 'order.released', REASON);
    expect(await claimStates(order)).toEqual(['rewarehoused']);
    await desk.done(desk.clerk, order, 'order.delivererAssigned', { deliverer: desk.courier.id });
    expect(await desk.rows('deliveryClaim', order)).toMatchObject([{ state: 'pendingDelivery', times: 2 }]);
  });

  test('the mirror of a delivery follows a rejection into the warehouse and back to the sender', async () => {
    const order = await rejected();
    expect(await claimStates(order)).toEqual(['rejectedPendingWarehousing']);
    await desk.done(desk.manager, order, 'order.rejected', REJECTED);
    await desk.done(desk.clerk, order, 'order.warehoused');
    expect(await claimStates(order)).toEqual(['rejectReturned']);
    await desk.done(desk.manager, order, 'order.sendBackDecided');
    await desk.done(desk.clerk, order, 'order.returnSigned', {
      proof: { kind: 'signature', value: 'F1' },
      piecesScanned: 1,
    });
    expect(await claimStates(order)).toEqual(['returnSigned']);
  });

  test('the mirror of a delivery goes back with a rejection that is withdrawn', async () => {
    const order = await rejected();
    await desk.done(desk.manager, order, 'order.rejectionWithdrawn');
    expect(await claimStates(order)).toEqual(['pendingDelivery']);
  });

  test('the mirror of a delivery follows a correction of the order too', async () => {
    const order = await desk.inBranch();
    const { version } = await desk.done(desk.courier, order, 'order.deliveryClaimed');
    const asking = { version, ground: 'didNotOccur', reason: 'He was not there' };
    await desk.done(desk.manager, order, 'order.voidRequested', asking);
    await desk.done(desk.admin, order, 'order.eventVoided', { version });
    expect(await desk.orderRow(order)).toMatchObject({ state: 'warehoused' });
    expect(await claimStates(order)).toEqual(['rewarehoused']);
  });

  test('the mirror of a delivery is moved by nobody', async () => {
    const order = await rejected();
    const verdict = await desk.act(desk.admin, `${order}-DC`, 'deliveryClaim.signed');
    expect(verdict).toMatchObject({ status: 'refused', refusals: [{ code: 'role' }] });
  });
});

describe('a rejection', () => {
  test('a rejection is confirmed once, and not withdrawn after that (4.10, 18 and 19)', async () => {
    const order = await rejected();
    await desk.done(desk.manager, order, 'order.rejected', REJECTED);
    for (const [type, data] of [
      ['order.rejected', REJECTED],
      ['order.rejectionWithdrawn', {}],
    ] as const)
      expect(await desk.act(desk.manager, order, type, data)).toMatchObject({
        status: 'refused',
        refusals: [{ code: 'notDeclared' }],
      });
  });

  test('a rejection confirmed twice at once, or confirmed and withdrawn, happens once (4.10, 18 and 19)', async () => {
    const twice = await rejected();
    const confirm = ['order.rejected', REJECTED] as const;
    expect(await desk.atOnce([desk.manager, twice, ...confirm], [desk.admin, twice, ...confirm])).toEqual([
      'accepted',
      'refused',
    ]);
    // The confirming person may not reject at the door: after the withdrawal no request remains to confirm.
    const either = await rejected();
    expect(
      await desk.atOnce([desk.operations, either, ...confirm], [desk.support, either, 'order.rejectionWithdrawn', {}]),
    ).toEqual(['accepted', 'refused']);
    const { state } = await desk.orderRow(either);
    expect(await claimStates(either)).toEqual([
      state === 'rejected' ? 'rejectedPendingWarehousing' : 'pendingDelivery',
    ]);
  });
});

describe('follow-ups', () => {
  test('follow-ups are opened by a rejection and by a release, and closed with a remark', async () => {
    const order = await rejected();
    await desk.done(desk.manager, order, 'order.rejected', REJECTED);
    expect(await desk.rows('followUp', order)).toMatchObject([
      { kind: 'rejectOrReturn', state: 'open', reason: REASON.reason },
    ]);
    const released = await desk.inBranch();
    await desk.done(desk.courier, released, 'order.deliveryClaimed');
    await desk.done(desk.courier, released, 'order.released', { reason: 'Too many' });
    const [found] = await desk.rows('followUp', released);
    expect(found).toMatchObject({ kind: 'releaseOrder', reason: 'Too many' });
    const id = String(found?.['id']);
    await desk.done(desk.support, id, 'followUp.remarked', { remark: 'Nobody answers' });
    await desk.done(desk.support, id, 'followUp.closed', { remark: 'Called back' });
    expect(await desk.rows('followUp', released)).toMatchObject([
      { state: 'closed', remarks: 2, lastRemark: 'Called back' },
    ]);
  });

  test('follow-ups are opened by orders that nobody accepts, collects or delivers in time, once each', async () => {
    const accepted = await newOrder(desk.store, desk.clerk);
    const uncollected = await newOrder(desk.store, desk.clerk);
    await desk.done(desk.clerk, uncollected, 'order.collectorAssigned', { collector: desk.courier.id });
    const undelivered = await desk.outForDelivery();
    const later = minutes(3 * 24 * 60);
    await Promise.all([
      raiseDue(desk.store.pool, desk.store.another(), later),
      raiseDue(desk.store.pool, desk.store.another(), later),
    ]);
    const kinds = async (order: string) => (await desk.rows('followUp', order)).map(({ kind }) => kind);
    expect(await kinds(accepted)).toEqual(['acceptTimeout']);
    expect(await kinds(uncollected)).toEqual(['collectionTimeout']);
    expect(await kinds(undelivered)).toEqual(['deliveryTimeout']);
  });
});

describe('a problem item', () => {
  test('a problem item is opened by damage; closing the item moves nothing (4.10, 23)', async () => {
    const order = await desk.inBranch();
    await desk.done(desk.clerk, order, 'order.damageReported', { reason: 'Torn', photos: ['F1'] });
    const [found] = await desk.rows('problemItem', order);
    expect(found).toMatchObject({ kind: 'damaged', state: 'pending', branch: 'YGN', photos: ['F1'] });
    const before = await desk.orderRow(order);
    const id = String(found?.['id']);
    expect((await desk.act(desk.clerk, id, 'problemItem.handled', { remark: 'No', identifier: 'staff' })).status).toBe(
      'refused',
    );
    await desk.done(desk.clerk, id, 'problemItem.taken', { remark: 'Looking' });
    await desk.done(desk.clerk, id, 'problemItem.followed', { remark: 'Repacked' });
    await desk.done(desk.clerk, id, 'problemItem.handled', { remark: 'Done', identifier: 'handledByBranch' });
    expect(await desk.orderRow(order)).toEqual(before);
    expect(before).toMatchObject({ exception: 'damaged', state: 'warehoused' });
  });

  test('a problem item raised twice at once by hand is raised once, and the second person is told so', async () => {
    const order = await desk.inBranch();
    const command = ['', 'problemItem.raised', { order, kind: 'other', reason: 'Wet' }] as const;
    expect(await desk.atOnce([desk.clerk, ...command], [desk.manager, ...command])).toEqual(['accepted', 'refused']);
    expect(await desk.rows('problemItem', order)).toHaveLength(1);
  });
});

describe('a cancellation after collection', () => {
  test('a cancellation after collection is one open request for an order, and moves with the order', async () => {
    const order = await desk.inBranch();
    const command = [order, 'order.collectedCancelRequested', { reason: 'Sold out' }] as const;
    expect(await desk.atOnce([desk.support, ...command], [desk.manager, ...command])).toEqual(['accepted', 'refused']);
    expect(await desk.rows('collectedCancel', order)).toMatchObject([{ id: `${order}-CC1`, state: 'confirming' }]);
    await desk.done(desk.manager, order, 'order.collectedCancelRefused', { reason: 'Already on its way' });
    await desk.done(desk.support, ...command);
    expect(await desk.rows('collectedCancel', order)).toMatchObject([
      { state: 'refused', refusal: 'Already on its way' },
      { id: `${order}-CC2`, state: 'confirming' },
    ]);
  });

  test('a cancellation after collection is not declared void on the order alone: it is refused, and asked for again', async () => {
    const order = await desk.inBranch();
    const request = ['order.collectedCancelRequested', { reason: 'Sold out' }] as const;
    const { version } = await desk.done(desk.support, order, ...request);
    const asking = { version, ground: 'didNotOccur', reason: 'Nobody asked' };
    await desk.done(desk.manager, order, 'order.voidRequested', asking);
    expect((await desk.act(desk.admin, order, 'order.eventVoided', { version })).refusals).toMatchObject([
      { rule: 'order.answersStand', values: { event: 'order.collectedCancelRequested' } },
    ]);
    await desk.done(desk.manager, order, 'order.requestWithdrawn');
    await desk.done(desk.manager, order, 'order.collectedCancelRefused', { reason: 'Nobody asked' });
    await desk.done(desk.support, order, ...request);
  });

  test('a cancellation after collection, approved and refused at once, is either approved or refused, in both aggregates', async () => {
    const order = await desk.inBranch();
    await desk.done(desk.support, order, 'order.collectedCancelRequested', { reason: 'Sold out' });
    expect(
      await desk.atOnce(
        [desk.manager, order, 'order.collectedCancelApproved', { returnCharging: 'senderPays' }],
        [desk.operations, order, 'order.collectedCancelRefused', { reason: 'No' }],
      ),
    ).toEqual(['accepted', 'refused']);
    const [found] = await desk.rows('collectedCancel', order);
    expect((await desk.orderRow(order))['cancelRequest']).toBe(found?.['state']);
  });
});
