import { describe, expect, it } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { accountGroups, accountNames, accounts } from '#machines/money/ledgerAccounts.ts';
import { flowOf } from '#machines/postings/flows.ts';
import { kyat, postsChangeOf, summed, type Entry } from '#machines/postings/entry.ts';
import { entriesOf, imbalanceOf, postings, UnbalancedError } from '#machines/postings/index.ts';
import type { RecordedEvent } from '#machines/kit/proposal.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';

const events = Object.values(aggregateTypes).flatMap((aggregateType) =>
  Object.entries(aggregateType.events).map(([type, spec]) => ({ type, money: spec.money })),
);

const actor = { id: 'zaw', name: 'Zaw', branch: 'YGN', merchant: null, onBehalfOf: null };
const event = (type: string, data: object = {}): RecordedEvent => ({
  type,
  id: 'L1',
  data,
  actor,
  lookups: {},
  at: '2026-03-02T03:00:00.000Z',
  occurredAt: '2026-03-02T03:00:00.000Z',
});

/** Returns an aggregate without events, with the given states and context. */
function aggregateOf(machine: string, context: object, states: Readonly<Record<string, string>> = {}): Aggregate {
  const aggregateType = aggregateTypes[machine];
  if (!aggregateType) throw new Error(`No ${machine}`);
  const bare = notCreated(aggregateType, 'L1');
  return {
    ...bare,
    version: 1,
    states: { ...bare.states, ...states },
    context: { ...(bare.context as object), ...context },
  };
}
const none = (machine: string): Aggregate => aggregateOf(machine, {});

/** Returns account, amount and party of each line. */
const short = (entries: readonly Entry[]) =>
  Object.fromEntries(entries.map(({ account, amount, currency }) => [`${account} ${currency}`, amount]));

describe('the table of postings', () => {
  it('the table of postings says of every event that moves money what it posts, or why it posts nothing', () => {
    const silent = events.filter(({ type, money }) => money && postings[type] === undefined);
    expect(silent).toEqual([]);
    const unexplained = Object.entries(postings).filter(([, one]) => 'none' in one && one.none.trim() === '');
    expect(unexplained).toEqual([]);
  });

  it('the table of postings has a cash flow for each event that may move money, and for no other', () => {
    const money: readonly string[] = accountGroups.money;
    const moves = (type: string): boolean => {
      const posting = postings[type];
      return (
        posting !== undefined && !('none' in posting) && posting.accounts.some((account) => money.includes(account))
      );
    };
    const types = Object.keys(postings);
    expect(types.filter((type) => (flowOf(type) !== undefined) !== moves(type))).toEqual([]);
  });

  it('the table of postings names only events that exist', () => {
    const known = new Set(events.map(({ type }) => type));
    expect(Object.keys(postings).filter((type) => !known.has(type))).toEqual([]);
  });

  it('the table of postings uses every account of the chart, and each account has its name', () => {
    const used = new Set(Object.values(postings).flatMap((one) => ('none' in one ? [] : one.accounts)));
    expect(accountNames.filter((name) => !used.has(name))).toEqual([]);
    const messages: Readonly<Record<string, string>> = en;
    expect(accountNames.filter((name) => messages[`ledger.account.${name}`] === undefined)).toEqual([]);
    expect(Object.values(accounts).filter((kind) => messages[`ledger.kind.${kind}`] === undefined)).toEqual([]);
  });
});

