import { afterEach, describe, expect, it, vi } from 'vitest';
import { evolve as evolveBill } from '#machines/bill/evolve.ts';
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

type Change = (...asked: readonly unknown[]) => object;

/** Adds to the change that an event makes. */
function plant(evolve: object, type: string, change: (made: Readonly<Record<string, number>>) => object): void {
  const changes = evolve as Record<string, Change>;
  const made = changes[type];
  if (!made) throw new Error(`Nothing is changed by ${type}`);
  vi.spyOn(changes, type).mockImplementation((...asked) => {
    const before = made(...asked);
    return { ...before, ...change(before as Record<string, number>) };
  });
}

describe(`the money of customers, billed at random (SEED=${SEED})`, () => {
  afterEach(() => vi.restoreAllMocks());

  it('is neither made nor lost, whatever is settled, paid out, given back and taken back', async () => {
    const { faults, history, kinds } = await billedAtRandom(LENGTHS);
    expect(faults, history).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(KINDS));
  });

  it('would be forgotten if a bill that is reopened did not know the lines that it took over', async () => {
    plant(evolveBill, 'bill.confirmed', () => ({ settled: [] }));
    expect((await billedAtRandom(LENGTHS)).faults).not.toEqual([]);
  });

  it('would lose pyas if a settlement counted whole kyats', async () => {
    plant(evolveSettlement, 'settlement.billCounted', ({ receivable = 0 }) => ({
      receivable: Math.round(receivable / 100) * 100,
    }));
    expect((await billedAtRandom(LENGTHS)).faults).not.toEqual([]);
  });
});
