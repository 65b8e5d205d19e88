import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '#machines/bill/context.ts';
import { evolve as evolveBill } from '#machines/bill/evolve.ts';
import type { Order } from '#machines/order/context.ts';
import { evolve as evolveOrder } from '#machines/order/evolve.ts';
import type { Settlement } from '#machines/settlement/context.ts';
import { evolve as evolveSettlement } from '#machines/settlement/evolve.ts';
import { SEED } from '#modelTesting/random.ts';
import { billedAtRandom } from './billedAtRandom.ts';

const LENGTHS = { histories: 40, acts: 40 };

/** What can be done to the money of a bill: a run that leaves one out shows little. */
const KINDS = [
  'bill.refundConfirmed',
  'bill.refundPaid',
  'bill.reopened',
  'bill.supplementOpened',
  'paymentSlip.cancelled',
  'paymentSlip.confirmed',
  'refund.refunded',
  'settlement.dissolved',
  'settlement.feeCharged',
  'settlement.settled',
];

type Change = (before: object, ...asked: readonly unknown[]) => object;

/** Adds to the change that an event makes: from the change, and from the context before it. */
function plant<Context>(
  evolve: object,
  type: string,
  change: (made: Partial<Context>, before: Context) => Partial<Context>,
): void {
  const changes = evolve as Record<string, Change>;
  const made = changes[type];
  if (!made) throw new Error(`Nothing is changed by ${type}`);
  vi.spyOn(changes, type).mockImplementation((before, ...asked) => {
    const right = made(before, ...asked);
    return { ...right, ...change(right, before as Context) };
  });
}

/** Faults by what a bill would do with them. */
const PLANTED: Readonly<Record<string, () => void>> = {
  'forget a debt that it took over when it is reopened': () =>
    plant<Bill>(evolveBill, 'bill.confirmed', () => ({ settled: [] })),
  'lose the goods money of a parcel when it is reopened': () =>
    plant<Bill>(evolveBill, 'bill.reopened', (_, { lines }) => ({
      lines: lines.filter(({ kind }, place) => kind !== 'payable' || place > 0),
    })),
  'count a refund twice': () =>
    plant<Bill>(evolveBill, 'bill.refundConfirmed', (_, { refunded, request }) => ({
      refunded: refunded + 2 * (request?.amount ?? 0),
    })),
  'ask for a supplement twice': () =>
    plant<Bill>(evolveBill, 'bill.supplementOpened', ({ lines = [] }) => ({
      lines: lines.map((line) => ({ ...line, amount: 2 * line.amount })),
    })),
  'lose pyas in a settlement of whole kyats': () =>
    plant<Settlement>(evolveSettlement, 'settlement.billCounted', ({ receivable = 0 }) => ({
      receivable: Math.round(receivable / 100) * 100,
    })),
  'be settled with the handling fee twice': () =>
    plant<Settlement>(evolveSettlement, 'settlement.feeCharged', ({ fee = 0 }) => ({ fee: 2 * (fee ?? 0) })),
  'carry an extra fee twice': () =>
    plant<Order>(evolveOrder, 'order.extraFeeAdded', ({ extraFees = [] }) => ({
      extraFees: extraFees.map((one) => ({ ...one, amount: 2 * one.amount })),
    })),
};

describe(`the money of customers, billed at random (SEED=${SEED})`, () => {
  afterEach(() => vi.restoreAllMocks());

  it('customers’ money billed at random is neither made nor lost, whatever is settled, paid out, given back and taken back', async () => {
    const { faults, history, kinds } = await billedAtRandom(LENGTHS);
    expect(faults, history).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(KINDS));
  });

  it.each(Object.keys(PLANTED))(
    'the check of customers’ money would notice a fault if a bill could %s',
    async (fault) => {
      PLANTED[fault]?.();
      expect((await billedAtRandom(LENGTHS)).faults).not.toEqual([]);
    },
  );
});
