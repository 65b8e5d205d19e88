import { describe, expect, it } from 'vitest';
import { stages, type Stage } from '#machines/money/stages.ts';
import { order } from '#machines/order/index.ts';
import { beginning, type Situation } from '#modelTesting/situation.ts';
import { form } from './fixtures/forms.ts';
import { ask, play, settle } from './fixtures/play.ts';
import { orderOf } from './fixtures/world.ts';

type Form = Readonly<Record<string, unknown>>;
const created = (changes: Form): Situation =>
  settle(play(beginning(order), ['order.created', { ...form, ...changes }]));
const money = ({ aggregate }: Situation) =>
  Object.fromEntries(
    stages
      .filter((stage) => aggregate.states[stage] !== `${stage}.noPaymentNeeded`)
      .map((stage) => [
        stage,
        [aggregate.states[stage]?.split('.')[1], orderOf(aggregate).due[stage], orderOf(aggregate).paid[stage]],
      ]),
  );

/**
 * 1.5 kg by the sample tariff, in hundredths of MMK. Sum of 3,000, of 500 for the second started kilogram, and of a
 * platform fee of 100 MMK.
 */
const FREIGHT = 3_600_00;
const GOODS = 50_000_00;
const pay = (situation: Situation, stage: Stage) => play(situation, `order.${stage}Paid`);

describe('amounts due when an order is created', () => {
  it.each<[string, Form, Form]>([
    ['the sender pays in cash', {}, { collection: ['unpaid', FREIGHT, 0] }],
    ['the receiver pays', { payType: 'receiverPays' }, { sign: ['unpaid', FREIGHT, 0] }],
    [
      'the sender pays, the receiver pays for the goods',
      { collectionAmount: GOODS },
      { collection: ['unpaid', FREIGHT, 0], sign: ['unpaid', GOODS, 0] },
    ],
    [
      'the receiver pays for everything',
      { payType: 'receiverPays', collectionAmount: GOODS },
      { sign: ['unpaid', FREIGHT + GOODS, 0] },
    ],
    [
      'freight is taken from the goods payment',
      { payType: 'offsetByGoods', collectionAmount: GOODS },
      { sign: ['unpaid', GOODS, 0] },
    ],
    [
      'what the goods payment cannot cover is the sender’s',
      { payType: 'offsetByGoods', collectionAmount: FREIGHT - 1 },
      { collection: ['unpaid', 1, 0], sign: ['unpaid', FREIGHT - 1, 0] },
    ],
    ['a merchant’s ledger', { payType: 'ledger', merchant: 'M1' }, { collection: ['pendingCredit', FREIGHT, 0] }],
  ])('the amounts due when an order is created are right: %s', (_, changes, expected) => {
    expect(money(created(changes))).toEqual(expected);
  });
});

