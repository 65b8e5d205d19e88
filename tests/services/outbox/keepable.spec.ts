import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { waybillOf } from '#machines/fields/identifiers.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { isAtTheDoor, KEEPABLE, mustBeKeepable, NotKeepable } from '#services/outbox/keepable.ts';
import { inCodes } from '#services/outbox/verdict.ts';

const shapeOf = (type: string): Readonly<Record<string, unknown>> => {
  const spec = aggregateTypes[type.slice(0, type.indexOf('.'))]?.events[type];
  if (!spec) throw new Error(`No machine knows ${type}`);
  if (!(spec.payload instanceof z.ZodObject)) throw new Error(`${type} has no fields`);
  return spec.payload.shape;
};

/** Names of fields with personal data or the place of a person. */
const OF_PERSONS = /name|phone|address|receiver|sender|account|contact|driver|email|nric|photo|voucher/i;

describe('events that may wait in a browser', () => {
  test.each(Object.entries(KEEPABLE))(
    'the fields of %s that may wait in a browser are fields of the event, none of them about a person',
    (type, fields) => {
      const shape = shapeOf(type);
      for (const [field, kind] of Object.entries(fields)) {
        expect(shape).toHaveProperty(field);
        // Pictures of a parcel wait as a proof does, until they are sent.
        if (kind !== 'pictures') expect(field).not.toMatch(OF_PERSONS);
      }
    },
  );

  test.each(Object.entries(KEEPABLE).filter(([type]) => isAtTheDoor(type)))(
    'the fields of %s that may wait in a browser are all that the form at the door asks for, but for the voucher of a transfer',
    (type, fields) => {
      const asked = Object.keys(shapeOf(type)).filter((field) => field !== 'voucher');
      expect(Object.keys(fields).toSorted()).toEqual(asked.toSorted());
    },
  );

  test('a scan may wait in a browser, with its reason in a worker’s words', () => {
    expect(() =>
      mustBeKeepable({ type: 'storageScan.scanned', barcode: 'SL000000015MM-2', shelf: 'YGN-A1' }),
    ).not.toThrow();
    expect(() =>
      mustBeKeepable({ type: 'storageScan.reasonMarked', order: 'SL000000015MM', reason: '客户要求明天再送' }),
    ).not.toThrow();
    expect(() =>
      mustBeKeepable({
        type: 'storageScan.missingMarked',
        order: 'SL000000015MM',
        reason: `Lay under ${waybillOf(1)}, see 20/11/2026`,
      }),
    ).not.toThrow();
    expect(() =>
      mustBeKeepable({ type: 'arrivalScan.scanned', barcode: '1', sealBroken: true, sealNumber: undefined }),
    ).not.toThrow();
  });

  test('a collection with pictures of the parcel may wait in a browser', () => {
    expect(() =>
      mustBeKeepable({ type: 'order.collected', piecesScanned: 1, photos: ['here-1', 'UPL000000012'] }),
    ).not.toThrow();
  });

  test('a refusal with pictures of the damage, and another time for a delivery, may wait in a browser', () => {
    expect(() =>
      mustBeKeepable({
        type: 'order.rejectionReported',
        cause: 'damagedGoods',
        reason: 'The box is open',
        damaged: true,
        photos: ['here-1'],
      }),
    ).not.toThrow();
    expect(() =>
      mustBeKeepable({
        type: 'order.deliveryTimeSet',
        expectedDeliveryTime: '2026-11-26T03:00:00.000Z',
        deliveryWindow: 'morning',
      }),
    ).not.toThrow();
  });

  test.each([
    ['a refusal with a phone', 'order.rejectionReported', 'reason', { reason: 'Call 09 420 012 345 first' }],
    ['a picture that is none', 'order.collected', 'photos', { photos: ['Daw Hla, 12 Strand Road'] }],
    ['a picture without its list', 'order.collected', 'photos', { photos: 'here-1' }],
    ['an event with a person in it', 'order.created', null, {}],
    ['an inherited name', 'toString', null, {}],
    ['a field that is not listed', 'storageScan.scanned', 'receiver', { barcode: 'SL1', receiver: 'Daw Hla' }],
    ['an inherited field', 'storageScan.scanned', 'toString', { barcode: 'SL1', toString: 'x' }],
    ['a code that is a sentence', 'storageScan.scanned', 'barcode', { barcode: 'Daw Hla, 12 Strand Road' }],
    ['a code that is too long', 'storageScan.scanned', 'barcode', { barcode: 'A'.repeat(65) }],
    ['a code that is an object', 'storageScan.scanned', 'barcode', { barcode: { name: 'Daw Hla' } }],
    [
      'words with a phone',
      'storageScan.missingMarked',
      'reason',
      { order: 'SL1', reason: 'Call 09 420 012 345 first' },
    ],
    ['words with a phone of another kind', 'storageScan.abandoned', 'reason', { reason: '+86 138-1234-5678' }],
    ['words with an e-mail', 'storageScan.abandoned', 'reason', { reason: 'ask hla@example.com' }],
    ['too many words', 'storageScan.abandoned', 'reason', { reason: 'a'.repeat(501) }],
  ])('what may wait in a browser is never %s', (_, type, field, data) => {
    const keep = () => mustBeKeepable({ type, ...data });
    expect(keep).toThrow(NotKeepable);
    expect(keep).toThrow(expect.objectContaining({ event: type, field }));
  });
});

test('of a verdict, rules and codes are kept; sentences, and what may be a name, are not', () => {
  const refusal = {
    code: 'rule',
    rule: 'order.heldByActor',
    field: null,
    values: { holder: 'Ko Aung', order: 'SL000000015MM', since: '2026-11-20T03:00:00.000Z', most: 3, open: true },
    message: 'Ko Aung has it.',
    next: ['order.sorted'],
  } as const;
  const verdict = { key: 'k', machine: 'order', id: 'SL000000015MM', status: 'refused' as const };
  const kept = inCodes({ ...verdict, refusals: [{ ...refusal, next: [...refusal.next] }] });
  expect(JSON.stringify(kept)).not.toContain('Aung');
  expect(kept.refusals?.[0]).toEqual({
    code: 'rule',
    rule: 'order.heldByActor',
    field: null,
    values: { ...refusal.values, holder: '…' },
    next: ['order.sorted'],
  });
  expect(inCodes({ ...verdict, status: 'accepted' })).toEqual({ ...verdict, status: 'accepted' });
});
