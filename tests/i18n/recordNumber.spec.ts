import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { recordNumber, recordWithKind } from '#i18n/recordNumber.ts';
import { say } from '#i18n/say.ts';
import { collectedCancel } from '#machines/collectedCancel/index.ts';
import { deliveryClaim } from '#machines/deliveryClaim/index.ts';
import { extraFee } from '#machines/extraFee/index.ts';
import { stages } from '#machines/money/stages.ts';
import { payable } from '#machines/payable/index.ts';
import { receivable } from '#machines/receivable/index.ts';

const words = { en: await loadWords('en'), zh: await loadWords('zh') };
const order = 'SL000586854MM';

describe('the number of a record that is a part of an order', () => {
  test.each([
    [
      receivable.id,
      receivable.identify(1, { order, stage: 'collection' }),
      `At collection · ${order}`,
      `揽收 · ${order}`,
    ],
    [payable.id, payable.identify(1, { order }), `Cash on delivery · ${order}`, `代收货款 · ${order}`],
    [deliveryClaim.id, deliveryClaim.identify(1, { order }), `Delivery claim · ${order}`, `派件领取 · ${order}`],
    [collectedCancel.id, `${order}-CC1`, `Cancellation · ${order}`, `揽收后取消 · ${order}`],
    [collectedCancel.id, `${order}-CC2`, `Cancellation 2 · ${order}`, `揽收后取消（第 2 次） · ${order}`],
    [extraFee.id, `${order}-F3`, `Extra fee 3 · ${order}`, `加收费用 3 · ${order}`],
  ])('%s %s is its waybill and what it is', (machine, id, en, zh) => {
    expect(recordNumber(machine, id, words.en)).toBe(en);
    expect(recordNumber(machine, id, words.zh)).toBe(zh);
  });

  test.each(stages)('the number of a receivable has words for the stage %s', (stage) => {
    const id = receivable.identify(1, { order, stage });
    expect(recordNumber(receivable.id, id, words.en)).toMatch(/^(At|On|Online)\b.* · SL\d+MM$/);
  });

  test('words for a record are not made of the number of another record', () => {
    expect(recordNumber('receivable', 'RCV00000001', words.en)).toBe('RCV00000001');
    expect(recordNumber('shelf', 'MDY-COD', words.en)).toBe('MDY-COD');
  });
});

test('the kind of a record is said once beside its number', () => {
  expect(recordWithKind('receivable', `${order}-sign`, words.en)).toBe(`receivable On signing · ${order}`);
  expect(recordWithKind('deliveryClaim', `${order}-DC`, words.en)).toBe(`Delivery claim · ${order}`);
  expect(recordWithKind('bill', 'BIL00000001', words.en)).toBe('bill BIL00000001');
  expect(recordWithKind('courierCash', 'STF000012', words.en, 'Min Thu')).toBe('courier cash Min Thu');
});

test('a refusal names its record in words', () => {
  const refused = { machine: 'receivable', id: `${order}-sign`, event: 'receivable.opened' };
  expect(say({ code: 'rule' }, words.en, refused)).toContain(`On signing · ${order}`);
  expect(
    say({ code: 'rule', rule: 'refund.paidAndNotRefunded', values: { receivable: `${order}-sign` } }, words.en, {
      machine: 'refund',
      id: null,
      event: 'refund.requested',
    }),
  ).not.toContain('-sign');
});
