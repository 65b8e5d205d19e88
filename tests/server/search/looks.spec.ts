import { describe, expect, it } from 'vitest';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { ID_PREFIXES, searchQueriesOf, PHONES } from '#server/search/queries.ts';

const waybill = waybillOf(1234);
const bag = bagNumberOf(17);

/** Returns machine and field of each search query. */
const asked = (typed: string): string[] => [
  ...new Set(searchQueriesOf(typed).map(({ machine, filters }) => `${machine}.${filters[0]?.field}`)),
];

describe('meanings of a searched text', () => {
  it.each(Object.entries(ID_PREFIXES))(
    'the id of %s begins with %s, as its aggregate type names it',
    (machine, letters) => {
      expect(aggregateTypes[machine]?.identify(7, { day: '2026-11-20' })).toMatch(new RegExp(`^${letters}`));
    },
  );

  it.each([
    ['a waybill', waybill, 'order.id'],
    ['one in small letters with spaces around', `  ${waybill.toLowerCase()} `, 'order.id'],
    ['one in full-width letters', waybill.replace('SL', 'ＳＬ'), 'order.id'],
    ['a piece of an order', `${waybill}-2`, 'order.id'],
    ['a bag', bag, 'package.id'],
    ['a bag with its application identifier', `(00)${bag}`, 'package.id'],
    ['a bag as a GS1 scanner sends it', `]C100${bag}`, 'package.id'],
  ])('a searched text of %s means one thing', (_, typed, only) => {
    expect(asked(typed)).toEqual([only]);
    expect(searchQueriesOf(typed)[0]?.filters).toEqual([
      { field: 'id', op: 'eq', value: only === 'order.id' ? waybill : bag },
    ]);
  });

  it('the search takes no misread code for a number of ours', () => {
    const wrong = `${waybill.slice(0, 10)}${(Number(waybill[10]) + 1) % 10}MM`;
    expect(asked(wrong)).toContain('order.mailSn');
    expect(
      searchQueriesOf(wrong).every(({ filters }) =>
        filters.every(({ op }) => op !== 'eq' || filters[0]?.field !== 'id'),
      ),
    ).toBe(true);
  });

  it('the search takes digits for a serial of a waybill', () => {
    expect(searchQueriesOf('00001234')).toContainEqual({
      machine: 'order',
      filters: [
        { field: 'id', op: 'gte', value: 'SL00001234' },
        { field: 'id', op: 'lte', value: 'SL00001234\u{ffff}' },
      ],
    });
  });

  it('a searched number is taken for the last digits of a waybill, and for its serial without the zeros', () => {
    expect(searchQueriesOf('58685')).toContainEqual({ machine: 'order', filters: [], lastDigits: '58685' });
    expect(searchQueriesOf('58685').map(({ filters }) => filters[0]?.value)).toContain('SL00058685');
  });

  it.each([
    '09250111222',
    '+959 250-111222',
    '(09) 250.111.222',
    '959250111222',
    '0095 9 250 111 222',
    '၀၉၂၅၀၁၁၁၂၂၂',
    '\u202d09250111222\u202c',
  ])('the search looks for a whole phone number typed as %j in the form in which each is kept', (typed) => {
    for (const [machine, field] of PHONES)
      expect(searchQueriesOf(typed)).toContainEqual({
        machine,
        filters: [{ field, op: 'eq', value: '+959250111222' }],
      });
  });

  it('the search looks for no part of a phone number', () => {
    expect(asked('09250').filter((look) => /phone/i.test(look))).toEqual([]);
  });

  it('the search takes of a name its words alone, in one form', () => {
    const words = (text: string) => searchQueriesOf(text).flatMap(({ names }) => names?.[0] ?? []);
    expect(words("'; drop table row_order; --")).toEqual(['drop', 'table', 'row', 'order']);
    expect(words('Ｖａｗｋ Co., Ltd. (No.1)')).toEqual(['vawk', 'co', 'ltd', 'no', '1']);
    expect(words('张三（商店）')).toEqual(['张三', '商店']);
    expect(words('7788 - 12')).toEqual([]);
  });

  it.each(['', '   ', "'; --", '\u0000'])('the search asks nothing dangerous of %j', (typed) => {
    expect(asked(typed).every((look) => ['order.mailSn', 'transferBooking.waybill'].includes(look))).toBe(true);
  });
});
