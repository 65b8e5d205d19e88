import { describe, expect, it } from 'vitest';
import { listDescriptorDataOf } from '#i18n/listDescriptor.ts';
import { loadPresented } from '#views/data/presentations.ts';
import { BOARDS, tileQuery } from '#views/reports/center/boards.ts';
import { readReport, writeReport } from '#views/reports/query.ts';
import { partFilters, readyValues } from '#views/reports/ready/period.ts';
import { pickupDelivered, type ReadyPart } from '#views/reports/ready/readyReport.ts';
import { figureOf } from '#views/reports/request.ts';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';

const presented = await loadPresented('order');
if (!presented) throw new Error('Orders have no presentation.');
const descriptor = listDescriptor(listDescriptorDataOf(presented), presented, () => Promise.resolve(presented));
const now = Date.parse('2026-11-20T03:30:00.000Z');
const NEXT_DAY = now + 86_400_000;
const part = pickupDelivered.tables[0]?.parts[0] as ReadyPart;
const usual = readyValues(new URLSearchParams());

describe('the period of boards and ready reports', () => {
  it('the period of boards and ready reports is of the last thirty days, and moves on with the day', () => {
    expect(usual.period).toBe('month');
    const [first] = partFilters(part, usual, now);
    const [next] = partFilters(part, usual, NEXT_DAY);
    expect(first?.value).toEqual(['2026-10-21T17:30:00.000Z', '2026-11-20T17:29:59.999Z']);
    expect(next?.value).toEqual(['2026-10-22T17:30:00.000Z', '2026-11-21T17:29:59.999Z']);
  });

  it('the period of boards and ready reports stays at the days of an address', () => {
    const chosen = readyValues(new URLSearchParams('period=2026-11-01..2026-11-20&branch=YGN'));
    expect(chosen).toEqual({ period: '2026-11-01..2026-11-20', branch: 'YGN' });
    expect(partFilters(part, chosen, NEXT_DAY)).toEqual(partFilters(part, chosen, now));
  });

  it('the period of boards and ready reports lets the report of each tile of orders warn', () => {
    for (const tile of BOARDS.flatMap(({ tiles }) => tiles).filter(({ of }) => of === 'order')) {
      const opened = readReport(new URLSearchParams(writeReport(tileQuery(tile, usual))));
      expect(figureOf(opened, descriptor, now), tile.id).not.toBeNull();
    }
  });
});