describe('amounts due after a change of an order', () => {
  it.each<[string, Form, [string, Form], Form]>([
    [
      'another pay type',
      {},
      ['order.paymentMethodModified', { payType: 'receiverPays', reason: 'Agreed' }],
      { sign: ['unpaid', FREIGHT, 0] },
    ],
    [
      'the ledger instead of cash',
      { merchant: 'M1' },
      ['order.paymentMethodModified', { payType: 'ledger', reason: 'Agreed' }],
      { collection: ['pendingCredit', FREIGHT, 0] },
    ],
    [
      'cash instead of the ledger',
      { merchant: 'M1', payType: 'ledger' },
      ['order.paymentMethodModified', { payType: 'senderCash', reason: 'Agreed' }],
      { collection: ['unpaid', FREIGHT, 0] },
    ],
    [
      'less to collect',
      { collectionAmount: GOODS },
      ['order.collectionAmountModified', { collectionAmount: 0, reason: 'Paid before' }],
      { collection: ['unpaid', FREIGHT, 0] },
    ],
    [
      'an extra fee',
      {},
      ['order.extraFeeAdded', { kind: 'upstairs', amount: 500_00, channel: 'cash', stage: 'online' }],
      { collection: ['unpaid', FREIGHT, 0], online: ['unpaid', 500_00, 0] },
    ],
  ])('the amounts due after a change of an order are right: %s', (_, changes, event, expected) => {
    expect(money(settle(play(created(changes), event)))).toEqual(expected);
  });

  it('a heavier parcel owes the difference after the freight was paid', () => {
    const collected = play(pay(play(created({}), 'order.collectorAssigned'), 'collection'), 'order.collected');
    const heavier = settle(play(collected, ['order.weightModified', { weightGrams: 3500, weightChecked: true }]));
    expect(money(heavier)).toEqual({ collection: ['unpaid', 1_000_00, FREIGHT] });
    expect(money(pay(heavier, 'collection'))).toEqual({ collection: ['paid', 0, FREIGHT + 1_000_00] });
  });

  it('a parcel that weighs more at collection is priced by what it weighs, declared and weighed are kept', () => {
    const pending = play(pay(play(created({}), 'order.collectorAssigned'), 'collection'));
    const collected = settle(
      play(pending, ['order.collected', { piecesScanned: 2, weightGrams: 50_000, weightChecked: true }]),
    );
    expect(orderOf(collected.aggregate).fees).toMatchObject({ billingWeightGrams: 50_000, total: 27_600_00 });
    expect(money(collected)).toEqual({ collection: ['unpaid', 24_000_00, FREIGHT] });
    expect(orderOf(collected.aggregate).modifications).toMatchObject([
      { field: 'weightGrams', before: 1500, after: 50_000 },
    ]);
  });

  it('a parcel that weighs less at collection is owed back what was paid too much', () => {
    const pending = play(pay(play(created({}), 'order.collectorAssigned'), 'collection'));
    const collected = settle(play(pending, ['order.collected', { piecesScanned: 2, weightGrams: 900 }]));
    expect(money(collected)).toEqual({ collection: ['paid', 0, FREIGHT] });
    expect(orderOf(collected.aggregate).refundDue).toMatchObject({ collection: 500_00 });
  });

  it('a merchant’s account is charged by what was weighed', () => {
    const assigned = play(created({ merchant: 'M1', payType: 'ledger' }), 'order.collectorAssigned');
    const collected = settle(play(assigned, ['order.collected', { piecesScanned: 2, weightGrams: 2400 }]));
    expect(money(collected)).toEqual({ collection: ['pendingCredit', FREIGHT + 500_00, 0] });
  });

  it('the charge of a confirmed bill stays when the parcel is weighed', () => {
    const assigned = play(created({ merchant: 'M1', payType: 'ledger' }), 'order.collectorAssigned', [
      'order.billConfirmed',
      { bill: 'B1' },
    ]);
    const collected = settle(play(assigned, ['order.collected', { piecesScanned: 2, weightGrams: 2400 }]));
    expect(orderOf(collected.aggregate)).toMatchObject({ weightGrams: 2400, fees: { total: FREIGHT } });
    expect(money(collected)).toEqual(money(assigned));
  });

  it('a parcel from abroad is priced by what it weighs in the transit warehouse', () => {
    const received = settle(
      play(beginning(order), 'order.transshipmentCreated', [
        'order.transshipmentReceived',
        { weightGrams: 2400, photos: ['p1'] },
      ]),
    );
    expect(orderOf(received.aggregate).fees.billingWeightGrams).toBe(2400);
  });

  it('an insured value corrected at the desk is priced at once', () => {
    const insured = settle(play(created({}), ['order.modified', { changes: { insureAmount: 300_000_00 } }]));
    expect(money(insured)).toEqual({ collection: ['unpaid', FREIGHT + 1_500_00, 0] });
  });

  it('a lighter parcel owes less', () => {
    const collected = play(created({ payType: 'receiverPays' }), 'order.collectorAssigned', 'order.collected');
    const lighter = settle(play(collected, ['order.weightModified', { weightGrams: 900 }]));
    expect(money(lighter)).toEqual({ sign: ['unpaid', FREIGHT - 500_00, 0] });
  });

  it('an extra fee declared void is waived', () => {
    const fee = settle(
      play(created({}), ['order.extraFeeAdded', { kind: 'other', amount: 500_00, channel: 'cash', stage: 'online' }]),
    );
    const version = fee.log.find(({ type }) => type === 'order.extraFeeAdded')?.version;
    const asked = play(fee, ['order.voidRequested', { version, ground: 'didNotOccur', reason: 'Wrong parcel' }]);
    const again = settle(play(asked, ['order.eventVoided', { version }]));
    expect(orderOf(again.aggregate).due).toMatchObject({ online: 0 });
    expect(again.aggregate.states['online']).toBe('online.noPaymentNeeded');
  });
});

