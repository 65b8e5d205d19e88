import { describe, expect, it } from 'vitest';
import { createWords } from '#i18n/words.ts';
import { speech } from '#i18n/speech.ts';
import english from '#i18n/en.json' with { type: 'json' };
import type { Group } from '#services/groups.ts';
import { inOrder } from '#sheets/report/inOrder.ts';
import { linesOf, totalOf, type ReportLine } from '#views/reports/lines.ts';
import { mergeParts } from '#views/reports/ready/merge.ts';
import { barOf, extentOf, OTHERS } from '#views/reports/bars.ts';
import { axisTicks, chartData, withEveryDay } from '#views/reports/series.ts';
import { csvOf } from '#views/reports/sheet.ts';

const words = createWords('en', english, speech);

const group = (keys: (string | null)[], value: number | null): Group => ({
  keys,
  names: keys.map(() => null),
  filters: [{ field: 'key', op: 'eq', value: String(keys[0]) }],
  cells: [{ value, count: value ?? 0 }],
});

const grouped = (...groups: Group[]) => ({
  name: 'g',
  groups,
  measures: [{ filters: [{ field: 'createdAt', op: 'gte' as const, value: 'x' }] }],
  total: { cells: [{ value: 9, count: 9 }] },
});

const textsOf = ({ keys }: Group): string[] => keys.map((key) => key ?? 'None');
const lines = (...groups: Group[]): ReportLine[] =>
  linesOf('order', grouped(...groups), [{ dimension: 'originBranch' }], textsOf);

describe('lines of a report', () => {
  it('lines of a report stand by size, those without a value last; times as they pass; ages by their days', () => {
    const order = (groups: Group[], by?: 'day' | 'age') =>
      inOrder(groups, [{ dimension: 'x', ...(by && { by }) }]).map(({ keys }) => keys[0]);
    expect(order([group([null], 9), group(['A'], 2), group(['B'], 5)])).toEqual(['B', 'A', null]);
    const below = order([group(['A'], -9), group(['B'], null), group(['C'], -2), group(['D'], 0)]);
    expect(below).toEqual(['D', 'C', 'A', 'B']);
    expect(order([group(['2026-02-01'], 1), group(['2026-01-01'], 5), group([null], 7)], 'day')).toEqual([
      '2026-01-01',
      '2026-02-01',
      null,
    ]);
    expect(order([group(['31'], 1), group(['8'], 5), group(['-1'], 5)], 'age')).toEqual(['-1', '8', '31']);
  });

  it('lines of a report lead to the rows under the filters of the request, the measure and the group', () => {
    const href = lines(group(['YGN'], 3))[0]?.href(0) ?? '';
    const search = new URLSearchParams(href.slice(href.indexOf('?')));
    expect(search.get('of')).toBe('order');
    expect(JSON.parse(search.get('rows') ?? '')).toEqual([
      { field: 'createdAt', op: 'gte', value: 'x' },
      { field: 'key', op: 'eq', value: 'YGN' },
    ]);
  });
});

