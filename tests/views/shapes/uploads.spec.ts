import { describe, expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { settlement } from '#machines/settlement/index.ts';
import { transferBooking } from '#machines/transferBooking/index.ts';
import { UPLOAD_LIMITS } from '#machines/fields/uploads.ts';
import { fitted, problemOf } from '#services/uploads/prepare.ts';
import { fieldInfo, fieldsOf, settledKind } from '#i18n/fieldsOf.ts';

const kindsOf = (shape: Parameters<typeof fieldsOf>[0]) =>
  Object.fromEntries(fieldsOf(shape).map(({ name, kind }) => [name, kind]));

describe('fields that take pictures', () => {
  test('fields that take pictures know what of, how many, and where the checksum goes', () => {
    expect(kindsOf(order.events['order.damageReported']?.payload.shape ?? {})['photos']).toEqual({
      kind: 'uploads',
      of: 'photo',
      most: 5,
      hashIn: null,
    });
    expect(kindsOf(settlement.events['settlement.settled']?.payload.shape ?? {})).toMatchObject({
      voucher: { kind: 'upload', of: 'voucher', hashIn: 'sha256' },
      sha256: { kind: 'fileHash' },
    });
    expect(fieldInfo('photos', transferBooking.rowSchema.shape.photos).kind).toMatchObject({ kind: 'uploads' });
  });

  test('fields of a proof that take pictures are a picture or none, as the kind beside them says', () => {
    const proof = fieldsOf(order.events['order.signed']?.payload.shape ?? {}).find(({ name }) => name === 'proof');
    const fields = proof?.kind.kind === 'group' ? proof.kind.fields : [];
    const value = fields.find(({ name }) => name === 'value');
    if (!value) throw new Error('A proof has a value');
    const kindBeside = (kind: unknown) => settledKind(value, (name) => (name === 'kind' ? kind : undefined)).kind;
    expect(kindBeside('signature')).toMatchObject({ kind: 'upload', of: 'signature' });
    expect(kindBeside('photo')).toMatchObject({
      kind: 'upload',
      of: 'photo',
      captured: { time: 'takenAt', place: 'takenPlace' },
    });
    expect(fields.find(({ name }) => name === 'takenAt')?.kind).toEqual({ kind: 'captured', of: 'time' });
    // A code has no value of its own: it was entered before.
    for (const other of ['code', undefined]) expect(kindBeside(other)).toMatchObject({ kind: 'uploadOrText' });
  });
});

describe('a file, before any of it is sent', () => {
  const { mostBytes } = UPLOAD_LIMITS.registrationCard;

  test.each([
    ['image/png', 1, null],
    ['image/jpeg', mostBytes, null],
    ['image/jpeg', mostBytes + 1, 'tooLarge'],
    ['image/gif', 1, 'wrongType'],
    ['application/pdf', mostBytes + 1, 'wrongType'],
    ['', 1, 'wrongType'],
  ])('a file of %s, of %d bytes, is judged before any of it is sent: %s', (type, size, problem) =>
    expect(problemOf({ type, size }, 'registrationCard')).toBe(problem),
  );

  test.each([
    [4000, 3000, 2048, 2048, 1536],
    [3000, 4000, 2048, 1536, 2048],
    [640, 480, 2048, 640, 480],
    [2048, 1, 2048, 2048, 1],
    [40_000, 1, 2048, 2048, 1],
  ])('a picture of %d by %d within %d is fitted to %d by %d', (width, height, most, fittedWidth, fittedHeight) =>
    expect(fitted(width, height, most)).toEqual({ width: fittedWidth, height: fittedHeight }),
  );
});
