import { describe, expect, test } from 'vitest';
import { QUEUES, queueNames } from '#machines/queues/index.ts';
import { dayFrom } from '#machines/time/periods.ts';
import { debtNames } from '#machines/finance/debts.ts';
import { debtAddress } from '#views/finance/addresses.ts';
import { queueAddress } from '#views/shapes/queues/queueAddresses.ts';
import { amountsOf, filterOf, understood, writeAmounts } from '#views/shapes/list/query.ts';

const money = { name: 'due', kind: { kind: 'money', currency: 'MMK' }, values: [] } as const;
const NOW = Date.parse('2026-11-25T12:00:00.000Z');

describe('the address of a queue', () => {
  test.each(queueNames)('the address of a queue of %s sets every filter of the queue', (name) => {
    const [, search = ''] = queueAddress(name).split('?');
    const fields = [...new URLSearchParams(search).keys()];
    expect(fields).toEqual(QUEUES[name].where.map(({ field }) => field));
  });

  test('the address of a queue says states and amounts as a list reads them', () => {
    expect(queueAddress('slipsToDraw')).toBe('/finance/bill?toPayOut=0.01..');
    expect(queueAddress('billRefundsToPay')).toBe('/finance/bill?refundStatus=confirmed%2CnotNeeded&toGiveBack=0.01..');
  });
});

test('a queue up to a day leads to every row up to it in Myanmar', () => {
  expect(new URLSearchParams(queueAddress('pickupsMissed').split('?')[1]).get('pickupDay')).toBe(
    `2000-01-01..${dayFrom(Date.now(), -1)}`,
  );
});

describe('the address of a debt', () => {
  test.each(debtNames)('the address of a debt of %s names party and age', (by) => {
    const address = debtAddress(by, { of: 'X1', age: 1, day: '2026-11-25' });
    expect(address).toContain('=X1');
    expect(address).toContain('2026-10-26..2026-11-17');
  });

  test('the ages in the addresses of debts touch without a gap', () => {
    const ranges = [0, 1, 2, 3, 4].map((age) => {
      const [, range] = /day=(\S+)$/.exec(debtAddress('customer', { of: null, age, day: '2026-11-25' })) ?? [];
      return range;
    });
    expect(ranges).toEqual([
      '2026-11-18..2026-11-25',
      '2026-10-26..2026-11-17',
      '2026-09-26..2026-10-25',
      '2026-08-27..2026-09-25',
      '2000-01-01..2026-08-26',
    ]);
  });
});

describe('an amount in the address of a list', () => {
  test.each([
    ['0.01..', { field: 'due', op: 'gte', value: 1 }],
    ['..2500', { field: 'due', op: 'lte', value: 250_000 }],
    ['1000..2500.50', { field: 'due', op: 'between', value: [100_000, 250_050] }],
    ['-20..-10', { field: 'due', op: 'between', value: [-2000, -1000] }],
    ['၁၀၀၀..２５００', { field: 'due', op: 'between', value: [100_000, 250_000] }],
  ])('the amount %s in the address of a list is a filter', (written, filter) => {
    expect(understood(money, written)).toBe(written);
    expect(filterOf(money, written, NOW)).toEqual(filter);
    const amounts = amountsOf(written);
    expect(amountsOf(amounts ? writeAmounts(amounts) : '')).toEqual(amounts);
  });

  test.each(['..', '5..4', 'many', '1000', '1.234..'])(
    'the amount %s in the address of a list makes no sense',
    (written) => {
      expect(understood(money, written)).toBe('');
      expect(filterOf(money, written, NOW)).toBeNull();
    },
  );
});

test('a filter set by a link compares the whole value', () => {
  const customer = { name: 'customer', kind: { kind: 'text' }, byLink: true } as const;
  expect(filterOf(customer, 'M1', NOW)).toEqual({ field: 'customer', op: 'eq', value: 'M1' });
});
