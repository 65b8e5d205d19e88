import { describe, expect, it } from 'vitest';
import { spanBefore } from '#machines/time/spans.ts';

describe('the span before an instant', () => {
  it.each([
    // A Friday in Yangon, where the day has begun at 17:30 UTC of the day before.
    ['2026-11-26T17:30:00.000Z', 'day', '2026-11-26', '2026-11-26'],
    ['2026-11-26T17:29:59.999Z', 'day', '2026-11-25', '2026-11-25'],
    ['2026-11-27T03:00:00.000Z', 'week', '2026-11-16', '2026-11-22'],
    ['2026-11-22T17:30:00.000Z', 'week', '2026-11-16', '2026-11-22'],
    ['2026-11-22T17:29:59.999Z', 'week', '2026-11-09', '2026-11-15'],
    ['2026-11-27T03:00:00.000Z', 'month', '2026-10-01', '2026-10-31'],
    ['2026-11-30T17:30:00.000Z', 'month', '2026-11-01', '2026-11-30'],
    ['2028-03-01T03:00:00.000Z', 'month', '2028-02-01', '2028-02-29'],
    ['2026-12-31T17:30:00.000Z', 'month', '2026-12-01', '2026-12-31'],
    ['2026-12-31T17:30:00.000Z', 'day', '2026-12-31', '2026-12-31'],
  ] as const)('the span before the instant %s is the last whole %s: %s to %s', (now, span, start, end) => {
    expect(spanBefore(now, span)).toEqual({ start, end });
  });
});
