import { describe, expect, test } from 'vitest';
import type { Cell } from '#services/import/cell.ts';
import { bankDayIn, dayOf, localOf } from '#services/import/moments.ts';
import { isEitherWay } from '#services/import/monthFirst.ts';

const cell = (written: string | number): Cell =>
  typeof written === 'string'
    ? { kind: 'text', text: written }
    : { kind: 'number', number: written, text: String(written), look: 'plain' };

const DAYS: readonly (string | number)[] = [
  '05/11/2026',
  '5-11-2026',
  '5.11.2026',
  '5 Nov 2026',
  '5-Nov-26',
  '5-NOV-2026',
  '5 November, 2026',
  '2026-11-05',
  '2026/11/5',
  '2026.11.05',
  '2026年11月5日',
  '2026 年 11 月 05 日',
  '２０２６年１１月５日',
  '၀၅/၁၁/၂၀၂၆',
  '၂၀၂၆-၁၁-၀၅',
  '０５／１１／２０２６',
  '20261105',
  '၂၀၂၆၁၁၀၅',
  20_261_105,
  46_331,
];

const TIMES: readonly (readonly [written: string, clock: string])[] = [
  ['14:30', '14:30:00'],
  ['14:30:07', '14:30:07'],
  ['2:30 PM', '14:30:00'],
  ['02:30:07pm', '14:30:07'],
  ['2:30 p.m.', '14:30:00'],
  ['12:05 AM', '00:05:00'],
  ['12:05 PM', '12:05:00'],
  ['下午2:30', '14:30:00'],
  ['上午 9:05', '09:05:00'],
  ['၁၄:၃၀', '14:30:00'],
  ['１４：３０', '14:30:00'],
  ['14:30:00.000', '14:30:00'],
];

const NONE: readonly (string | number)[] = [
  '31/02/2026',
  '2026年13月1日',
  '20261305',
  '05112026',
  5_112_026,
  20_261_305,
  'Nov 2026',
  'Total',
  '5 Foo 2026',
  '5/11/26',
  '12',
];

describe('a day', () => {
  test.each(DAYS)('a day is read of %j, also as a bank writes it', (written) => {
    expect([dayOf(cell(written)), bankDayIn(cell(written))]).toEqual(['2026-11-05', '2026-11-05']);
    expect(localOf(cell(written))).toBe('2026-11-05T00:00:00');
  });

  test.each(NONE)('a day is not made of %j', (written) => {
    expect([dayOf(cell(written)), bankDayIn(cell(written))]).toEqual([null, null]);
  });

  test('a day in a column of a bank may have anything behind it, a day of another column a time alone', () => {
    expect(bankDayIn(cell('05/11/2026 at the counter'))).toBe('2026-11-05');
    expect(dayOf(cell('05/11/2026 at the counter'))).toBeNull();
    expect(dayOf(cell('05/11/2026, 2:30 PM'))).toBe('2026-11-05');
  });

  test.each(['၀၅/၁၁/၂၀၂၆', '０５／１１／２０２６', '5-11-2026 2:30 PM'])(
    'day and month of %j may be exchanged',
    (written) => {
      expect(isEitherWay(cell(written))).toBe(true);
    },
  );

  test.each(['2026年11月5日', '20261105', '၁၅/၁၁/၂၀၂၆'])('day and month of %j may not be exchanged', (written) => {
    expect(isEitherWay(cell(written))).toBe(false);
  });
});

describe('a moment', () => {
  test.each(TIMES)('a moment is read of a day with %j', (written, clock) => {
    for (const day of ['05/11/2026', '2026-11-05', '2026年11月5日'])
      expect(localOf(cell(`${day} ${written}`))).toBe(`2026-11-05T${clock}`);
  });

  test.each(['25:00', '0:30 PM', '13:30 PM', '2:75', '2 PM 30', 'PM'])(
    'a moment is not made of a day with %j',
    (written) => {
      expect(localOf(cell(`05/11/2026 ${written}`))).toBeNull();
    },
  );

  test('the time of a moment follows a day in Chinese without a space', () => {
    expect(localOf(cell('2026年11月5日下午2:30'))).toBe('2026-11-05T14:30:00');
    expect(localOf(cell('2026年11月5日14:30'))).toBe('2026-11-05T14:30:00');
    expect(localOf(cell('2026-11-05T14:30'))).toBe('2026-11-05T14:30:00');
  });
});
