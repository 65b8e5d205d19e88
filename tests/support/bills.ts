import type { Actor } from '#machines/kit/actor.ts';
import { system } from '#machines/kit/actor.ts';
import { generateBills } from '#server/jobs/bills.ts';
import type { JobResult } from '#server/jobs/job.ts';
import type { Proposer } from '#server/propose/proposer.ts';
import type { Verdict } from '#server/propose/command.ts';
import { form, newOrder, toOrder } from './orders.ts';
import { minutes, type Store } from './world.ts';
import { SEEN } from '#modelTesting/world/seen.ts';

/** A minute after the midnight of Yangon that follows the world's first day. */
export const NIGHT = '2026-11-20T17:31:00.000Z';
/** The Yangon day of `NOW`. */
export const TODAY = '2026-11-20';
export const VOUCHER = { voucher: 'V1', sha256: SEEN };
/** The account of the merchant GOLDEN in the demonstration world. */
export const ACCOUNT = '0010012345678';
export const GOLDEN = { customerKind: 'merchant', customer: 'GOLDEN' } as const;

/** Creates an order of a merchant whose freight is entered in the ledger. */
export const onAccount = (store: Store, by: Actor, merchant: string): Promise<string> =>
  newOrder(store, by, { merchant, payType: 'ledger', source: 'businessPc' });

/** Makes the bills of the day, as one process does at night. */
export const night = (
  store: Store,
  proposer: Pick<Proposer, 'propose'> = store.proposer,
  now = NIGHT,
  run = 1,
): Promise<JobResult> =>
  generateBills({ pool: store.pool, proposer }, { now, run, askedBy: null, signal: new AbortController().signal });

export interface BillRow {
  readonly id: string;
  readonly state: string;
  readonly customer: string;
  readonly day: string;
  readonly lines: number;
  readonly receivable: number;
  readonly payable: number;
}

/** Returns the rows of a customer's bills. */
export const billsOf = async (store: Store, customer: string): Promise<readonly BillRow[]> => {
  const { rows } = await store.pool.query<BillRow>(
    'select id, state, customer, day, lines, receivable, payable from row_bill where customer = $1 order by day, id',
    [customer],
  );
  return rows;
};

export const to = (machine: string, id: string, type: string, data: object = {}) => ({
  machine,
  id,
  event: { type: `${machine}.${type}`, ...data },
});

/** Returns the rules that refused. */
export const rulesOf = ({ refusals }: Verdict): (string | null)[] => refusals.map(({ rule, code }) => rule ?? code);

/**
 * Creates a parcel of a merchant, or of a person (null), within one town, picked up at the counter. The goods money is
 * collected and owed to the sender.
 */
export async function collectedFor(store: Store, merchant: string | null, amount: number): Promise<string> {
  const [clerk, manager, courier] = await Promise.all(
    ['clerk.yangon', 'manager.yangon', 'courier.yangon'].map((name) => store.person(name)),
  );
  if (!clerk || !manager || !courier) throw new Error('Nobody is there');
  const id = await newOrder(store, clerk, {
    ...(merchant === null ? {} : { merchant, source: 'businessPc' }),
    destinationBranch: 'YGN',
    receiver: { ...form.receiver, city: 'MMR013D004' },
    payType: 'offsetByGoods',
    collectionAmount: amount,
  });
  const steps = [
    [manager, 'order.collectorAssigned', { collector: courier.id }],
    [courier, 'order.collected', { piecesScanned: 1 }],
    [clerk, 'order.warehoused', {}],
    [clerk, 'order.signPaid', { amount, method: 'cash' }],
    [clerk, 'order.pickedUpAtCounter', { proof: { kind: 'signature', value: 'S1' } }],
  ] as const;
  for (const [place, [actor, type, data]] of steps.entries()) {
    const verdict = await store.propose(actor, toOrder(id, type, data), { at: minutes(place + 1) });
    if (verdict.status !== 'accepted') throw new Error(`${type}: ${JSON.stringify(verdict.refusals)}`);
  }
  return id;
}

/** Proposes a bill as at night, with the given lines. */
export const billWith = (store: Store, data: object, at = NIGHT): Promise<Verdict> =>
  store.propose(system, { machine: 'bill', event: { type: 'bill.generated', ...data } }, { at });
