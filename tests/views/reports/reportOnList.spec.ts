import { describe, expect, it } from 'vitest';
import { listDescriptorDataOf } from '#i18n/listDescriptor.ts';
import type { Filter } from '#services/page.ts';
import { loadPresented } from '#views/data/presentations.ts';
import { reportOnList } from '#views/reports/onList/reportOnList.ts';
import { readReport } from '#views/reports/query.ts';
import { requestOf } from '#views/reports/request.ts';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';

const presented = await loadPresented('order');
if (!presented) throw new Error('Orders have no presentation.');
const descriptor = listDescriptor(listDescriptorDataOf(presented), presented, () => Promise.resolve(presented));
const now = Date.parse('2026-11-20T03:30:00.000Z');
const november: Filter = {
  field: 'createdAt',
  op: 'between',
  value: ['2026-10-31T17:30:00.000Z', '2026-11-30T17:29:59.999Z'],
};
const states: Filter = { field: 'state', op: 'in', value: ['signed', 'lost'] };

const reported = (...filters: Filter[]) => {
  const { search, leftOut } = reportOnList('order', filters, descriptor, now);
  const query = readReport(new URLSearchParams(search));
  return { query, leftOut, filters: requestOf(query, descriptor, now).request.filters };
};

describe('the report on a list', () => {
  it('the report on a list has the filters of the list, and counts by the time that they bound', () => {
    const ended: Filter = { ...november, field: 'endedAt' };
    const { query, filters, leftOut } = reported(states, ended, { field: 'sameCity', op: 'eq', value: false });
    expect(query).toMatchObject({ of: 'order', on: 'endedAt', dimensions: [{ dimension: 'endedAt', by: 'day' }] });
    expect(filters).toEqual(expect.arrayContaining([states, ended, { field: 'sameCity', op: 'eq', value: false }]));
    expect([filters.length, leftOut]).toEqual([3, []]);
  });

  it('the report on a list is of any time where the list is of any time', () => {
    const { query, filters } = reported(states);
    expect(query.on).toBeNull();
    expect(filters).toEqual([states]);
  });

  it('the report on a list ends today where the list only begins some days back', () => {
    const { filters, leftOut } = reported({ field: 'createdAt', op: 'gte', value: '2026-08-21T17:30:00.000Z' });
    expect(filters).toEqual([
      { field: 'createdAt', op: 'between', value: ['2026-08-21T17:30:00.000Z', '2026-11-20T17:29:59.999Z'] },
    ]);
    expect(leftOut).toEqual([]);
  });

  it('the report on a list names the filters that a report does not have, and those that an address cannot write', () => {
    const { filters, leftOut } = reported(
      november,
      { field: 'senderName', op: 'like', value: 'Hla' },
      { field: 'merchant', op: 'isNull', value: true },
      { field: 'createdAt', op: 'hour', value: 5 },
      { field: 'endedAt', op: 'between', value: ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'] },
    );
    expect(filters).toEqual([november]);
    expect(leftOut).toEqual(['senderName', 'merchant', 'createdAt', 'endedAt']);
  });
});
