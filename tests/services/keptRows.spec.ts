import { describe, expect, test } from 'vitest';
import { listDescriptorDataOf } from '#i18n/listDescriptor.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { order } from '#machines/order/index.ts';
import { marksOf } from '#machines/fields/personal.ts';
import { storable } from '#services/kept/rows.ts';
import { storableIn } from '#views/shapes/listDescriptor/listDescriptor.ts';

const row = {
  id: 'SL000000014MM',
  version: 3,
  state: 'signed',
  code: 11,
  senderName: 'Daw Hla',
  receiverPhone: '+959420001001',
  remark: 'Ask for 09420001001',
  originBranch: 'YGN',
  freightTotal: 250_000,
  createdAt: '2026-11-25T08:00:00.000Z',
  holderName: null,
};

describe('of a row of a list', () => {
  test('of a row of a list the browser keeps states, places, amounts and times, and of the rest that there was something', () => {
    const kept = storable(row, storableIn(listDescriptorDataOf(order)));
    expect(kept).toEqual({ ...row, senderName: '…', receiverPhone: '…', remark: '…' });
  });

  test.each(Object.values(aggregateTypes).map((one) => [one.id, one] as const))(
    'of a row of a list no personal datum of %s is kept',
    (_id, aggregateType) => {
      const fields = storableIn(listDescriptorDataOf(aggregateType));
      expect(fields.filter((name) => marksOf(aggregateType).has(name))).toEqual([]);
    },
  );
});