describe('a posting', () => {
  it('a posting that does not balance is a fault and nothing is written', () => {
    const money = { party: null, waybill: null, branch: null };
    expect(imbalanceOf([kyat('bank', 5, money), kyat('claims', -4, money)])).toEqual(new Map([['MMK', 1]]));
    const receivable = aggregateOf('receivable', { stage: 'sign', payments: [], branches: ['YGN'] });
    // No payment exists that could be reversed.
    expect(() => entriesOf(event('receivable.reversed', { amount: 100 }), receivable, receivable)).toThrow(
      UnbalancedError,
    );
  });

  it('a posting balances in each currency apart', () => {
    const place = { party: null, waybill: null, branch: null };
    const yuan: Entry = { ...kyat('cashAtBranch', 5, place), currency: 'CNY' };
    expect(imbalanceOf([yuan, kyat('cashDifference', -5, place)])).toEqual(
      new Map([
        ['CNY', 5],
        ['MMK', -5],
      ]),
    );
  });

  it('a posting adds up lines of one place and leaves out what comes to nothing', () => {
    const place = { party: 'A', waybill: null, branch: null };
    expect(summed([kyat('bank', 5, place), kyat('bank', -5, place), kyat('claims', 3, place)])).toEqual([
      kyat('claims', 3, place),
    ]);
  });

  it('the posting of a change is reversed exactly when the change is undone', () => {
    const posting = postsChangeOf(['bank', 'claims'], ({ version }) => [
      kyat('bank', version * 7, { party: null, waybill: null, branch: null }),
      kyat('claims', version * -7, { party: null, waybill: null, branch: null }),
    ]);
    if ('none' in posting) throw new Error('posts nothing');
    const [one, two] = [aggregateOf('bill', {}), { ...aggregateOf('bill', {}), version: 3 }];
    const there = summed(posting.of(event('x'), one, two));
    const back = summed(posting.of(event('x'), two, one));
    expect(there.map(({ amount }) => amount)).toEqual([14, -14]);
    expect(summed([...there, ...back])).toEqual([]);
  });
});

describe('due amounts', () => {
  const fees = { basic: 2500_00, urgent: 0, insurance: 100_00, storage: 0, platform: 400_00, total: 3000_00 };
  const owing = {
    payType: 'receiverPays',
    collectionAmount: 50_000_00,
    originBranch: 'YGN',
    fees,
    due: { collection: 0, sign: 53_700_00, online: 0, reverseSign: 0 },
    charged: {
      collection: {},
      sign: { goods: 50_000_00, basic: 2500_00, insurance: 100_00, platform: 400_00, upstairs: 700_00 },
      online: {},
      reverseSign: {},
    },
  };

  it('a due amount is posted as owed by the receiver, income by its kind, and goods money that is not ours', () => {
    const entries = entriesOf(
      event('order.signDue', { amount: 53_700_00 }),
      none('order'),
      aggregateOf('order', owing),
    );
    expect(short(entries)).toEqual({
      'receivableReceiver MMK': 53_700_00,
      'goodsMoney MMK': -50_000_00,
      'freightBasic MMK': -2500_00,
      'freightInsurance MMK': -100_00,
      'freightPlatform MMK': -400_00,
      'feeUpstairs MMK': -700_00,
    });
    expect(new Set(entries.map(({ waybill, branch }) => `${waybill} ${branch}`))).toEqual(new Set(['L1 YGN']));
  });

  it('a due amount is owed by a merchant on its own account at collection', () => {
    const merchant = { ...owing, merchant: 'GOLDEN', due: { ...owing.due, sign: 0, collection: 500_00 } };
    const aggregate = aggregateOf('order', {
      ...merchant,
      charged: { ...owing.charged, sign: {}, collection: { basic: 500_00 } },
    });
    const entries = entriesOf(event('order.collectionCredited'), none('order'), aggregate);
    expect(entries.find(({ account }) => account === 'receivableMerchant')).toMatchObject({
      party: 'GOLDEN',
      amount: 500_00,
    });
  });

  it('a due amount that is waived posts the exact reverse', () => {
    const there = entriesOf(event('order.signDue'), none('order'), aggregateOf('order', owing));
    const back = entriesOf(event('order.signWaived'), aggregateOf('order', owing), none('order'));
    expect(there.length).toBeGreaterThan(0);
    expect(summed([...there, ...back])).toEqual([]);
  });
});

