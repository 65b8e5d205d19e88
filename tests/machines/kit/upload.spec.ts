import { describe, expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { uploadRefusals, uploadsIn, type UploadLookup } from '#machines/kit/upload.ts';

const specOf = (type: string) => {
  const spec = aggregateTypes[type.slice(0, type.indexOf('.'))]?.events[type];
  if (!spec) throw new Error(`No ${type}`);
  return spec;
};

const actor = { id: 'zaw' };
const lookup: UploadLookup = { kind: 'photo', sha256: 'c'.repeat(64), by: 'zaw', here: false, elsewhere: false };

const rules = (type: string, data: unknown, uploads?: Readonly<Record<string, UploadLookup | null>>) =>
  uploadRefusals(specOf(type), { data, actor, lookups: uploads ? { uploads } : {} }).map(
    ({ rule, field }) => `${rule} ${field}`,
  );

describe('the files that a payload names', () => {
  test.each([
    ['order.damageReported', { photos: ['a', 'b'] }, ['photos a photo', 'photos b photo']],
    ['order.signed', { proof: { kind: 'signature', value: 'a' } }, ['proof.value a signature']],
    ['order.signed', { proof: { kind: 'photo', value: 'a' } }, ['proof.value a photo']],
    ['order.signed', { proof: { kind: 'code', value: '1234' } }, []],
    ['order.signed', { proof: { kind: 'agentReceipt', value: 'R7' } }, []],
    ['order.discardRequested', { consent: 'a' }, ['consent a consent']],
    ['merchant.registered', { registrationCards: ['a'] }, ['registrationCards a registrationCard']],
    ['merchant.amended', { registrationCards: null }, []],
    ['staff.registered', { photo: 'a' }, ['photo a workPhoto']],
    ['settlement.settled', { voucher: 'a', sha256: 'b' }, ['voucher a voucher']],
    ['receipt.recorded', { voucher: ' a ' }, ['voucher a voucher']],
    ['workOrder.followedUp', { photos: ['a'] }, ['photos a photo']],
    ['transferBooking.amended', { photos: ['a'] }, ['photos a photo']],
    ['order.created', {}, []],
    ['order.created', { photos: 'a' }, ['photos a photo']],
    ['order.created', { photos: [1, null, '', ['a']] }, []],
    ['order.signed', { proof: 'signature' }, []],
    ['order.signed', undefined, []],
  ])('the files that a payload names are found in %s %j', (type, data, expected) => {
    expect(uploadsIn(specOf(type), data).map(({ field, id, kind }) => `${field} ${id} ${kind}`)).toEqual(expected);
  });
});

describe('reasons against uploads', () => {
  const one = { photos: ['a'] };
  const proof = { proof: { kind: 'photo', value: 'a' } };
  const slip = (sha256: string) => ({ voucher: 'a', sha256 });

  test('there is no reason against uploads while nothing is known of them', () => {
    expect(rules('order.damageReported', one)).toEqual([]);
    expect(rules('order.damageReported', one, {})).toEqual([]);
  });

  test.each([
    ['one that is not there', null, 'uploadIsThere photos'],
    ['one of another kind', { ...lookup, kind: 'voucher' }, 'uploadOfItsKind photos'],
    ['one of somebody else', { ...lookup, by: 'mya' }, 'uploadByOneself photos'],
  ])('an upload is refused with its reason: %s', (_, found, expected) => {
    expect(rules('order.damageReported', one, { a: found })).toEqual([expected]);
  });

  test.each([
    ['an own one', lookup],
    ["somebody else's that is on the life already", { ...lookup, by: 'mya', here: true }],
    ['one that another life names, where that is no proof', { ...lookup, elsewhere: true }],
  ])('there is no reason against an upload: %s', (_, found) => {
    expect(rules('order.damageReported', one, { a: found })).toEqual([]);
  });

  test('a proof that proves something else already is refused as an upload', () => {
    expect(rules('order.signed', proof, { a: { ...lookup, elsewhere: true } })).toEqual([
      'uploadForOneAlone proof.value',
    ]);
    expect(rules('order.signed', proof, { a: lookup })).toEqual([]);
  });

  test('a slip whose bytes are not those that were seen is refused as an upload', () => {
    const voucher = { ...lookup, kind: 'voucher' };
    expect(rules('settlement.settled', slip('d'.repeat(64)), { a: voucher })).toEqual(['uploadAsItWasSeen voucher']);
    expect(rules('settlement.settled', slip('c'.repeat(64)), { a: voucher })).toEqual([]);
  });

  test('a reason against uploads is given for each upload that is wrong', () => {
    expect(rules('order.damageReported', { photos: ['a', 'b', 'c'] }, { a: null, b: lookup, c: null })).toEqual([
      'uploadIsThere photos',
      'uploadIsThere photos',
    ]);
  });
});
