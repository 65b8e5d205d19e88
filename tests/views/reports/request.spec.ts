import { describe, expect, it } from 'vitest';
import { listDescriptorDataOf } from '#i18n/listDescriptor.ts';
import { loadPresented } from '#views/data/presentations.ts';
import { readReport } from '#views/reports/query.ts';
import { figureOf, scheduledOf } from '#views/reports/request.ts';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';

const presented = await loadPresented('order');
if (!presented) throw new Error('Orders have no presentation.');
const descriptor = listDescriptor(listDescriptorDataOf(presented), presented, () => Promise.resolve(presented));
const now = Date.parse('2026-11-20T03:30:00.000Z');

const scheduled = (search: string) => scheduledOf(readReport(new URLSearchParams(search)), descriptor, now);
const figure = (search: string) => figureOf(readReport(new URLSearchParams(search)), descriptor, now);

describe('a report that is written again and again', () => {
  it('a report written again and again has its figures and filters, but for the period, which is that of each file', () => {
    expect(
      scheduled('of=order&measures=freight.sum&by=originBranch&compare=1&on=endedAt&endedAt=week&state=signed'),
    ).toEqual({
      machine: 'order',
      measures: [{ measure: 'freight', as: 'sum' }],
      dimensions: [{ dimension: 'originBranch' }],
      filters: [{ field: 'state', op: 'in', value: ['signed'] }],
      on: 'endedAt',
      compare: true,
    });
    expect(scheduled('of=order&on=-')).toMatchObject({ on: null, filters: [], compare: false });
  });

  it('a report written again and again has no other filter that moves with the day: it would stay at the day it was kept', () => {
    expect(scheduled('of=order&on=createdAt&createdAt=week&endedAt=today')).toBeNull();
    expect(figure('of=order&on=createdAt&createdAt=week&endedAt=today')).toBeNull();
    expect(figure('of=order&on=-&endedAt=today')).toBeNull();
    expect(scheduled('of=order&on=createdAt&createdAt=week&endedAt=2026-11-01..2026-11-20')).not.toBeNull();
    expect(figure('of=order&on=createdAt&createdAt=week')).toMatchObject({
      period: { field: 'createdAt', name: 'week' },
    });
  });
});
