import { expect, it } from 'vitest';
import { failureFrom } from '#services/failureAnswer.ts';
import { wordFailure } from '#services/failure.ts';
import { wordsOf } from '#server/http/language.ts';

const answered = (status: number, code: string) => {
  const failure = failureFrom(status, { status, timestamp: 1, message: `because of ${code}`, code });
  return wordFailure('message' in failure ? failure : { kind: failure.kind }, wordsOf('en'));
};

it.each([
  [403, 'crossSite'],
  [421, 'hostChanged'],
  [421, 'hostNotServed'],
])('a refusal %i for the host says its own reason, and nothing of permissions: %s', (status, code) => {
  expect(answered(status, code)).toBe(`because of ${code}`);
});

it('a missing permission is said as one', () => {
  expect(answered(403, 'forbidden')).toBe('The current account has no permissions');
});
