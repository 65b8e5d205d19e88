import { describe, expect, test } from 'vitest';
import type { order } from '#machines/order/index.ts';
import type { branch } from '#machines/registers/branch.ts';
import type { ListOptions } from '#views/shapes/list/options.ts';
import { filterOf, isTooLong, rangeOf, readQuery, understood, writeQuery } from '#views/shapes/list/query.ts';
import { matches } from '#views/shapes/list/matches.ts';

const NOW = Date.parse('2026-11-21T20:00:00.000Z');

describe('a list is typed by its aggregate type', () => {
  test('columns, filters and events that the aggregate type of a list does not have do not compile', () => {
    const nothing = { path: '/x', columns: [], filters: [], actions: [], bulk: [] } as const;
    const sound: ListOptions<typeof order> = {
      ...nothing,
      columns: ['id'],
      filters: ['payType'],
      bulk: ['order.cancelled'],
    };
    // @ts-expect-error -- an order has no plate number
    const column: ListOptions<typeof order> = { ...nothing, columns: ['plateNumber'] };
    // @ts-expect-error -- nor can one be looked for
    const filter: ListOptions<typeof order> = { ...nothing, filters: ['plateNumber'] };
    // @ts-expect-error -- nothing is ever 'order.eaten'
    const event: ListOptions<typeof order> = { ...nothing, bulk: ['order.eaten'] };
    // @ts-expect-error -- an order's event is none of a branch
    const foreign: ListOptions<typeof branch> = { ...nothing, actions: ['order.created'] };
    const register: ListOptions<typeof branch> = {
      ...nothing,
      columns: ['postalCode'],
      actions: ['branch.registered'],
    };
    expect([sound, column, filter, event, foreign, register]).toHaveLength(6);
  });
});

describe('the address of a list', () => {
  const names = ['state', 'createdAt'];
  const query = {
    page: 3,
    size: 50,
    sort: { field: 'due', dir: 'desc' },
    values: { state: 'signed,lost' },
    columns: 'id.s.120-state',
    view: 'V',
  } as const;

  test('the address of a list says everything and is read back', () => {
    const written = writeQuery(query);
    expect(readQuery(new URLSearchParams(written), names, ['due'])).toEqual(query);
  });

  test('the address of a list leaves out what is usual, and passes over what makes no sense', () => {
    expect(writeQuery({ page: 1, size: 20, sort: null, values: { state: '' }, columns: null, view: null })).toBe('');
    const odd = new URLSearchParams('page=-1&size=17&sort=-password&other=1');
    expect(readQuery(odd, names, ['due'])).toEqual({
      page: 1,
      size: 20,
      sort: null,
      values: {},
      columns: null,
      view: null,
    });
  });
});

test('an invalid part of a written filter is left out, and is not in force', () => {
  const values = ['signed', 'lost'];
  const choice = { name: 'state', kind: { kind: 'choice', values }, values } as const;
  const range = { name: 'createdAt', kind: { kind: 'instant' }, mostDays: 30, values: [] } as const;
  const yesNo = { name: 'enabled', kind: { kind: 'yesNo' }, values: [] } as const;
  const text = { name: 'senderName', kind: { kind: 'text' }, values: [] } as const;
  expect(understood(choice, 'lost,nowhere')).toBe('lost');
  expect(understood(choice, 'nowhere')).toBe('');
  expect(understood(range, '2026-11-01..2026-11-30')).toBe('2026-11-01..2026-11-30');
  expect(understood(range, '2026-11-01..2026-12-01')).toBe('');
  expect(understood(range, 'yesterday..tomorrow')).toBe('');
  expect(understood(yesNo, 'true')).toBe('true');
  expect(understood(yesNo, 'perhaps')).toBe('');
  expect(understood(text, 'x'.repeat(200))).toHaveLength(200);
  expect(understood(text, 'x'.repeat(201))).toBe('');
});

describe('a filter on a number', () => {
  const filter = { name: 'level', kind: { kind: 'number' }, values: [] } as const;

  test('a filter on a number compares the whole number, since the server finds no part of one', () => {
    expect(filterOf(filter, '3', NOW)).toEqual({ field: 'level', op: 'eq', value: 3 });
    expect(filterOf(filter, '၃', NOW)).toEqual({ field: 'level', op: 'eq', value: 3 });
    expect(filterOf(filter, '', NOW)).toBeNull();
  });

  test('a filter on a number is not in force with anything else', () => {
    expect(understood(filter, '3')).toBe('3');
    for (const written of ['high', '3.5', '1,000,000,000,000']) {
      expect(understood(filter, written)).toBe('');
      expect(filterOf(filter, written, NOW)).toBeNull();
    }
  });
});