describe('money that comes and goes', () => {
  const receivable = {
    order: 'SL1',
    stage: 'sign',
    customerKind: 'personal',
    customer: '0912345678',
    branches: ['YGN', 'MDY'],
    due: 500_00,
  };
  const paid = (method: string, till: string | null) =>
    entriesOf(
      event('receivable.received', { amount: 500_00, method, till, by: 'zaw', voucher: null, payment: 3 }),
      aggregateOf('receivable', receivable),
      aggregateOf('receivable', { ...receivable, due: 0, received: 500_00 }),
    );

  it('a payment posts cash to its taker’s till and a transfer to the bank; no phone number is in the ledger', () => {
    expect(short(paid('cash', 'STF1'))).toEqual({ 'cashTaken MMK': 500_00, 'receivableReceiver MMK': -500_00 });
    expect(short(paid('cash', null))).toEqual({ 'cashAtBranch MMK': 500_00, 'receivableReceiver MMK': -500_00 });
    expect(short(paid('bank', null))).toEqual({ 'bank MMK': 500_00, 'receivableReceiver MMK': -500_00 });
    expect(JSON.stringify(paid('cash', 'STF1'))).not.toContain('0912345678');
  });

  it('an amount in yuan is posted in yuan: a till counted too much of them', () => {
    const declared = { collected: { MMK: 900, CNY: 0 }, held: { MMK: 0, CNY: 0 }, counting: { MMK: 900, CNY: 0 } };
    const found = {
      ...declared,
      counting: { MMK: 0, CNY: 0 },
      handedIn: { MMK: 900, CNY: 0 },
      difference: { MMK: -100, CNY: 5 },
    };
    const entries = entriesOf(
      event('courierCash.differenceAccepted'),
      aggregateOf('courierCash', declared),
      aggregateOf('courierCash', found),
    );
    expect(short(entries)).toEqual({
      'cashBeingCounted MMK': -900,
      'cashAtBranch MMK': 800,
      'cashDifference MMK': 100,
      'cashAtBranch CNY': 5,
      'cashDifference CNY': -5,
    });
  });

  it('a settlement posts its bills net of the goods money, with the fee', () => {
    const settlement = {
      customerKind: 'merchant',
      customer: 'GOLDEN',
      receivable: 900_00,
      payable: 2000_00,
      fee: 200_00,
    };
    const aggregate = aggregateOf('settlement', settlement);
    expect(short(entriesOf(event('settlement.settled'), aggregate, aggregate))).toEqual({
      'bank MMK': -900_00,
      'billsToSettle MMK': -900_00,
      'payouts MMK': 2000_00,
      'handlingFees MMK': -200_00,
    });
  });

  it('a claim is owed from the decision until the parcel is found or the claim is declined', () => {
    const decided = aggregateOf(
      'insuranceClaim',
      { amount: 300_000_00, order: 'SL1', branches: ['YGN'] },
      { claim: 'open' },
    );
    const owed = entriesOf(event('insuranceClaim.decided'), none('insuranceClaim'), decided);
    expect(short(owed)).toEqual({ 'claims MMK': 300_000_00, 'claimsOwed MMK': -300_000_00 });
    for (const ended of ['insuranceClaim.parcelFound', 'insuranceClaim.declined']) {
      const after =
        ended === 'insuranceClaim.declined'
          ? { ...decided, states: { ...decided.states, claim: 'declined' } }
          : { ...decided, context: { ...(decided.context as object), amount: null } };
      expect(summed([...owed, ...entriesOf(event(ended), decided, after)]), ended).toEqual([]);
    }
    const paidOut = aggregateOf(
      'insuranceClaim',
      { amount: 300_000_00, order: 'SL1', branches: ['YGN'], method: 'bank' },
      { claim: 'paid' },
    );
    expect(short(entriesOf(event('insuranceClaim.paid'), decided, paidOut))).toEqual({
      'bank MMK': -300_000_00,
      'claimsOwed MMK': 300_000_00,
    });
  });
});
