import { beforeAll, describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import type { Words } from '#i18n/words.ts';
import { receiptSelection, refundSelection, slipSelection } from '#views/finance/chosenRecords.ts';

let words: Words;
beforeAll(async () => {
  words = await loadWords('en');
});

/** Cases: the act, its state, the field with the person of the step before, and the reason against that person. */
const PAIRS = [
  {
    act: 'receipt.confirmed',
    against: receiptSelection.against['receipt.confirmed'],
    state: 'toBeConfirmed',
    by: 'recordedBy',
    says: 'You recorded the receipt yourself; another person confirms it',
  },
  {
    act: 'paymentSlip.confirmed',
    against: slipSelection.against['paymentSlip.confirmed'],
    state: 'generated',
    by: 'drawnBy',
    says: 'You drew or generated the slip; another person confirms it',
  },
  {
    act: 'paymentSlip.confirmed',
    against: slipSelection.against['paymentSlip.confirmed'],
    state: 'generated',
    by: 'generatedBy',
    says: 'You drew or generated the slip; another person confirms it',
  },
  {
    act: 'refund.confirmed',
    against: refundSelection.against['refund.confirmed'],
    state: 'applying',
    by: 'requestedBy',
    says: 'You asked for it yourself; another person decides',
  },
  {
    act: 'refund.refused',
    against: refundSelection.against['refund.refused'],
    state: 'applying',
    by: 'requestedBy',
    says: 'You asked for it yourself; another person decides',
  },
] as const;

describe.each(PAIRS)('$act on chosen rows ($by)', ({ against, state, by, says }) => {
  const row = (values: Readonly<Record<string, string>>) =>
    ({ state, recordedBy: 'x', drawnBy: 'x', generatedBy: 'x', requestedBy: 'x', ...values }) as never;

  test('an act on chosen rows says before any window opens that the own rows need another person', () => {
    expect(against?.([row({ [by]: 'me' })], 'me')?.(words)).toBe(says);
    expect(against?.([row({ [by]: 'me' })], 'another')).toBeNull();
  });

  test('an act on chosen rows is offered where one of several may be done, since each row has its verdict', () => {
    expect(against?.([row({ [by]: 'me' }), row({})], 'me')).toBeNull();
  });

  test('an act on chosen rows says which state is missing', () => {
    expect(against?.([row({ state: 'other' })], 'me')?.(words)).toMatch(/^None of the chosen is “/);
  });
});

test('of a receipt the taker of the money comes before who recorded it, as the server judges', () => {
  const against = receiptSelection.against['receipt.confirmed'];
  const row = (recordedBy: string, ...takenBy: string[]) => ({ state: 'toBeConfirmed', recordedBy, takenBy }) as never;
  const taken = 'You took this money; another cashier has to confirm it';
  expect(against?.([row('me', 'another', 'me')], 'me')?.(words)).toBe(taken);
  expect(against?.([row('another', 'me')], 'me')?.(words)).toBe(taken);
  expect(against?.([row('another', 'another')], 'me')).toBeNull();
});
