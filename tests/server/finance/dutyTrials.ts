import type { Actor } from '#machines/kit/actor.ts';
import { ACCOUNT, billsOf, collectedFor, GOLDEN, night, NIGHT, onAccount, to, VOUCHER } from '../../support/bills.ts';
import { allowed, dueOf, outForDelivery, paidAtTheDoor, rowOf, tellersOf } from '../../support/money.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import type { Store } from '../../support/world.ts';

interface Command {
  readonly machine: string;
  readonly id?: string;
  readonly event: { readonly type: string };
}
/** Sends a command over HTTP as the person of an account; it must be allowed. Returns the id of its record. */
type Does = (account: string, command: Command) => Promise<string>;

/** One pair of steps that two people should do, on a record where one person tries both. */
export interface DutyTrial {
  readonly first: string;
  readonly second: string;
  /** Makes the command of the first step, on a record that waits for it. */
  readonly begins: (account: string) => Promise<Command>;
  /** The steps of others between the two. */
  readonly between?: (id: string, account: string) => Promise<unknown>;
  readonly follows: (id: string) => Command;
  /** Brings the record to where the next account may begin. */
  readonly ends?: (id: string, account: string) => Promise<unknown>;
}

/** A minute after the bills of the night. */
const MORNING = new Date(Date.parse(NIGHT) + 60_000).toISOString();
/** More than one person may pay a claim of alone. */
const CLAIMED = 300_000_01;
const WORTH = 800_000_00;
const HANDED = { MMK: 100_00, CNY: 0 };
const LESS = { MMK: 99_00, CNY: 0 };
const LEAST = { MMK: 98_00, CNY: 0 };
const reason = { reason: 'For the next one' };

const begin = (type: string, data: object): Command => ({
  machine: type.slice(0, type.indexOf('.')),
  event: { type, ...data },
});

