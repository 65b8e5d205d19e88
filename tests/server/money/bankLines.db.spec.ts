import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { rulesOf, to } from '../../support/bills.ts';
import { allowed, outForDelivery, paidAtTheDoor, rowOf, tellersOf, type Tellers } from '../../support/money.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let who: Tellers;

beforeAll(async () => {
  store = await createStore();
  who = await tellersOf(store);
});
afterAll(() => store.close());

interface Beginning {
  readonly machine: string;
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
}

const line = (data: object): Beginning => ({
  machine: 'bankLine',
  event: { type: 'bankLine.imported', account: '0012 3456 7890', day: '2026-11-20', number: 1, ...data },
});

/** Proposes the event that begins a record, which must be allowed; returns its number. */
async function begun(by: Actor, command: Beginning): Promise<string> {
  const { id, refusals } = await store.propose(by, command);
  if (id === null) throw new Error(JSON.stringify(refusals));
  return id;
}

/** Imports a line and returns its number. */
const imported = (data: object): Promise<string> => begun(who.finance, line(data));

let vouchers = 0;

/** Records a receipt of money that a courier took by transfer; returns it with its order and amount. */
async function recorded(): Promise<{ receipt: string; order: string; amount: number }> {
  const order = await outForDelivery(store, who);
  const amount = await paidAtTheDoor(store, who, order, 'bank');
  vouchers += 1;
  const receipt = await begun(who.clerk, {
    machine: 'receipt',
    event: {
      type: 'receipt.recorded',
      receivable: `${order}-sign`,
      amount,
      collectionFee: 0,
      method: 'bank',
      account: '0012 3456 7890',
      voucher: `V${vouchers}`,
      transferAt: '2026-11-20T01:00:00.000Z',
    },
  });
  return { receipt, order, amount };
}

const matched = async (data: object, receipt: string): Promise<string> => {
  const id = await imported(data);
  await allowed(store, who.finance, to('bankLine', id, 'matched', { receipt }));
  return id;
};

