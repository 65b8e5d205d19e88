import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signatureOf } from '#server/webhooks/signature.ts';

/** The example of the Standard Webhooks specification and of its reference libraries. */
const VECTOR = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  seconds: 1_614_265_330,
  payload: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

test('a signature is the one of the standard', () => {
  expect(signatureOf([VECTOR.secret], VECTOR)).toBe(VECTOR.signature);
});

test('during a rotation both secrets sign', () => {
  const other = `whsec_${Buffer.from('another secret of 24 byt').toString('base64')}`;
  const [first, second, ...none] = signatureOf([other, VECTOR.secret], VECTOR).split(' ');
  expect(none).toEqual([]);
  expect(second).toBe(VECTOR.signature);
  const key = Buffer.from('another secret of 24 byt');
  const mac = createHmac('sha256', key).update(`${VECTOR.id}.${VECTOR.seconds}.${VECTOR.payload}`).digest('base64');
  expect(first).toBe(`v1,${mac}`);
});

test.each([
  ['id', { id: 'msg_other' }],
  ['time', { seconds: VECTOR.seconds + 1 }],
  ['body', { payload: `${VECTOR.payload} ` }],
])('another %s has another signature', (_, change) => {
  expect(signatureOf([VECTOR.secret], { ...VECTOR, ...change })).not.toBe(VECTOR.signature);
});
