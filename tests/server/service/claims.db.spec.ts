import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raiseDue } from '#server/deadlines.ts';
import { minutes } from '../../support/world.ts';
import { openDesk, type Desk } from './parcels.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.store.close());

const DAY = 24 * 60;
/** Minute at which the parcels of these tests have been declared lost. */
const LOST_AT = 72 * 60 + 1;
const at = (days: number) => minutes(LOST_AT + days * DAY + 1);
const PAID = { method: 'bank', voucher: 'F9' };

const claimOf = async (order: string) => {
  const [found] = await desk.rows('insuranceClaim', order);
  return found ?? {};
};

const claimed = async (): Promise<{ order: string; claim: string }> => {
  const order = await desk.lost();
  return { order, claim: String((await claimOf(order))['id']) };
};

const decided = async (amount: number) => {
  const { order, claim } = await claimed();
  await desk.done(desk.support, claim, 'insuranceClaim.reviewStarted', {}, at(1));
  await desk.done(desk.operations, claim, 'insuranceClaim.decided', { amount, remark: 'Worth it' }, at(1));
  return { order, claim };
};

describe('an insurance claim', () => {
  test('an insurance claim is opened by the loss of an insured parcel, and by no other loss', async () => {
    const { order, claim } = await claimed();
    expect(await desk.rows('insuranceClaim', order)).toMatchObject([
      { id: claim, state: 'open', progress: 'submitted', ground: 'lost', insured: 800_000_00 },
    ]);
    const plain = await desk.inBranch();
    await desk.done(desk.manager, plain, 'order.searchOpened', { reason: 'Gone' });
    await desk.done(desk.manager, plain, 'order.lossReported', { reason: 'Gone' }, minutes(72 * 60));
    await desk.done(desk.admin, plain, 'order.lost', {}, minutes(LOST_AT));
    expect(await desk.rows('insuranceClaim', plain)).toEqual([]);
  });

  test('an insurance claim is open once for an order, though two ask at the same moment (M12)', async () => {
    const order = await desk.inBranch();
    const command = ['', 'insuranceClaim.submitted', { order, ground: 'damaged', remark: 'Torn' }] as const;
    expect(await desk.atOnce([desk.support, ...command], [desk.manager, ...command])).toEqual(['accepted', 'refused']);
    expect(await desk.rows('insuranceClaim', order)).toHaveLength(1);
    const again = await desk.store.propose(desk.support, {
      machine: 'insuranceClaim',
      event: { type: 'insuranceClaim.submitted', order, ground: 'damaged', remark: 'Torn' },
    });
    expect(again).toMatchObject({ status: 'refused', refusals: [{ rule: 'claim.insuranceClaim.order' }] });
  });

  test('an insurance claim is decided up to what was insured, and without insurance up to the cap', async () => {
    const { claim } = await claimed();
    await desk.done(desk.support, claim, 'insuranceClaim.reviewStarted', {}, at(1));
    const over = { amount: 800_000_01, remark: 'More' };
    expect((await desk.act(desk.operations, claim, 'insuranceClaim.decided', over, at(1))).refusals).toMatchObject([
      { rule: 'insuranceClaim.amountWithinInsured', values: { amount: 800_000_01, max: 800_000_00 } },
    ]);
  });

  test('an insurance claim above the limit is paid by another person than who decided it', async () => {
    const { claim } = await claimed();
    await desk.done(desk.support, claim, 'insuranceClaim.reviewStarted', {}, at(1));
    await desk.done(desk.finance, claim, 'insuranceClaim.decided', { amount: 300_000_01, remark: 'Worth it' }, at(1));
    expect((await desk.act(desk.finance, claim, 'insuranceClaim.paid', PAID, at(2))).refusals).toMatchObject([
      { code: 'secondPerson', rule: 'insuranceClaim.anotherPersonDecided' },
    ]);
    await desk.done(desk.admin, claim, 'insuranceClaim.paid', PAID, at(2));
  });

  test('an insurance claim is paid once, though two pay at the same moment, and not claimed again (4.10, 22)', async () => {
    const { order, claim } = await decided(100_000_00);
    const command = [claim, 'insuranceClaim.paid', PAID, at(2)] as const;
    expect(await desk.atOnce([desk.finance, ...command], [desk.admin, ...command])).toEqual(['accepted', 'refused']);
    const again = await desk.store.propose(
      desk.support,
      {
        machine: 'insuranceClaim',
        event: { type: 'insuranceClaim.submitted', order, ground: 'lost', remark: 'Again' },
      },
      { at: at(3) },
    );
    expect(again.refusals).toMatchObject([{ rule: 'insuranceClaim.notPaidBefore' }]);
    expect(
      (await desk.act(desk.manager, order, 'order.findReported', { reason: 'Here' }, at(3))).refusals,
    ).toMatchObject([{ rule: 'order.notPaidForAsLost' }]);
  });

  test('an insurance claim of a parcel that turns up is reviewed again and never paid (4.10, 22)', async () => {
    const { order, claim } = await decided(100_000_00);
    await desk.done(desk.manager, order, 'order.findReported', { reason: 'Behind the shelf' }, at(2));
    expect(await claimOf(order)).toMatchObject({ progress: 'reviewing', found: true, amount: null });
    expect((await desk.act(desk.finance, claim, 'insuranceClaim.paid', PAID, at(2))).status).toBe('refused');
    const amount = { amount: 1, remark: 'Still' };
    expect((await desk.act(desk.operations, claim, 'insuranceClaim.decided', amount, at(2))).refusals).toMatchObject([
      { rule: 'insuranceClaim.parcelIsNotFound' },
    ]);
    await desk.done(desk.admin, order, 'order.found', {}, at(2));
    await desk.done(desk.operations, claim, 'insuranceClaim.declined', { reason: 'It was found' }, at(3));
    expect(await desk.orderRow(order)).toMatchObject({ state: 'inStorage' });
  });

  test('an insurance claim may be decided again after its find is withdrawn', async () => {
    const { order, claim } = await decided(100_000_00);
    await desk.done(desk.manager, order, 'order.findReported', { reason: 'Perhaps' }, at(2));
    await desk.done(desk.manager, order, 'order.requestWithdrawn', { reason: 'Another parcel' }, at(2));
    expect(await claimOf(order)).toMatchObject({ progress: 'reviewing', found: false });
    await desk.done(desk.operations, claim, 'insuranceClaim.decided', { amount: 1_00, remark: 'Lost' }, at(2));
    await desk.done(desk.finance, claim, 'insuranceClaim.paid', PAID, at(2));
  });

  test('an insurance claim paid and found at once is either paid or found', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { order, claim } = await decided(100_000_00);
      const outcome = await desk.atOnce(
        [desk.finance, claim, 'insuranceClaim.paid', PAID, at(2)],
        [desk.manager, order, 'order.findReported', { reason: 'Here' }, at(2)],
      );
      expect(outcome).toEqual(['accepted', 'refused']);
      const { state, found } = await claimOf(order);
      const { request } = await desk.orderRow(order);
      expect([state, found, request]).toEqual(state === 'paid' ? ['paid', false, 'none'] : ['open', true, 'find']);
    }
  });

  test('an insurance claim raises alarms after 7, 12 and 14 days, with any decision meanwhile, and is overdue then', async () => {
    const { order } = await decided(100_000_00);
    const alarms: unknown[] = [];
    for (const days of [6, 7, 12, 14]) {
      while ((await raiseDue(desk.store.pool, desk.store.proposer, at(days))) > 0);
      const { alarm, overdue } = await claimOf(order);
      alarms.push([days, alarm, overdue]);
    }
    expect(alarms).toEqual([
      [6, null, false],
      [7, 7, false],
      [12, 12, false],
      [14, 14, true],
    ]);
  });

  test('an insurance claim that is paid rings no more', async () => {
    const { order, claim } = await decided(100_000_00);
    await desk.done(desk.finance, claim, 'insuranceClaim.paid', PAID, at(2));
    const { rows } = await desk.store.pool.query('select event from deadlines where id = $1', [claim]);
    expect(rows).toEqual([]);
    expect(await claimOf(order)).toMatchObject({ state: 'paid', alarm: null });
  });
});