describe('a filter on an instant', () => {
  const filter = { name: 'createdAt', kind: { kind: 'instant' }, mostDays: 30, daysBack: 90 } as const;

  test('a filter on an instant takes Yangon’s days, both ends in', () => {
    expect(filterOf(filter, '2026-11-01..2026-11-30', NOW)).toEqual({
      field: 'createdAt',
      op: 'between',
      value: ['2026-10-31T17:30:00.000Z', '2026-11-30T17:29:59.999Z'],
    });
  });

  test('a filter on an instant begins 90 days back without a range, and where the range is too long', () => {
    const usual = { field: 'createdAt', op: 'gte', value: '2026-08-23T17:30:00.000Z' };
    expect(filterOf(filter, undefined, NOW)).toEqual(usual);
    expect(filterOf(filter, '2026-11-01..2026-12-01', NOW)).toEqual(usual);
  });

  test('a filter on an instant moves on with the day where a usual period is named', () => {
    const startOf = (now: number) => filterOf(filter, 'week', now);
    const range = (first: string, last: string) => ({ field: 'createdAt', op: 'between', value: [first, last] });
    const evening = Date.parse('2026-11-21T17:29:59.999Z');
    expect(startOf(evening)).toEqual(range('2026-11-14T17:30:00.000Z', '2026-11-21T17:29:59.999Z'));
    expect(startOf(evening + 1)).toEqual(range('2026-11-15T17:30:00.000Z', '2026-11-22T17:29:59.999Z'));
    expect(understood({ ...filter, values: [] }, 'yesterday')).toBe('yesterday');
    expect(understood({ ...filter, mostDays: 7, values: [] }, 'month')).toBe('');
  });

  test('a filter on an instant is at most 30 days long', () => {
    expect(isTooLong({ start: '2026-11-01', end: '2026-11-30' }, filter)).toBe(false);
    expect(isTooLong({ start: '2026-11-01', end: '2026-12-01' }, filter)).toBe(true);
    expect(rangeOf('2026-11-02..2026-11-01')).toBeNull();
  });
});

test.each([
  ['09 771 234 567', 'eq'],
  ['+959771234567', 'eq'],
  ['+66812345678', 'eq'],
  ['0977', 'like'],
  ['4567', 'like'],
])('a filter on a phone finds %s by %s', (written, op) => {
  const filter = { name: 'receiverPhone', kind: { kind: 'phone' } } as const;
  expect(filterOf(filter, written, NOW)).toEqual({ field: 'receiverPhone', op, value: written });
});

describe('rows that come in', () => {
  const row = {
    id: 'A',
    state: 'signed',
    tags: ['urgent'],
    due: 500,
    createdAt: '2026-11-21T02:00:00.000Z',
    shelf: null,
    phone: '+959771234567',
    name: 'Jos\u00e9 မြင\u1037\u103a',
    number: 'MDY-12',
    receiver: 'Ｋｏ ၀င်း',
  };

  test.each([
    [{ field: 'state', op: 'in', value: ['signed', 'lost'] }, true],
    [{ field: 'state', op: 'in', value: ['lost'] }, false],
    [{ field: 'tags', op: 'in', value: ['urgent', 'insured'] }, true],
    [{ field: 'tags', op: 'in', value: ['insured'] }, false],
    [{ field: 'due', op: 'gte', value: 500 }, true],
    [{ field: 'due', op: 'gte', value: 501 }, false],
    [{ field: 'due', op: 'lte', value: '499' }, false],
    [{ field: 'createdAt', op: 'between', value: ['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'] }, true],
    [{ field: 'createdAt', op: 'between', value: ['2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'] }, false],
    [{ field: 'phone', op: 'eq', value: '09 771 234 567' }, true],
    [{ field: 'phone', op: 'eq', value: '09771234568' }, false],
    [{ field: 'phone', op: 'eq', value: '(09) 771.234.567' }, true],
    [{ field: 'phone', op: 'like', value: '09 77' }, true],
    [{ field: 'phone', op: 'like', value: '၇၇၁၂' }, true],
    [{ field: 'phone', op: 'like', value: '0978' }, false],
    [{ field: 'name', op: 'like', value: 'jose\u0301' }, true],
    [{ field: 'name', op: 'like', value: '\u200bမြင\u103a\u1037' }, true],
    [{ field: 'name', op: 'eq', value: 'Jos\u00e9' }, false],
    [{ field: 'number', op: 'eq', value: 'ＭＤＹ-၁၂\u200b' }, true],
    [{ field: 'receiver', op: 'eq', value: 'Ko ဝင်း' }, true],
    [{ field: 'receiver', op: 'like', value: 'ဝင်း' }, true],
    [{ field: 'receiver', op: 'like', value: 'ko ၀' }, true],
    [{ field: 'receiver', op: 'eq', value: 'Ko လင်း' }, false],
    [{ field: 'id', op: 'like', value: 'a' }, true],
    [{ field: 'shelf', op: 'like', value: 'a' }, false],
    [{ field: 'shelf', op: 'isNull', value: true }, true],
    [{ field: 'shelf', op: 'isNull', value: false }, false],
  ] as const)('rows that come in are matched by the filter %j: %s', (filter, expected) => {
    expect(matches(row, [filter])).toBe(expected);
  });
});