describe('settling', () => {
  const out = (changes: Form) =>
    play(
      created({ destinationBranch: 'YANGON', ...changes }),
      'order.collectorAssigned',
      ...(changes['payType'] === 'senderCash' ? ['order.collectionPaid'] : []),
      'order.collected',
      'order.shelved',
      'order.deliveryClaimed',
      'order.outForDelivery',
    );

  it('the payment on signing must come before the signature, unless it is on account', () => {
    const unpaid = out({ payType: 'receiverPays' });
    expect(ask(unpaid, 'order.signed')).toMatchObject({
      ok: false,
      refusals: [{ rule: 'order.signSettled', values: { due: FREIGHT } }],
    });
    expect(ask(pay(unpaid, 'sign'), 'order.signed').ok).toBe(true);
    expect(ask(out({ payType: 'ledger', merchant: 'M1' }), 'order.signed').ok).toBe(true);
  });

  it('the payment on signing is owed again when the signature is declared void', () => {
    const signed = play(pay(out({ payType: 'receiverPays' }), 'sign'), 'order.signConfirmed', 'order.signed');
    const again = play(signed, 'order.signVoidRequested', 'order.signVoidedToDeliverer');
    expect(again.aggregate.states['custody']).toBe('delivering');
    expect(money(again)).toEqual({ sign: ['unpaid', FREIGHT, 0] });
  });

  it('a refund stays within what was paid', () => {
    const paid = pay(out({ payType: 'receiverPays' }), 'sign');
    expect(ask(paid, 'order.signPartRefunded', { amount: FREIGHT, reason: 'Late' }).ok).toBe(false);
    expect(ask(paid, 'order.signRefunded', { amount: FREIGHT + 1, reason: 'Late' }).ok).toBe(false);
    const partly = play(paid, ['order.signPartRefunded', { amount: 600_00, reason: 'Late' }]);
    expect(money(partly)).toEqual({ sign: ['paid', 0, FREIGHT - 600_00] });
    const wholly = play(partly, ['order.signRefunded', { amount: FREIGHT - 600_00, reason: 'Very late' }]);
    expect(money(wholly)).toEqual({ sign: ['refunded', 0, 0] });
  });

  it('an amount that was refunded is not asked for again', () => {
    const paid = pay(created({ receiver: form.receiver }), 'collection');
    const partly = play(paid, ['order.collectionPartRefunded', { amount: 600_00, reason: 'Late' }]);
    const fee = { kind: 'other', amount: 100_00, channel: 'cash', stage: 'collection' };
    expect(money(settle(play(partly, ['order.extraFeeAdded', fee])))).toEqual({
      collection: ['unpaid', 100_00, FREIGHT - 600_00],
    });
  });

  it('a stage that is waived after a part of it was paid is paid, with what was paid', () => {
    const paid = pay(created({}), 'collection');
    const fee = { kind: 'other', amount: 500_00, channel: 'cash', stage: 'collection' };
    const more = settle(play(paid, ['order.extraFeeAdded', fee]));
    expect(money(more)).toEqual({ collection: ['unpaid', 500_00, FREIGHT] });
    const version = more.log.find(({ type }) => type === 'order.extraFeeAdded')?.version;
    const asked = play(more, ['order.voidRequested', { version, ground: 'didNotOccur', reason: 'Wrong parcel' }]);
    const again = settle(play(asked, ['order.eventVoided', { version }]));
    expect(money(again)).toEqual({ collection: ['paid', 0, FREIGHT] });
    expect(orderOf(again.aggregate).refundDue).toMatchObject({ collection: 0 });
  });

  it('an excess payment is to be refunded, and its refund forgives nothing', () => {
    const collected = play(pay(play(created({}), 'order.collectorAssigned'), 'collection'), 'order.collected');
    const lighter = settle(play(collected, ['order.weightModified', { weightGrams: 900 }]));
    expect(money(lighter)).toEqual({ collection: ['paid', 0, FREIGHT] });
    expect(orderOf(lighter.aggregate).refundDue).toMatchObject({ collection: 500_00 });
    const back = play(lighter, ['order.collectionPartRefunded', { amount: 500_00, reason: 'Lighter' }]);
    expect(orderOf(back.aggregate)).toMatchObject({
      refundDue: { collection: 0 },
      reduced: { collection: 0 },
      paid: { collection: FREIGHT - 500_00 },
    });
  });

  it('the receiver owes nothing for a parcel that goes back, and gets back what was paid', () => {
    const unpaid = out({ payType: 'receiverPays', collectionAmount: GOODS });
    const home = (situation: Situation) =>
      settle(play(situation, 'order.rejectionReported', 'order.rejected', 'order.warehoused', 'order.sendBackDecided'));
    expect(money(home(unpaid))).toEqual({});
    const paid = home(pay(unpaid, 'sign'));
    expect(money(paid)).toEqual({ sign: ['paid', 0, FREIGHT + GOODS] });
    expect(orderOf(paid.aggregate).refundDue).toMatchObject({ sign: FREIGHT + GOODS });
  });

  it('nobody owes anything for an order that was called off', () => {
    expect(money(settle(play(created({}), 'order.cancelled')))).toEqual({});
  });
});
