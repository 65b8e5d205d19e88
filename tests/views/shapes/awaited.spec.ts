import { expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { paymentSlip } from '#machines/paymentSlip/index.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { waitsOnlyFor } from '#views/shapes/form/awaited.ts';

const missing = (...fields: readonly string[]) =>
  fields.map((field) => ({ code: 'invalid' as const, rule: 'invalid.invalid_type', field }));
const signing = fieldsOf(order.events['order.signed']?.payload.shape ?? {});
const voucher = fieldsOf(paymentSlip.events['paymentSlip.confirmed']?.payload.shape ?? {});

test('a form waits for the signature that it lacks, not for the name beside it', () => {
  const waiting = new Set(['proof.value']);
  expect(waitsOnlyFor(waiting, signing, [])).toBe(true);
  expect(waitsOnlyFor(waiting, signing, missing('proof.value'))).toBe(true);
  expect(waitsOnlyFor(waiting, signing, missing('proof.value', 'piecesScanned'))).toBe(false);
});

test('a form waits for the checksum of its voucher as for the voucher', () => {
  expect(waitsOnlyFor(new Set(['voucher']), voucher, missing('voucher', 'sha256'))).toBe(true);
});

test('a form without pictures under way waits for nothing, and a refusal of the whole is never waited for', () => {
  expect(waitsOnlyFor(new Set(), signing, [])).toBe(false);
  expect(
    waitsOnlyFor(new Set(['proof.value']), signing, [{ code: 'rule', rule: 'order.packageIsHere', field: null }]),
  ).toBe(false);
});
