import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { adviceOf, type Scan } from '#views/shapes/scan/verdict/verdict.ts';
import { arrivalDesk } from '#views/storage/arrivalScan/desk.ts';

const scan: Scan = {
  number: 1,
  machine: 'arrivalScan',
  code: 'SL000000014MM',
  key: 'SL000000014MM',
  at: '2026-11-30T02:00:00.000Z',
  verdict: { kind: 'asked' },
  way: 'waiting',
  corrected: false,
  entry: null,
};

test('an unlisted number is being asked about with a line, and decided later without one', async () => {
  const words = await loadWords('en');
  expect(adviceOf(scan, arrivalDesk, words, true)).toContain('Asking the server');
  expect(adviceOf(scan, arrivalDesk, words, false)).toContain('the server decides when the connection is back');
});
