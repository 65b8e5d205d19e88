import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { aheadOf, byServersClock } from '#services/outbox/clock.ts';
import type { EntryState, KeptEntry } from '#services/outbox/entry.ts';
import { dueOf, heldOf, retryDelay } from '#services/outbox/order.ts';
import { entryOf } from './world.ts';

const listed = (...entries: readonly (readonly [string, EntryState, string | null])[]): KeptEntry[] =>
  entries.map(([key, state, group], place) => ({ ...entryOf(key, { state, group }), place }));
const keys = (entries: readonly KeptEntry[]) => entries.map(({ key }) => key);

describe('due entries', () => {
  test('due entries are everything unsettled but entries behind a refusal of their group', () => {
    const entries = listed(
      ['a', 'sent', 'G'],
      ['b', 'waiting', 'G'],
      ['c', 'refused', 'G'],
      ['d', 'waiting', 'G'],
      ['e', 'waiting', null],
      ['f', 'refused', null],
      ['g', 'waiting', null],
      ['h', 'waiting', 'H'],
    );
    expect(keys(dueOf(entries, 100))).toEqual(['b', 'e', 'g', 'h']);
    expect(keys(heldOf(entries))).toEqual(['d']);
    expect(keys(dueOf(entries, 2))).toEqual(['b', 'e']);
  });

  test('due entries keep the order, leave no unsettled entry out but for its group, and never include a settled one', () => {
    const entry = fc.record({
      state: fc.constantFrom<EntryState>('waiting', 'sending', 'sent', 'refused'),
      group: fc.constantFrom(null, 'G', 'H'),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (made) => {
        const entries = listed(...made.map(({ state, group }, index) => [`k${index}`, state, group] as const));
        const due = dueOf(entries, 100);
        expect(due).toEqual(due.toSorted((one, other) => one.place - other.place));
        for (const candidate of entries) {
          const isBehind = entries.some(
            ({ place, group, state }) =>
              group !== null && group === candidate.group && state === 'refused' && place < candidate.place,
          );
          const isOpen = candidate.state === 'waiting' || candidate.state === 'sending';
          expect(due.includes(candidate)).toBe(isOpen && !isBehind);
        }
      }),
    );
  });
});

test('each try waits about twice as long as the one before, never in step, and a minute at most', () => {
  expect([1, 2, 3, 6].map((failures) => retryDelay(failures, 0))).toEqual([500, 1_000, 2_000, 16_000]);
  expect(retryDelay(1, 0.999)).toBeCloseTo(999.5);
  expect(retryDelay(60, 0)).toBe(30_000);
  expect(retryDelay(2_000, 0.999)).toBeLessThanOrEqual(60_000);
});

describe('two clocks', () => {
  const at = (time: string) => `2026-11-20T${time}.000Z`;
  const now = Date.parse(at('04:00:00'));

  test('two clocks that agree leave the time as it is, unless the time would lie ahead of the server', () => {
    expect(byServersClock(at('03:00:00'), now, 900)).toBe(at('03:00:00'));
    expect(byServersClock(at('04:00:00'), now, 900)).toBe('2026-11-20T03:59:59.100Z');
  });

  test('two clocks that differ put a device right that is fast or slow', () => {
    expect(byServersClock(at('03:00:00'), now, 600_000)).toBe(at('02:50:00'));
    expect(byServersClock(at('03:00:00'), now, -600_000)).toBe(at('03:10:00'));
  });

  test('two clocks are compared by the time that an answer carries', () => {
    expect(aheadOf('Fri, 20 Nov 2026 03:59:58 GMT', now)).toBe(2_000);
    expect(aheadOf(null, now)).toBeNull();
    expect(aheadOf('noon', now)).toBeNull();
  });

  test('two clocks never put anything into the server’s future, and keep the order of what happened', () => {
    const minute = 60_000;
    fc.assert(
      fc.property(
        fc.integer({ min: -600 * minute, max: 600 * minute }),
        fc.array(fc.integer({ min: 0, max: 600 * minute }), { minLength: 2, maxLength: 2 }),
        fc.integer({ min: 0, max: 1_999 }),
        (skew, ages, rounding) => {
          const server = now - skew;
          const sent = ages
            .toSorted((one, other) => other - one)
            .map((age) => byServersClock(new Date(now - age).toISOString(), now, skew + rounding));
          for (const time of sent) expect(Date.parse(time)).toBeLessThanOrEqual(server);
          expect(sent).toEqual(sent.toSorted());
        },
      ),
    );
  });
});