describe('a line of a bank statement', () => {
  test('a line of a bank statement is there once, however often its statement is imported; an equal line has the next number', async () => {
    const data = { paidIn: 5_000_00, reference: 'FT-TWICE' };
    await imported(data);
    const again = await store.propose(who.finance, line({ ...data, narrative: 'From another file' }));
    expect(rulesOf(again)).toEqual(['claim.bankLine.line']);
    await imported({ ...data, number: 2 });
    const both = await Promise.all(
      [1, 2].map(() => store.propose(who.finance, line({ paidIn: 7_00, reference: 'FT-AT-ONCE' }))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
  });

  test('a line of a bank statement that is accepted confirms its receipt and the payment, in the name of the person', async () => {
    const { receipt, order, amount } = await recorded();
    const id = await matched({ paidIn: amount, reference: `FT ${receipt}` }, receipt);
    expect(await rowOf(store, 'bankLine', id)).toMatchObject({
      matchKind: 'exact',
      score: 95,
      reasons: ['amount', 'reference', 'sameDay'],
      customerName: expect.any(String),
    });
    const { events } = await allowed(store, who.finance, to('bankLine', id, 'accepted'));
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual([
      'bankLine.accepted',
      'receipt.confirmed',
      'order.signConfirmed',
    ]);
    expect(await rowOf(store, 'receipt', receipt)).toMatchObject({ state: 'confirmed', confirmedBy: who.finance.id });
    expect(await rowOf(store, 'order', order)).toMatchObject({ paySign: 'confirmed' });
  });

  test('a line of a bank statement is accepted once by two people at once', async () => {
    const { receipt, amount } = await recorded();
    const id = await matched({ paidIn: amount, reference: receipt }, receipt);
    const both = await Promise.all([1, 2].map(() => store.propose(who.finance, to('bankLine', id, 'accepted'))));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
  });

  test('a line of a bank statement is refused a receipt that another line is matched with, until that match is undone', async () => {
    const { receipt, amount } = await recorded();
    const first = await matched({ paidIn: amount, reference: `one ${receipt}` }, receipt);
    const second = await imported({ paidIn: amount, reference: `two ${receipt}` });
    const match = to('bankLine', second, 'matched', { receipt });
    expect(rulesOf(await store.propose(who.finance, match))).toEqual(['claim.bankLine.receipt']);
    await allowed(store, who.finance, to('bankLine', first, 'unmatched'));
    await allowed(store, who.finance, match);
    await allowed(store, who.finance, to('bankLine', second, 'accepted'));
    const late = await store.propose(who.finance, to('bankLine', first, 'matched', { receipt }));
    expect(rulesOf(late)).toEqual(['bankLine.targetWaits']);
  });

  test('a line is linked to a receipt confirmed by its voucher: nothing follows, and no other line shows the money', async () => {
    const { receipt, order, amount } = await recorded();
    const id = await imported({ paidIn: amount, reference: `late ${receipt}` });
    const link = to('bankLine', id, 'linked', { receipt });
    expect(rulesOf(await store.propose(who.finance, link))).toEqual(['bankLine.targetIsConfirmed']);
    await allowed(store, who.finance, to('receipt', receipt, 'confirmed'));
    const before = await rowOf(store, 'order', order);
    const match = await store.propose(who.finance, to('bankLine', id, 'matched', { receipt }));
    expect(rulesOf(match)).toEqual(['bankLine.targetWaits']);
    const { events } = await allowed(store, who.finance, link);
    expect(events.map(({ type }) => type)).toEqual(['bankLine.linked']);
    expect(await rowOf(store, 'bankLine', id)).toMatchObject({ state: 'linked', receipt, matchKind: 'exact' });
    expect(await rowOf(store, 'order', order)).toEqual(before);

    const second = await imported({ paidIn: amount, reference: `second ${receipt}` });
    const again = to('bankLine', second, 'linked', { receipt });
    expect(rulesOf(await store.propose(who.finance, again))).toEqual(['claim.bankLine.receipt']);
    await allowed(store, who.finance, to('bankLine', id, 'unmatched'));
    await allowed(store, who.finance, again);
  });

  test.each([
    ['a hundredth more', 1],
    ['a hundredth less', -1],
  ])('a line of a bank statement is not linked to a receipt of %s', async (_, apart) => {
    const { receipt, amount } = await recorded();
    await allowed(store, who.finance, to('receipt', receipt, 'confirmed'));
    const id = await imported({ paidIn: amount + apart, reference: `apart ${apart} ${receipt}` });
    const refused = await store.propose(who.finance, to('bankLine', id, 'linked', { receipt }));
    expect(rulesOf(refused)).toEqual(['bankLine.amountIsExpected']);
  });

  test('a bank line obeys the rules of its receipt: who recorded it does not accept the line, and nothing is written', async () => {
    const { receipt, amount } = await recorded();
    const id = await matched({ paidIn: amount, reference: `own ${receipt}` }, receipt);
    const clerk = { ...who.clerk, permissions: [...who.clerk.permissions, 'bankLine.accepted'] };
    const own = await store.propose(clerk, to('bankLine', id, 'accepted'));
    expect(own.refusals).toMatchObject([{ code: 'secondPerson', rule: 'receipt.recordedByAnother' }]);
    expect(await rowOf(store, 'bankLine', id)).toMatchObject({ state: 'matched' });
    expect(await rowOf(store, 'receipt', receipt)).toMatchObject({ state: 'toBeConfirmed' });
  });

  test('a bank line confirms all receipts that it pays together in one transaction, and none if one of them refuses', async () => {
    const [one, two, three] = [await recorded(), await recorded(), await recorded()];
    const receipts = [one.receipt, two.receipt];
    const short = await imported({ paidIn: one.amount + two.amount - 1, reference: 'a pya short' });
    const match = (id: string, data: object) => store.propose(who.finance, to('bankLine', id, 'matched', data));
    expect(rulesOf(await match(short, { receipts }))).toEqual(['bankLine.amountIsExpected']);
    const id = await imported({ paidIn: one.amount + two.amount, reference: receipts.join(' ') });
    expect(rulesOf(await match(id, { receipts: [one.receipt, 'RC99999999'] }))).toEqual(['namedWithinReach']);
    expect(rulesOf(await match(id, { receipts: [one.receipt, one.receipt] }))).toContain('bankLine.receiptsDiffer');
    await allowed(store, who.finance, to('bankLine', id, 'matched', { receipts }));
    expect(await rowOf(store, 'bankLine', id)).toMatchObject({ matchKind: 'exact', receipt: null, receipts });

    const other = await imported({ paidIn: two.amount, reference: 'of another line' });
    expect(rulesOf(await match(other, { receipt: two.receipt }))).toEqual(['claim.bankLine.receipt']);
    const more = await imported({ paidIn: two.amount + three.amount, reference: 'of another pair' });
    expect(rulesOf(await match(more, { receipts: [two.receipt, three.receipt] }))).toEqual(['claim.bankLine.receipt']);

    const clerk = { ...who.clerk, permissions: [...who.clerk.permissions, 'bankLine.accepted'] };
    const own = await store.propose(clerk, to('bankLine', id, 'accepted'));
    expect(own.status).toBe('refused');
    const both = await Promise.all([1, 2].map(() => store.propose(who.finance, to('bankLine', id, 'accepted'))));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
    for (const receipt of receipts)
      expect(await rowOf(store, 'receipt', receipt)).toMatchObject({ state: 'confirmed', confirmedBy: who.finance.id });
  });

  test('a line of a bank statement does not confirm the first of its receipts if the second was voided meanwhile', async () => {
    const [one, two] = [await recorded(), await recorded()];
    const receipts = [one.receipt, two.receipt];
    const id = await imported({ paidIn: one.amount + two.amount, reference: 'void' });
    await allowed(store, who.finance, to('bankLine', id, 'matched', { receipts }));
    await allowed(store, who.finance, to('receipt', two.receipt, 'voided', { reason: 'Of another transfer' }));
    expect(rulesOf(await store.propose(who.finance, to('bankLine', id, 'accepted')))).toEqual(['bankLine.targetWaits']);
    expect(await rowOf(store, 'receipt', one.receipt)).toMatchObject({ state: 'toBeConfirmed' });
    await allowed(store, who.finance, to('bankLine', id, 'unmatched'));
    expect(await rowOf(store, 'bankLine', id)).toMatchObject({ state: 'unmatched', receipts: [] });
  });

  test('a line of a bank statement is not matched with another amount, nor with a receipt if money went out', async () => {
    const { receipt, amount } = await recorded();
    const more = await imported({ paidIn: amount + 1, reference: 'more' });
    const out = await imported({ paidOut: amount, reference: 'out' });
    for (const id of [more, out]) {
      const verdict = await store.propose(who.finance, to('bankLine', id, 'matched', { receipt }));
      expect(rulesOf(verdict)).toEqual(['bankLine.amountIsExpected']);
    }
  });
});

describe('a receipt that several lines pay', () => {
  const propose = (by: Actor, id: string, event: string, data: object = {}) =>
    store.propose(by, to('bankLine', id, event, data));

  /** Imports two lines that pay a receipt, the first a thousand. */
  async function inTwo({ receipt, amount }: { receipt: string; amount: number }) {
    const first = await imported({ paidIn: 1_000_00, reference: `first ${receipt}` });
    const second = await imported({ paidIn: amount - 1_000_00, reference: `second ${receipt}` });
    return { first, second };
  }

  test('a receipt that several lines pay waits with its first line; the line of the rest confirms it with all of them, once', async () => {
    const one = await recorded();
    const { receipt } = one;
    const { first, second } = await inTwo(one);
    await allowed(store, who.finance, to('bankLine', first, 'joined', { receipt }));
    expect(await rowOf(store, 'bankLine', first)).toMatchObject({ state: 'joined', receipt, matchKind: 'probable' });
    expect(await rowOf(store, 'receipt', receipt)).toMatchObject({ bankLines: [first], partsPaid: 1_000_00 });
    expect((await propose(who.finance, first, 'accepted')).status).toBe('refused');
    expect(rulesOf(await propose(who.finance, second, 'joined', { receipt }))).toEqual(['bankLine.partLeavesRest']);
    await allowed(store, who.finance, to('bankLine', second, 'matched', { receipt }));

    const clerk = { ...who.clerk, permissions: [...who.clerk.permissions, 'bankLine.accepted'] };
    expect(rulesOf(await propose(clerk, second, 'accepted'))).toEqual(['receipt.recordedByAnother']);
    expect(await rowOf(store, 'receipt', receipt)).toMatchObject({ partsPaid: 1_000_00, state: 'toBeConfirmed' });

    const both = await Promise.all([1, 2].map(() => propose(who.finance, second, 'accepted')));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
    const lines = { bankLines: [first, second], partsPaid: one.amount };
    expect(await rowOf(store, 'receipt', receipt)).toMatchObject({
      state: 'confirmed',
      confirmedBy: who.finance.id,
      ...lines,
    });
    for (const id of [first, second])
      expect(await rowOf(store, 'bankLine', id)).toMatchObject({ state: 'accepted', acceptedBy: who.finance.id });
  });

  test('a receipt that several lines pay takes no more than its amount, whoever is first, and no line beside a matched one', async () => {
    const one = await recorded();
    const { receipt, amount } = one;
    const { first, second } = await inTwo(one);
    const more = await imported({ paidIn: amount + 1, reference: `more ${receipt}` });
    const out = await imported({ paidOut: 1_00, reference: `out ${receipt}` });
    expect(rulesOf(await propose(who.finance, more, 'joined', { receipt }))).toEqual(['bankLine.partIsLess']);
    expect(rulesOf(await propose(who.finance, out, 'joined', { receipt }))).toContain('bankLine.partCameIn');
    const short = await imported({ paidIn: amount - 1_000_01, reference: `short ${receipt}` });

    // Each alone leaves a rest; together they pay all of it, so that the later one is to be matched.
    const raced = await Promise.all([first, second].map((id) => propose(who.finance, id, 'joined', { receipt })));
    expect(raced.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
    expect(raced.flatMap(rulesOf)).toEqual(['bankLine.partLeavesRest']);
    const [joined, rest] = raced[0]?.status === 'accepted' ? [first, second] : [second, first];

    if (joined === first)
      expect(rulesOf(await propose(who.finance, short, 'matched', { receipt }))).toEqual(['bankLine.amountIsExpected']);
    await allowed(store, who.finance, to('bankLine', rest, 'matched', { receipt }));
    const late = await imported({ paidIn: 1_00, reference: `late ${receipt}` });
    expect(rulesOf(await propose(who.finance, late, 'joined', { receipt }))).toEqual(['bankLine.receiptIsFree']);
  });

  test('a receipt is neither confirmed nor voided by hand while a part waits; the part is undone before', async () => {
    const one = await recorded();
    const { receipt } = one;
    const { first, second } = await inTwo(one);
    await allowed(store, who.finance, to('bankLine', first, 'joined', { receipt }));
    const act = (event: string, data: object = {}) => store.propose(who.finance, to('receipt', receipt, event, data));
    expect(rulesOf(await act('confirmed'))).toEqual(['receipt.partsAreWhole']);
    expect(rulesOf(await act('voided', { reason: 'Of another transfer' }))).toEqual(['receipt.noPartsWait']);
    await allowed(store, who.finance, to('bankLine', second, 'matched', { receipt }));

    await allowed(store, who.finance, to('bankLine', first, 'unmatched'));
    expect(await rowOf(store, 'receipt', receipt)).toMatchObject({ bankLines: [], partsPaid: 0 });
    expect(await rowOf(store, 'bankLine', first)).toMatchObject({ state: 'unmatched', receipt: null });
    expect(rulesOf(await propose(who.finance, second, 'accepted'))).toEqual(['bankLine.amountIsExpected']);
    await allowed(store, who.finance, to('bankLine', second, 'unmatched'));
    await allowed(store, who.finance, to('receipt', receipt, 'confirmed'));
  });

  test('a receipt that several lines pay is paid by one line together with another receipt', async () => {
    const [one, two] = [await recorded(), await recorded()];
    const { first } = await inTwo(one);
    await allowed(store, who.finance, to('bankLine', first, 'joined', { receipt: one.receipt }));
    const receipts = [one.receipt, two.receipt];
    const rest = await imported({ paidIn: one.amount - 1_000_00 + two.amount, reference: receipts.join(' ') });
    await allowed(store, who.finance, to('bankLine', rest, 'matched', { receipts }));
    await allowed(store, who.finance, to('bankLine', rest, 'accepted'));
    for (const receipt of receipts)
      expect(await rowOf(store, 'receipt', receipt)).toMatchObject({ state: 'confirmed' });
    expect(await rowOf(store, 'receipt', one.receipt)).toMatchObject({ bankLines: [first, rest] });
    expect(await rowOf(store, 'receipt', two.receipt)).toMatchObject({ bankLines: [] });
    expect(await rowOf(store, 'bankLine', first)).toMatchObject({ state: 'accepted' });
  });

  test('a receipt that several lines pay takes proposals all or none: a refused rest leaves no part joined', async () => {
    const one = await recorded();
    const { receipt } = one;
    const { first, second } = await inTwo(one);
    const other = await imported({ paidIn: one.amount - 1_000_01, reference: `other ${receipt}` });
    const both = (rest: string) =>
      store.proposeAll(
        who.finance,
        [to('bankLine', first, 'joined', { receipt }), to('bankLine', rest, 'matched', { receipt })],
        { mode: 'atomic' },
      );
    expect((await both(other)).map(({ status }) => status)).not.toContain('accepted');
    expect(await rowOf(store, 'bankLine', first)).toMatchObject({ state: 'unmatched' });
    expect((await both(second)).map(({ status }) => status)).toEqual(['accepted', 'accepted']);
  });
});