/** Declares a trial of each pair of finance on the records of a store. */
export async function dutyTrialsOn(store: Store, does: Does): Promise<readonly DutyTrial[]> {
  const who = await tellersOf(store);
  const support: Actor = await store.person('support');
  let papers = 0;
  const paper = () => {
    papers += 1;
    return { ...VOUCHER, voucher: `V-duties-${papers}` };
  };
  const voucherOf = () => ({ voucher: paper().voucher });
  const transfer = () => ({ ...paper(), transferredAt: MORNING });
  /** The account of another person who may do everything. */
  const not = (account: string): string => (account === 'finance' ? 'admin' : 'finance');

  // Each customer has a confirmed bill, with goods money and with freight on account.
  const customers = ['GOLDEN', 'SHWETHAR', 'YADANAR'] as const;
  for (const customer of customers) {
    await collectedFor(store, customer, 50_000_00);
    await onAccount(store, who.clerk, customer);
  }
  await night(store);
  const [paidOut = '', settled = '', reopened = ''] = await Promise.all(
    customers.map(async (customer) => (await billsOf(store, customer))[0]?.id ?? ''),
  );
  const morning = async (command: Command): Promise<string> => {
    const verdict = await store.propose(who.finance, command, { at: MORNING });
    if (verdict.status !== 'accepted') throw new Error(`${command.event.type}: ${JSON.stringify(verdict.refusals)}`);
    return verdict.id ?? '';
  };
  for (const bill of [paidOut, settled]) await morning(to('bill', bill, 'confirmed', paper()));
  const settlement = await morning(
    begin('settlement.opened', { customerKind: 'merchant', customer: 'SHWETHAR', bills: [settled] }),
  );
  await morning(begin('period.opened', { month: '2026-09' }));

  const paidByBank = await outForDelivery(store, who);
  await paidAtTheDoor(store, who, paidByBank, 'bank');
  const till = await outForDelivery(store, who, { collectionAmount: 90_000_00 });
  await paidAtTheDoor(store, who, till);

  const pays = async (order: string, stage: string): Promise<Command> =>
    toOrder(order, `order.${stage}Paid`, { amount: await dueOf(store, order, stage), method: 'bank', ...voucherOf() });
  const fee = async (order: string, stage: string): Promise<string> => {
    const data = { kind: 'redelivery', amount: 500_00, channel: 'cash', stage };
    await allowed(store, who.clerk, toOrder(order, 'order.extraFeeAdded', data));
    return order;
  };
  const orders = {
    collection: () => newOrder(store, who.clerk, { payType: 'senderCash' }),
    sign: () => outForDelivery(store, who),
    online: async () => fee(await outForDelivery(store, who), 'online'),
    reverseSign: async () => {
      const order = await newOrder(store, who.clerk, { payType: 'receiverPays' });
      await allowed(store, who.manager, toOrder(order, 'order.collectorAssigned', { collector: who.courier.id }));
      await allowed(store, who.courier, toOrder(order, 'order.collected', { piecesScanned: 1 }));
      await allowed(store, who.clerk, toOrder(order, 'order.warehoused'));
      await allowed(store, support, toOrder(order, 'order.recalled', { ...reason, returnCharging: 'free' }));
      return fee(order, 'reverseSign');
    },
  };
  const receivedOf = async (order: string): Promise<number> => {
    const { rows } = await store.pool.query<{ received: number }>(
      'select received::float8 as received from row_receivable where id = $1',
      [`${order}-sign`],
    );
    return rows[0]?.received ?? 0;
  };
  const receiptOf = async (order: string): Promise<Command> =>
    begin('receipt.recorded', {
      receivable: `${order}-sign`,
      amount: await receivedOf(order),
      collectionFee: 0,
      method: 'bank',
      account: ACCOUNT,
      ...voucherOf(),
      transferAt: MORNING,
    });
  const cash = (event: string, data: object = {}) => to('courierCash', who.courier.id, event, data);
  /** Receipts by their order. */
  const receipts = new Map<string, string>();
  const generate = (id: string) => to('paymentSlip', id, 'generated');
  const drawer = async (id: string): Promise<string | undefined> => {
    const { rows } = await store.pool.query<{ by: string }>(
      `select row ->> 'drawnBy' as by from row_payment_slip where id = $1`,
      [id],
    );
    return rows[0]?.by;
  };
  const draws = () => begin('paymentSlip.drawn', { ...GOLDEN, account: ACCOUNT, bills: [paidOut] });
  const cancels = (id: string, account: string) =>
    does(not(account), to('paymentSlip', id, 'cancelled', { ...reason }));
  const refunds = () => begin('refund.requested', { receivable: `${paidByBank}-sign`, amount: 100, ...reason });
  /** A courier hands cash in, and others count it. */
  const counted = async (first: object, other: object): Promise<void> => {
    await does('finance', cash('firstCounted', first));
    await does('manager.yangon', cash('secondCounted', other));
  };
  /** The courier hands cash in, unless what was handed in for accounts that may not count still waits. */
  const handsIn = async (): Promise<void> => {
    const { state } = await rowOf(store, 'courierCash', who.courier.id);
    if (state === 'holding') await does('courier.yangon', cash('handedIn', HANDED));
  };
  /** Who counts beside an account, and who decides about their counts. */
  const otherCounter = (account: string): string => (account === 'finance' ? 'clerk.yangon' : 'finance');
  const decider = (account: string): string => (account === 'manager.yangon' ? 'admin' : 'manager.yangon');
  const ofOwnCash = (
    second: string,
    data: object,
    { between, ends }: Required<Pick<DutyTrial, 'between'>> & Pick<DutyTrial, 'ends'>,
  ): DutyTrial => ({
    first: 'courierCash.handedIn',
    second: `courierCash.${second}`,
    begins: () => Promise.resolve(cash('handedIn', HANDED)),
    between,
    follows: () => cash(second, data),
    ...(ends && { ends }),
  });

  return [
    ...(['collection', 'sign', 'online', 'reverseSign'] as const).map((stage): DutyTrial => ({
      first: `order.${stage}Paid`,
      second: `order.${stage}Confirmed`,
      begins: async () => pays(await orders[stage](), stage),
      follows: (id) => toOrder(id, `order.${stage}Confirmed`),
    })),
    {
      first: 'order.signPaid',
      second: 'receipt.confirmed',
      begins: async () => pays(await orders.sign(), 'sign'),
      follows: (id) => to('receipt', receipts.get(id) ?? '', 'confirmed'),
      between: async (id) => receipts.set(id, await does('clerk.yangon', await receiptOf(id))),
    },
    {
      first: 'receipt.recorded',
      second: 'receipt.confirmed',
      begins: async () => {
        const order = await outForDelivery(store, who);
        await paidAtTheDoor(store, who, order, 'bank');
        return receiptOf(order);
      },
      follows: (id) => to('receipt', id, 'confirmed'),
    },
    ...(['confirmed', 'refused'] as const).map((decision): DutyTrial => ({
      first: 'refund.requested',
      second: `refund.${decision}`,
      begins: () => Promise.resolve(refunds()),
      follows: (id) => to('refund', id, decision, decision === 'refused' ? reason : {}),
      ends: (id, account) => does(not(account), to('refund', id, 'notNeeded', reason)),
    })),
    {
      first: 'bill.supplementOpened',
      second: 'bill.confirmed',
      begins: () => Promise.resolve(begin('bill.supplementOpened', { supplements: settled, amount: 100, ...reason })),
      follows: (id) => to('bill', id, 'confirmed', paper()),
    },
    {
      first: 'bill.confirmed',
      second: 'bill.reopened',
      begins: () => Promise.resolve(to('bill', reopened, 'confirmed', paper())),
      follows: (id) => to('bill', id, 'reopened', reason),
      ends: (id, account) => does(not(account), to('bill', id, 'reopened', reason)),
    },
    {
      first: 'bill.refundRequested',
      second: 'bill.refundConfirmed',
      begins: () => Promise.resolve(to('bill', settled, 'refundRequested', { amount: 100, ...reason })),
      follows: (id) => to('bill', id, 'refundConfirmed'),
      ends: (id, account) => does(not(account), to('bill', id, 'refundNotNeeded', reason)),
    },
    {
      first: 'settlement.requested',
      second: 'settlement.settled',
      begins: () => Promise.resolve(to('settlement', settlement, 'requested')),
      follows: (id) => to('settlement', id, 'settled', transfer()),
      ends: (id, account) => does(not(account), to('settlement', id, 'withdrawn', reason)),
    },
    {
      first: 'paymentSlip.drawn',
      second: 'paymentSlip.confirmed',
      begins: () => Promise.resolve(draws()),
      between: async (id) => does((await drawer(id)) === who.finance.id ? 'admin' : 'finance', generate(id)),
      follows: (id) => to('paymentSlip', id, 'confirmed', transfer()),
      ends: cancels,
    },
    {
      first: 'paymentSlip.generated',
      second: 'paymentSlip.confirmed',
      begins: async (account) => generate(await does(not(account), draws())),
      follows: (id) => to('paymentSlip', id, 'confirmed', transfer()),
      ends: cancels,
    },
    ofOwnCash('firstCounted', HANDED, {
      between: () => Promise.resolve(),
      ends: () => does('courier.yangon', cash('takenBack', reason)),
    }),
    ofOwnCash('secondCounted', HANDED, {
      between: () => does('finance', cash('firstCounted', HANDED)),
      ends: async () => {
        await does('manager.yangon', cash('secondCounted', HANDED));
        await does('manager.yangon', cash('accepted'));
      },
    }),
    ofOwnCash(
      'accepted',
      {},
      {
        between: () => counted(HANDED, HANDED),
        ends: () => does('manager.yangon', cash('accepted')),
      },
    ),
    ofOwnCash('differenceAccepted', reason, {
      between: () => counted(LESS, LESS),
      ends: () => does('manager.yangon', cash('differenceAccepted', reason)),
    }),
    ofOwnCash(
      'resolved',
      { ...LESS, ...reason },
      {
        between: async () => {
          await counted(LESS, LEAST);
          await does('manager.yangon', cash('disputed', reason));
        },
        ends: () => does('admin', cash('resolved', { ...LESS, ...reason })),
      },
    ),
    {
      first: 'courierCash.firstCounted',
      second: 'courierCash.secondCounted',
      begins: async () => {
        await handsIn();
        return cash('firstCounted', HANDED);
      },
      follows: () => cash('secondCounted', HANDED),
      ends: async (_, account) => {
        const other = account === 'manager.yangon' ? 'finance' : 'manager.yangon';
        await does(other, cash('secondCounted', HANDED));
        await does('manager.yangon', cash('accepted'));
      },
    },
    ...(['firstCounted', 'secondCounted'] as const).map((counts): DutyTrial => ({
      first: `courierCash.${counts}`,
      second: 'courierCash.resolved',
      begins: async (account) => {
        await handsIn();
        if (counts === 'secondCounted') await does(otherCounter(account), cash('firstCounted', LESS));
        return cash(counts, LEAST);
      },
      between: async (_, account) => {
        if (counts === 'firstCounted') await does(otherCounter(account), cash('secondCounted', LESS));
        await does(decider(account), cash('disputed', reason));
      },
      follows: () => cash('resolved', { ...LESS, ...reason }),
      ends: (_, account) => does(decider(account), cash('resolved', { ...LESS, ...reason })),
    })),
    {
      first: 'insuranceClaim.decided',
      second: 'insuranceClaim.paid',
      begins: async () => {
        const order = await newOrder(store, who.clerk, { insureAmount: WORTH });
        await allowed(store, who.manager, toOrder(order, 'order.collectorAssigned', { collector: who.courier.id }));
        await allowed(store, who.courier, toOrder(order, 'order.collected', { piecesScanned: 1 }));
        const submitted = { order, ground: 'damaged', remark: 'Torn' };
        const claim = await does('support', begin('insuranceClaim.submitted', submitted));
        await does('support', to('insuranceClaim', claim, 'reviewStarted'));
        return to('insuranceClaim', claim, 'decided', { amount: CLAIMED, remark: 'Torn' });
      },
      follows: (id) => to('insuranceClaim', id, 'paid', { method: 'bank', ...voucherOf() }),
    },
    {
      first: 'period.closingAsked',
      second: 'period.closed',
      begins: () => Promise.resolve(to('period', '2026-09', 'closingAsked')),
      follows: (id) => to('period', id, 'closed'),
      ends: (id, account) => does(not(account), to('period', id, 'closingWithdrawn', reason)),
    },
  ];
}
