import { describe, expect, it } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { recordNumber } from '#i18n/recordNumber.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { receipt } from '#machines/receipt/index.ts';
import { receivable } from '#machines/receivable/index.ts';
import { refund } from '#machines/refund/index.ts';
import { choiceOfRecord, onlyOneOf, statesOf, type Picked } from '#views/shapes/fields/pickedRecords.ts';

const pickedIn = ({ events }: AggregateType, type: string): Picked => {
  const kinds = fieldsOf(events[type]?.payload.shape ?? {}).map(({ kind }) => kind);
  const kind = kinds.find((one) => one.kind === 'record' && one.to === 'receivable');
  if (kind?.kind !== 'record' || !kind.picked) throw new Error(`${type} picks no receivable`);
  return kind.picked;
};

const row = {
  id: 'SL000057274MM-collection',
  state: 'received',
  code: 2,
  version: 3,
  customerName: 'U Tin',
  stage: 'collection',
  received: 5_000_00,
};

describe('the payment that a refund is of', () => {
  it('is picked among those received and confirmed, whose fields and states there are', () => {
    const picked = pickedIn(refund, 'refund.requested');
    expect(statesOf(picked)).toEqual({ field: 'state', op: 'in', value: ['received', 'confirmed'] });
    for (const state of ['received', 'confirmed']) expect(receivable.structure.states.has(state)).toBe(true);
    for (const field of [...picked.toldBy, picked.amount ?? ''])
      expect(Object.keys(receivable.rowSchema.shape)).toContain(field);
    expect(statesOf(pickedIn(receipt, 'receipt.recorded'))).toEqual({ field: 'state', op: 'eq', value: 'received' });
  });

  it.each([
    ['en', '5,000.00 MMK · U Tin · At collection'],
    ['zh', '5,000.00 MMK · U Tin · 揽收'],
  ] as const)('says its amount, its customer and its stage in words (%s)', async (language, description) => {
    for (const picked of [pickedIn(refund, 'refund.requested'), pickedIn(receipt, 'receipt.recorded')])
      expect(choiceOfRecord('receivable', row, picked, await loadWords(language))).toEqual({
        id: row.id,
        label: recordNumber('receivable', row.id, await loadWords(language)),
        description,
      });
  });

  it('is known by the number of its order, where that has one payment', () => {
    expect(onlyOneOf([row], 'SL000057274MM')?.id).toBe(row.id);
    expect(onlyOneOf([row], ' SL000057274MM ')?.id).toBe(row.id);
    expect(onlyOneOf([row, { ...row, id: 'SL000057274MM-sign' }], 'SL000057274MM')).toBeNull();
    for (const typed of ['', 'SL00005727', 'U Tin', row.id]) expect(onlyOneOf([row], typed), typed).toBeNull();
  });
});
