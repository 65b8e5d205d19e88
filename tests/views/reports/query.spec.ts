import { describe, expect, it } from 'vitest';
import { REPORTS } from '#machines/catalogue/reports.ts';
import { chartsFor, readReport, writeReport } from '#views/reports/query.ts';

const read = (search: string) => readReport(new URLSearchParams(search));

describe('charts', () => {
  it('the charts of a report offer a map of townships, and what crosses two dimensions', () => {
    const chartsOf = (...dimensions: string[]) =>
      chartsFor(
        REPORTS.order,
        dimensions.map((dimension) => ({ dimension })),
      );
    expect(chartsOf('receiverTownship')).toEqual(['line', 'bar', 'map', 'table']);
    expect(chartsOf('receiverCity')).toEqual(['line', 'bar', 'table']);
    expect(chartsOf('receiverTownship', 'state')).toEqual(['line', 'bar', 'stacked', 'heat', 'table']);
    expect(chartsOf()).toEqual(['line', 'bar', 'table']);
  });
});

describe('the address of a report', () => {
  it('the address of a report begins with the orders of the last thirty days, which move on with the day', () => {
    expect(read('')).toMatchObject({
      of: 'order',
      measures: [{ measure: 'orders', as: 'count' }],
      dimensions: [{ dimension: 'createdAt', by: 'day' }],
      values: { createdAt: 'month' },
    });
  });

  it('the address of a report is the report: what is written is read again', () => {
    const query = read(
      'of=order&measures=freight.p90,orders.count&by=originBranch&and=endedAt.weekday&chart=heat&compare=1&on=endedAt&endedAt=2026-11-01..2026-11-20&state=signed',
    );
    expect(query).toMatchObject({
      measures: [
        { measure: 'freight', as: 'p90' },
        { measure: 'orders', as: 'count' },
      ],
      dimensions: [{ dimension: 'originBranch' }, { dimension: 'endedAt', by: 'weekday' }],
      chart: 'heat',
      compare: true,
      on: 'endedAt',
      values: { endedAt: '2026-11-01..2026-11-20', state: 'signed' },
    });
    expect(read(writeReport(query))).toEqual(query);
  });

  it('the address of a report passes over what makes no sense', () => {
    expect(
      read('of=constructor&measures=nothing.sum,orders.sum&by=senderPhone&and=state&chart=pie&on=state&senderPhone=09'),
    ).toMatchObject({
      of: 'order',
      measures: [{ measure: 'orders', as: 'count' }],
      dimensions: [],
      chart: 'bar',
      on: 'createdAt',
    });
  });

  it.each([
    ['', 'line'],
    ['by=createdAt.month', 'line'],
    ['by=originBranch', 'bar'],
    ['by=originBranch&chart=line', 'line'],
  ])('the address of a report draws %j as a %s', (search, chart) => {
    expect(read(search).chart).toBe(chart);
  });

  it('the address of a report can have no period, and then compares with none', () => {
    const query = read('on=-&compare=1&by=-');
    expect(query).toMatchObject({ on: null, compare: false, dimensions: [], values: {} });
    expect(read(writeReport(query))).toEqual(query);
  });
});
