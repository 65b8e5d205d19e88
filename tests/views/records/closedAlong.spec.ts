import { expect, test } from 'vitest';
import period from '#views/records/period/presentation.ts';
import { closedAlong } from '#views/records/period/closedAlong.ts';

test('a month closes those with it that nobody began since the latest closed one', () => {
  expect(closedAlong('2026-10', '2026-07')).toEqual(['2026-08', '2026-09']);
  expect(closedAlong('2027-02', '2026-11')).toEqual(['2026-12', '2027-01']);
  expect(closedAlong('2026-10', '2026-09')).toEqual([]);
});

test('whoever asks for the closing is told, and whoever confirms it', () => {
  expect(Object.keys(period.effects)).toEqual(['period.closingAsked', 'period.closed']);
});
