import fc from 'fast-check';
import { row as billRow } from '#machines/bill/row.ts';
import { SEEN } from '#modelTesting/world/seen.ts';
import type { BilledHistory, Wanted } from './billedHistory.ts';
import { CUSTOMERS } from './billedParcels.ts';
import { billsOf } from './customersMoney.ts';

/** One act of a history: its kind, its record, its person and the share of the amount. */
export const act = fc.record({
  kind: fc.nat(),
  which: fc.nat(),
  who: fc.nat({ max: 1 }),
  share: fc.constantFrom(0.001, 0.37, 1),
});
type Act = typeof act extends fc.Arbitrary<infer Made> ? Made : never;

/** Returns an item of a list, which has no end. */
export const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(items.length, 1)];
const nothing: readonly Wanted[] = [];
/** What few histories come to is proposed more often once it is possible. */
const often = (isPossible: boolean, wanted: Wanted): readonly Wanted[] =>
  isPossible ? Array.from({ length: 8 }, () => wanted) : nothing;

/** Returns what people might do with the money of a customer now. The machines refuse many of them. */
export function actsOf(history: BilledHistory, { which: chance, share }: Act): readonly Wanted[] {
  const { world } = history;
  const customer = at(CUSTOMERS, chance);
  const which = Math.floor(chance / CUSTOMERS.length);
  if (!customer) return nothing;
  const whose = { customerKind: 'merchant', customer: customer.code };
  const bills = billsOf(world, customer.code);
  const chosen = at(bills, which);
  const row = chosen && { ...billRow(chosen), state: chosen.states['bill'] };
  const paper = { voucher: `V-${history.lines.length}`, sha256: SEEN };
  const transferred = { ...paper, transferredAt: history.at };
  const some = (chosen === undefined ? [] : [chosen, ...bills.filter(() => which % 3 === 0)]).map(({ id }) => id);
  const together = { ...whose, bills: [...new Set(some)] };
  const part = (amount: number) => Math.max(1, Math.floor(amount * share));
  const of = (machine: string, types: Readonly<Record<string, object>>): readonly Wanted[] => {
    const one = at(
      [...world.all(machine)].filter(({ context }) => (context as { customer?: string }).customer === customer.code),
      which,
    );
    return one ? Object.entries(types).map(([type, data]) => ({ machine, id: one.id, type, data })) : nothing;
  };
  const receivable = at([...world.all('receivable')], which);
  const refund = at([...world.all('refund')], which);
  const reason = { reason: 'Agreed' };
  return [
    ...(chosen && row
      ? [
          { machine: 'bill', id: chosen.id, type: 'confirmed', data: paper },
          { machine: 'bill', id: chosen.id, type: 'confirmed', data: paper },
          {
            machine: 'bill',
            type: 'supplementOpened',
            data: { supplements: chosen.id, amount: part(3_333_33), ...reason },
          },
          {
            machine: 'bill',
            id: chosen.id,
            type: 'refundRequested',
            data: { amount: part(row.receivable - row.refunded), ...reason },
          },
          { machine: 'bill', id: chosen.id, type: 'refundConfirmed' },
          { machine: 'bill', id: chosen.id, type: 'refundNotNeeded', data: reason },
          ...often(row.refundStatus === 'requested', { machine: 'bill', id: chosen.id, type: 'refundConfirmed' }),
          ...often(row.refunded === 0 && (row.outstanding > 0 || row.settlementStatus === 'settled'), {
            machine: 'bill',
            id: chosen.id,
            type: 'refundRequested',
            data: { amount: part(row.receivable - row.refunded), ...reason },
          }),
          ...often(row.toGiveBack > 0, { machine: 'bill', id: chosen.id, type: 'refundPaid', data: transferred }),
          ...often(row.refunded > 0 && row.settlementStatus === 'none', {
            machine: 'settlement',
            type: 'opened',
            data: together,
          }),
          { machine: 'bill', id: chosen.id, type: 'reopened', data: reason },
          ...often(row.state === 'confirmed' && row.outstanding > 0 && row.settlementStatus === 'none', {
            machine: 'bill',
            id: chosen.id,
            type: 'reopened',
            data: reason,
          }),
          { machine: 'settlement', type: 'opened', data: together },
          { machine: 'paymentSlip', type: 'drawn', data: { ...together, account: customer.account } },
        ]
      : nothing),
    ...of('settlement', {
      feeCharged: { amount: part(200_00) },
      requested: {},
      settled: transferred,
      withdrawn: reason,
      dissolved: reason,
    }),
    ...of('settlement', { requested: {}, settled: transferred }),
    ...of('settlement', { requested: {}, settled: transferred }),
    ...of('settlement', { settled: transferred }),
    ...of('paymentSlip', { generated: {}, confirmed: transferred, cancelled: reason }),
    ...of('paymentSlip', { generated: {}, confirmed: transferred }),
    ...of('paymentSlip', { confirmed: transferred }),
    ...(receivable
      ? [
          {
            machine: 'refund',
            type: 'requested',
            data: {
              receivable: receivable.id,
              amount: part((receivable.context as { received: number }).received),
              ...reason,
            },
          },
        ]
      : nothing),
    ...(refund
      ? [
          { machine: 'refund', id: refund.id, type: 'confirmed' },
          { machine: 'refund', id: refund.id, type: 'refunded', data: { method: 'cash' } },
        ]
      : nothing),
  ];
}
