import { localDay } from '../time/calendar.ts';
import type { Evolve } from '../kit/evolve.ts';
import { payableOf, toGiveBack, type Bill } from './context.ts';
import type { BillRecordedEvent } from './events.ts';
import type { Lookups } from './lookups.ts';

export const evolve: Evolve<Bill> = {
  'bill.generated': (_, { data, at }: BillRecordedEvent<'bill.generated'>) => ({ ...data, generatedAt: at }),
  'bill.supplementOpened': (_, { data, lookups, at, id, actor }: BillRecordedEvent<'bill.supplementOpened'>) => {
    const { confirmed: _confirmed, ...whose } = (lookups as Partial<Lookups>).supplemented ?? {};
    const { amount, supplements, reason } = data;
    return {
      ...whose,
      supplements,
      supplementedBy: actor.id,
      reason,
      day: localDay(at),
      generatedAt: at,
      lines: [{ line: id, kind: 'supplement' as const, order: null, amount }],
    };
  },
  'bill.lineAmended': ({ lines }, { data }: BillRecordedEvent<'bill.lineAmended'>) => ({
    lines: lines.map((one) => (one.line === data.line ? { ...one, amount: data.amount } : one)),
  }),
  'bill.lineRemoved': ({ lines }, { data }: BillRecordedEvent<'bill.lineRemoved'>) => ({
    lines: lines.filter(({ line }) => line !== data.line),
  }),
  'bill.confirmed': ({ lines }, { data, at, actor }: BillRecordedEvent<'bill.confirmed'>) => ({
    ...data,
    settled: lines.flatMap(({ kind, line }) => (kind === 'receivable' ? [line] : [])),
    confirmedAt: at,
    confirmedBy: actor.id,
  }),
  'bill.reopened': (_, { data }: BillRecordedEvent<'bill.reopened'>) => ({
    ...data,
    voucher: null,
    sha256: null,
    confirmedAt: null,
    confirmedBy: null,
  }),
  'bill.refundRequested': (_, { data, actor }: BillRecordedEvent<'bill.refundRequested'>) => ({
    request: { by: actor.id, ...data },
  }),
  'bill.refundNotNeeded': () => ({ request: null }),
  'bill.refundConfirmed': ({ refunded, request }) => ({ refunded: refunded + (request?.amount ?? 0), request: null }),
  'bill.refundPaid': (bill) => ({ repaid: bill.repaid + toGiveBack(bill) }),
  'bill.gathered': (bill, { data }: BillRecordedEvent<'bill.gathered'>) => ({
    settlement: data.by,
    // A payment slip pays out the bills on it, so they are not netted.
    netted: bill.slip === null ? payableOf(bill) : 0,
    deducted: bill.refunded,
  }),
  'bill.letGo': () => ({ settlement: null, netted: 0, deducted: 0 }),
  'bill.putOnSlip': (_, { data }: BillRecordedEvent<'bill.putOnSlip'>) => ({ slip: data.by }),
  'bill.takenOffSlip': () => ({ slip: null }),
};
