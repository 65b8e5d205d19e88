import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyOf } from '#server/store/history.ts';
import { auditOf } from '../../support/audit.ts';
import { billsOf, night, VOUCHER } from '../../support/bills.ts';
import { minutes } from '../../support/world.ts';
import { together } from '../transport/depot.ts';
import { openDesk, type Desk } from './parcels.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => {
  const faults = await auditOf(desk.store.pool);
  await desk.store.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

const rounds = Array.from({ length: 4 }, (_, round) => round);

const typesOf = async (order: string): Promise<string[]> =>
  (await historyOf(desk.store.pool, { machine: 'order', id: order })).map(({ type }) => type.slice('order.'.length));

describe('impossible combinations, tried from two sides at once', () => {
  const editing = (id: string) =>
    ({
      actor: desk.admin,
      machine: 'order',
      id,
      type: 'modified',
      data: { changes: { remark: 'Ring twice' } },
    }) as const;
  const goingOut = (id: string) => ({ actor: desk.courier, machine: 'order', id, type: 'outForDelivery' }) as const;

  test.each(rounds)('23: an edit while the parcel goes out moves nothing (%i)', async () => {
    const order = await desk.inBranch();
    await desk.done(desk.courier, order, 'order.deliveryClaimed');
    const [edited, went] = await together(desk.store, editing(order), goingOut(order));
    expect(went.status).toBe('accepted');
    expect((await desk.orderRow(order))['state']).toBe('delivering');
    // A parcel out for delivery can no longer be edited: a later edit is refused.
    const both = edited.status === 'accepted' ? ['modified', 'outForDelivery'] : ['deliveryClaimed', 'outForDelivery'];
    expect((await typesOf(order)).slice(-2)).toEqual(both);
  });

  test.each(rounds)('23: a remark while the parcel goes out moves nothing and is not lost (%i)', async () => {
    const order = await desk.inBranch();
    await desk.done(desk.courier, order, 'order.deliveryClaimed');
    const remark = { question: '111', remark: 'Late' };
    const remarking = { actor: desk.support, machine: 'order', id: order, type: 'workOrderRaised', data: remark };
    const verdicts = await together(desk.store, remarking, goingOut(order));
    expect(verdicts.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    expect((await desk.orderRow(order))['state']).toBe('delivering');
    expect(await typesOf(order)).toEqual(expect.arrayContaining(['outForDelivery', 'workOrderRaised']));
  });

  test.each(rounds)(
    '23: a problem closed while the parcel goes out leaves the parcel out for delivery (%i)',
    async () => {
      const order = await desk.inBranch();
      await desk.done(desk.courier, order, 'order.deliveryClaimed');
      expect(
        await desk.atOnce([desk.clerk, '', 'problemItem.raised', { order, kind: 'other', reason: 'Wet' }]),
      ).toEqual(['accepted']);
      const [found] = await desk.rows('problemItem', order);
      const id = String(found?.['id']);
      await desk.done(desk.clerk, id, 'problemItem.taken', { remark: 'Looking' });
      const before = await typesOf(order);
      const closing = { actor: desk.clerk, machine: 'problemItem', id, type: 'handled' } as const;
      const verdicts = await together(
        desk.store,
        { ...closing, data: { remark: 'Dried', identifier: 'handledByBranch' } },
        goingOut(order),
      );
      expect(verdicts.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
      expect(await desk.orderRow(order)).toMatchObject({ state: 'delivering', exception: 'none' });
      expect((await typesOf(order)).slice(before.length)).toEqual(['outForDelivery']);
      expect(await desk.rows('problemItem', order)).toMatchObject([{ state: 'handled' }]);
    },
  );

  test.each(rounds)(
    '25: a signature is declared void before the bill is confirmed, never after (%i)',
    async (round) => {
      const at = minutes((round + 1) * 3 * 24 * 60);
      const order = await desk.outForDelivery({ merchant: 'GOLDEN', payType: 'ledger', source: 'businessPc' });
      const proof = { kind: 'signature', value: 'F1' };
      await desk.done(desk.courier, order, 'order.signed', { proof, piecesScanned: 1 });
      await desk.done(desk.support, order, 'order.signVoidRequested', { reason: 'Signed by a neighbour' });
      await night(desk.store, desk.store.proposer, at, round + 1);
      const bill = (await billsOf(desk.store, 'GOLDEN')).find(({ state }) => state === 'pending');
      const [found] = await desk.rows('workOrder', order);
      const [approved, confirmed] = await together(
        desk.store,
        {
          actor: desk.finance,
          machine: 'workOrder',
          id: String(found?.['id']),
          type: 'cancelSignApproved',
          data: { place: 'deliverer', remark: 'The deliverer has it' },
        },
        { actor: desk.finance, machine: 'bill', id: bill?.id ?? '', type: 'confirmed', data: VOUCHER },
      );
      expect(confirmed.status).toBe('accepted');
      const types = await typesOf(order);
      const [voided, settled] = [types.indexOf('signVoidedToDeliverer'), types.indexOf('billConfirmed')];
      expect(settled).toBeGreaterThan(0);
      if (approved.status === 'accepted') {
        expect(voided).toBeGreaterThan(0);
        expect(voided).toBeLessThan(settled);
        expect(await desk.orderRow(order)).toMatchObject({ state: 'delivering' });
      } else {
        expect(approved.refusals.map(({ rule }) => rule)).toEqual(['order.notSettled']);
        expect(voided).toBe(-1);
        expect(await desk.orderRow(order)).toMatchObject({ state: 'signed' });
      }
    },
  );
});
