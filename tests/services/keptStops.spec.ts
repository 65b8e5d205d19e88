import { describe, expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { marksOf } from '#machines/fields/personal.ts';
import { stopRecord, stops } from '#services/kept/stopShapes.ts';

const row = {
  id: 'SL000000014MM',
  version: 3,
  state: 'pendingDelivery',
  code: 7,
  reverse: 'none',
  senderName: 'Daw Hla',
  senderPhone: '+959420001001',
  senderCity: 'MMR013D001',
  senderAddress: '12 Strand Road',
  senderDue: 0,
  receiverName: 'U Kyaw',
  receiverPhone: '+959790000111',
  receiverCity: 'MMR013D002',
  receiverAddress: '1 First Street',
  receiverDue: 53_600_00,
  expectedDeliveryTime: null,
  nextAttemptAt: null,
  pickupDay: null,
  pickupWindow: null,
  safePlace: null,
  safePlaceNote: null,
};
const more = { merchantName: 'Golden Lotus', createdByName: 'Su Su Hlaing', remark: 'Ask for 09420001001', pieces: 2 };

describe('the part of a stop that the phone of its courier keeps', () => {
  test('the part of a stop that the phone of its courier keeps is what its card shows, and nobody else of the order', () => {
    expect(stops.parse([{ ...row, ...more }])).toEqual([row]);
  });

  test('the phone of a courier keeps of a stop’s record the context that the steps are judged by, and of its row no person at all', () => {
    const record = { machine: 'order', id: row.id, version: 3, state: 'x', code: 7, regions: {}, context: { a: 1 } };
    const kept = stopRecord.parse({ ...record, row: { ...row, ...more }, events: [] });
    expect(kept.context).toEqual({ a: 1 });
    expect(Object.keys(kept.row).filter((name) => marksOf(order).has(name))).toEqual([]);
    expect(kept.row).toEqual({ id: row.id, version: 3, state: row.state, code: 7, pieces: 2 });
  });
});
