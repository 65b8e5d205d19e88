import { expect, it } from 'vitest';
import { waybillOf } from '#machines/fields/identifiers.ts';
import { isWholeNumber } from '#machines/money/wholeNumber.ts';

const whole = `${waybillOf(58_685)}-reverseSign`;

it('the number of a payment is none until its last letter is typed', () => {
  const typed = Array.from(whole, (_, at) => whole.slice(0, at + 1));
  expect(typed.filter((part) => isWholeNumber('receivable', part))).toEqual([whole]);
  expect(isWholeNumber('receivable', `${waybillOf(58_685)}-sign`)).toBe(true);
  expect(isWholeNumber('receivable', whole.replace('MM', 'MN'))).toBe(false);
});

it('what is picked from a list is whole', () => expect(isWholeNumber('merchant', 'GOLDEN')).toBe(true));
