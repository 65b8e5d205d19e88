import { describe, expect, it } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import type { FieldKind } from '#i18n/fieldKind.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Picked } from '#machines/kit/meaning.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { inventoryTask } from '#machines/inventoryTask/index.ts';
import { bill } from '#machines/bill/index.ts';
import { order } from '#machines/order/index.ts';
import { paymentSlip } from '#machines/paymentSlip/index.ts';
import { receipt } from '#machines/receipt/index.ts';
import { receivable } from '#machines/receivable/index.ts';
import { refund } from '#machines/refund/index.ts';
import { settlement } from '#machines/settlement/index.ts';
import { customersIn, choiceOfCustomer, customerText } from '#views/shapes/fields/customersIn.ts';
import { conditionsOf, onlyOneOf, statesOf } from '#views/shapes/fields/pickedRecords.ts';
import { choiceOfRecord, chosenText } from '#views/shapes/fields/recordChoice.ts';

const kindsIn = ({ events }: AggregateType, type: string): readonly FieldKind[] =>
  fieldsOf(events[type]?.payload.shape ?? {}).map(({ kind }) => kind);

const pickedOf = (kind: FieldKind): Picked | undefined =>
  kind.kind === 'record' || kind.kind === 'records' ? kind.picked : undefined;

/** Returns the offer of the first field of a form that offers records of a type. */
const pickedIn = (aggregateType: AggregateType, type: string, to: string): Picked => {
  const kind = kindsIn(aggregateType, type).find((one) => 'to' in one && one.to === to && pickedOf(one));
  const picked = kind && pickedOf(kind);
  if (!picked) throw new Error(`${type} picks no ${to}`);
  return picked;
};

const wordingOf = async (aggregateType: AggregateType, picked: Picked, language: 'en' | 'zh' = 'en') => ({
  machine: aggregateType.id,
  picked,
  kinds: Object.fromEntries(fieldsOf(aggregateType.rowSchema.shape).map(({ name, kind }) => [name, kind])),
  nameOf: (id: string) => `the ${id} branch`,
  words: await loadWords(language),
});

const row = {
  id: 'SL000057274MM-collection',
  state: 'received',
  code: 2,
  version: 3,
  order: 'SL000057274MM',
  customerName: 'U Tin',
  stage: 'collection',
  received: 5_000_00,
  day: '2026-11-05',
};

/** Every field of a form that names a record and offers those that can be named. */
const OFFERED = Object.values(aggregateTypes).flatMap((aggregateType) =>
  Object.entries(aggregateType.events).flatMap(([type]) =>
    kindsIn(aggregateType, type).flatMap((kind) => {
      const picked = pickedOf(kind);
      return picked && 'to' in kind ? [[`${type} of ${kind.to}`, aggregateTypes[kind.to], picked] as const] : [];
    }),
  ),
);

it.each(OFFERED)('%s offers states and shows fields that there are', (_, aggregateType, picked) => {
  const fields = Object.keys(aggregateType?.rowSchema.shape ?? {});
  const { state, toldBy, where = [], same = [], foundBy = [], branch, number, amount } = picked;
  for (const one of [state].flat()) expect(aggregateType?.structure.states.has(one), one).toBe(true);
  const named = [...toldBy, ...where.map(([field]) => field), ...same, ...foundBy, branch, number, amount];
  for (const field of named) if (field !== undefined) expect(fields).toContain(field);
});

describe('the payment that a refund is of', () => {
  it('the payment of a refund is picked among those received and confirmed', () => {
    const picked = pickedIn(refund, 'refund.requested', 'receivable');
    expect(statesOf(picked)).toEqual({ field: 'state', op: 'in', value: ['received', 'confirmed'] });
    expect(statesOf(pickedIn(receipt, 'receipt.recorded', 'receivable'))).toEqual({
      field: 'state',
      op: 'eq',
      value: 'received',
    });
  });

  it.each([
    ['en', 'At collection · 5,000.00 MMK · 05/11/2026'],
    ['zh', '揽收 · 5,000.00 MMK · 05/11/2026'],
  ] as const)(
    'the payment of a refund says what it is, then its customer and its number (%s)',
    async (language, label) => {
      for (const picked of [
        pickedIn(refund, 'refund.requested', 'receivable'),
        pickedIn(receipt, 'receipt.recorded', 'receivable'),
      ]) {
        const wording = await wordingOf(receivable, picked, language);
        const choice = choiceOfRecord(row, wording);
        expect(choice).toEqual({ id: row.id, label, description: 'U Tin · SL000057274MM' });
        expect(chosenText(row, wording)).toBe(`${label} · SL000057274MM`);
      }
    },
  );

  it('the payment that a refund is of is known by the number of its order, where that has one payment', () => {
    expect(onlyOneOf([row], 'SL000057274MM')?.id).toBe(row.id);
    expect(onlyOneOf([row], ' SL000057274MM ')?.id).toBe(row.id);
    expect(onlyOneOf([row, { ...row, id: 'SL000057274MM-sign' }], 'SL000057274MM')).toBeNull();
    for (const typed of ['', 'SL00005727', 'U Tin', row.id]) expect(onlyOneOf([row], typed), typed).toBeNull();
  });
});