describe('a chart', () => {
  it('a chart has round ends of its axis', () => {
    const ends = [0, 3, 7, 41, 0.83, 1200].map((most) => axisTicks(0, most)[0]);
    expect(ends).toEqual([4, 4, 8, 80, 1, 2000].map((end) => expect.closeTo(end, 9)));
    expect(axisTicks(0, 8)).toEqual([8, 6, 4, 2, 0]);
  });

  it('a chart has zero on its axis, and room for values on both sides of zero', () => {
    expect(axisTicks(-30, 60)).toEqual([75, 50, 25, 0, -25, -50]);
    expect(axisTicks(-80, 0)).toEqual([0, -20, -40, -60, -80]);
    expect(axisTicks(-1, 1000)).toEqual([1000, 500, 0, -500]);
  });

  it('a chart has bars on both sides of zero, whose sum takes off what is below', () => {
    const bars = chartData(lines(group(['A'], -30), group(['B'], 60), group(['C'], null)), 1).places.map(barOf);
    expect(bars).toEqual([
      { below: [], above: [{ series: 0, size: 60 }], sum: 60 },
      { below: [{ series: 0, size: 30 }], above: [], sum: -30 },
      { below: [], above: [], sum: 0 },
    ]);
    expect(extentOf(bars)).toEqual({ least: -30, most: 60 });
    expect(barOf({ key: 'A', text: 'A', lines: [], others: -4 })).toEqual({
      below: [{ series: OTHERS, size: 4 }],
      above: [],
      sum: -4,
    });
  });

  it('a chart draws six series, and says how many it leaves out', () => {
    const many = Array.from({ length: 9 }, (_, index) => group(['A', `s${index}`], index));
    const data = chartData(
      linesOf('order', grouped(...many), [{ dimension: 'originBranch' }, { dimension: 'state' }], textsOf),
      2,
    );
    expect(data.series.map(({ key }) => key)).toEqual(['s8', 's7', 's6', 's5', 's4', 's3']);
    expect(data.leftOut).toBe(3);
    expect(data.places[0]?.others).toBe(2 + 1 + 0);
  });

  it('a chart has a place for each day of the period', () => {
    const data = withEveryDay(
      chartData(lines(group(['2026-11-02'], 3)), 1),
      { start: '2026-11-01', end: '2026-11-03' },
      (day) => day,
    );
    expect(data.places.map(({ key, lines: [line] }) => [key, line?.cells[0]?.value ?? null])).toEqual([
      ['2026-11-01', null],
      ['2026-11-02', 3],
      ['2026-11-03', null],
    ]);
  });
});

describe('a table of several parts', () => {
  it('a table joins several parts by their keys; a figure leads to the records of its part, a missing figure nowhere', () => {
    const part = (...groups: Group[]) => ({ lines: lines(...groups), total: totalOf('order', grouped(...groups)) });
    const merged = mergeParts([part(group(['A'], 1)), part(group(['B'], 2), group(['A'], 3))], false);
    expect(merged.lines.map(({ keys, cells }) => [keys[0], ...cells.map(({ value }) => value)])).toEqual([
      ['A', 1, 3],
      ['B', null, 2],
    ]);
    expect(merged.lines[1]?.href(0)).toBeNull();
    expect(merged.lines[1]?.href(1)).toContain('B');
    expect(merged.total.cells).toHaveLength(2);
  });
});

describe('a report as CSV', () => {
  it('a report as CSV has numbers in their unit, quotes what needs it, and writes no formula', () => {
    const csv = csvOf(
      {
        title: 't',
        machine: 'order',
        dimensions: [{ dimension: 'originBranch' }],
        measures: [{ measure: 'freight', as: 'sum' }],
        lines: lines(group(['=1+1'], 123_456), group(['Yangon, "Main"'], null)),
        total: totalOf('order', grouped()),
        notes: [],
      },
      words,
    );
    expect(csv.split('\r\n')).toEqual([
      'Origin branch,"Freight (sum), MMK"',
      `'=1+1,1234.56`,
      '"Yangon, ""Main""",',
      'All together,0.09',
    ]);
  });

  it('a report as CSV has the period before and the change since, of shares in points alone', () => {
    const line = (cells: number[], before: number[]) => ({
      texts: ['YGN'],
      cells: cells.map((value) => ({ value, count: 1 })),
      before: before.map((value) => ({ value, count: 1 })),
    });
    const csv = csvOf(
      {
        title: 't',
        machine: 'order',
        dimensions: [{ dimension: 'originBranch' }],
        measures: [
          { measure: 'orders', as: 'count' },
          { measure: 'firstAttemptShare', as: 'share' },
        ],
        lines: [line([12, 0.9], [8, 0.8])],
        total: line([12, 0.9], [0, 0.95]),
        notes: [],
      },
      words,
    );
    const share = '"First-attempt share, %"';
    expect(csv.split('\r\n')).toEqual([
      `Origin branch,Orders,before: Orders,Change: Orders,Change in %: Orders,${share},"before: First-attempt share, %","Change: First-attempt share, %"`,
      'YGN,12,8,4,50,90,80,10',
      'All together,12,0,12,,90,95,-5',
    ]);
  });
});
