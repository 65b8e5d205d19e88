import fc from 'fast-check';
import { localDay } from '#machines/time/calendar.ts';
import { system, type Actor } from '#machines/kit/actor.ts';
import { planned, unbilledAmong } from '#machines/lookups/billing.ts';
import { merchants } from '#server/demo/world/merchants.ts';
import { form } from '../support/orders.ts';
import type { BilledHistory } from './billedHistory.ts';

/** Customers of a history, with the account that they are paid to. */
export const CUSTOMERS = merchants
  .slice(0, 2)
  .map(({ code, accounts }) => ({ code, account: accounts[0]?.number ?? '' }));

/** A parcel of a customer, paid for in one of the ways. */
export const parcel = fc.record({
  whose: fc.nat({ max: CUSTOMERS.length - 1 }),
  payType: fc.constantFrom('senderCash', 'receiverPays', 'offsetByGoods', 'ledger', 'ledger'),
  /** Odd amounts, so that a part is never a round one. */
  goods: fc.integer({ min: 20_000_00, max: 90_000_01 }),
  fee: fc.option(fc.integer({ min: 1, max: 999_99 })),
});
type Parcel = typeof parcel extends fc.Arbitrary<infer Made> ? Made : never;

/** Takes a parcel to its receiver, with all money paid at the counter. */
export async function deliver(history: BilledHistory, { whose, payType, goods, fee }: Parcel): Promise<void> {
  const [clerk, courier] = [history.person(0), history.person(1)];
  const id = await history.must(clerk, {
    machine: 'order',
    type: 'created',
    data: {
      ...form,
      source: 'businessPc',
      destinationBranch: 'YGN',
      receiver: { ...form.receiver, city: 'MMR013D004' },
      merchant: CUSTOMERS[whose]?.code,
      payType,
      collectionAmount: goods,
    },
  });
  const step = (by: Actor, type: string, data: object = {}) => history.must(by, { machine: 'order', id, type, data });
  const due = (stage: string) =>
    (history.world.aggregate('receivable', `${id}-${stage}`)?.context as { due?: number } | undefined)?.due ?? 0;
  await step(clerk, 'collectorAssigned', { collector: courier.id });
  if (payType === 'senderCash') await step(clerk, 'collectionPaid', { amount: due('collection'), method: 'cash' });
  await step(courier, 'collected', { piecesScanned: 1 });
  await step(clerk, 'warehoused');
  if (fee !== null)
    await step(clerk, 'extraFeeAdded', { kind: 'upstairs', amount: fee, channel: 'cash', stage: 'sign' });
  await step(clerk, 'signPaid', { amount: due('sign'), method: 'cash' });
  await step(clerk, 'pickedUpAtCounter', { proof: { kind: 'signature', value: 'S1' } });
}

/** Makes the bills of the day before, as the server does at night. */
export async function bill(history: BilledHistory): Promise<void> {
  const today = localDay(history.at);
  for (const data of planned(unbilledAmong(history.world, today), new Set(), today))
    await history.must(system, { machine: 'bill', type: 'generated', data });
}