describe('the count of an adjustment', () => {
  it.each(['order.adjustmentRequested', 'order.stockFound', 'order.stockMissing'])(
    'the count of an adjustment is the one that runs in the own branch, chosen when it is the only one (%s)',
    async (type) => {
      const picked = pickedIn(order, type, 'inventoryTask');
      expect(picked.chosen).toBe('only');
      expect(conditionsOf(picked, 'NPT', [])).toEqual([
        { field: 'state', op: 'eq', value: 'inProgress' },
        { field: 'branch', op: 'eq', value: 'NPT' },
      ]);
      // Who works in no branch looks through those of all.
      expect(conditionsOf(picked, null, [])).toHaveLength(1);
      const task = { ...row, id: 'IT00000003', state: 'inProgress', branch: 'NPT', startedAt: '2026-11-05T03:30:00Z' };
      const { label, description } = choiceOfRecord(task, await wordingOf(inventoryTask, picked));
      expect(label).toMatch(/^the NPT branch · 05\/11\/2026 10:00:00 · In progress$/);
      expect(description).toBe('IT00000003');
    },
  );
});

describe('the bills of a settlement', () => {
  const picked = pickedIn(settlement, 'settlement.opened', 'bill');

  it('the bills of a settlement are those of the chosen customer that are confirmed and in no other settlement', () => {
    expect(conditionsOf(picked, null, ['merchant', null])).toBeNull();
    expect(conditionsOf(picked, null, ['merchant', 'GOLDEN'])).toEqual([
      { field: 'state', op: 'eq', value: 'confirmed' },
      { field: 'settlementStatus', op: 'eq', value: 'none' },
      { field: 'customerKind', op: 'eq', value: 'merchant' },
      { field: 'customer', op: 'eq', value: 'GOLDEN' },
    ]);
    expect(picked.chosen).toBe('all');
    expect(pickedIn(paymentSlip, 'paymentSlip.drawn', 'bill').where).toEqual([['toPayOut', 'gte', 1]]);
  });

  it('the bills of a settlement say their day, what each side owes, and their number', async () => {
    const one = { ...row, id: 'BL00000012', customerName: 'Golden Lion', receivable: 3_000_00, payable: 1_000_00 };
    expect(choiceOfRecord(one, await wordingOf(bill, picked))).toEqual({
      id: 'BL00000012',
      label: '05/11/2026 · Receivable 3,000.00 MMK · Payable 1,000.00 MMK',
      description: 'Golden Lion · BL00000012',
    });
  });

  it('the customer of a settlement is found by name or code, each customer once', async () => {
    const kinds = kindsIn(settlement, 'settlement.opened');
    expect(kinds.some((kind) => kind.kind === 'text' && kind.customerOf?.machine === 'bill')).toBe(true);
    expect(picked.foundBy).toEqual(['customerName', 'customer']);
    const golden = { ...row, customerKind: 'merchant', customer: 'GOLDEN', customerName: 'Golden Lion' };
    const person = { ...row, customerKind: 'personal', customer: 'PC-00112233AABBCCDD' };
    const [first, second, ...others] = customersIn([person, golden, { ...golden, day: '2026-11-09' }]);
    if (!first || !second) throw new Error('No customers');
    expect(others).toEqual([]);
    const words = await loadWords('en');
    expect(choiceOfCustomer(first, 'bill', words)).toEqual({
      id: 'GOLDEN',
      label: 'Golden Lion',
      description: 'Business customer · GOLDEN · 09/11/2026',
    });
    expect(customerText(first)).toBe('Golden Lion · GOLDEN');
    expect(customerText(second)).toBe('U Tin');
  });
});
