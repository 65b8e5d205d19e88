import { expect, test } from 'vitest';
import english from '#i18n/en.json' with { type: 'json' };
import { speech } from '#i18n/speech.ts';
import { createWords } from '#i18n/words.ts';
import { dueText } from '#views/shapes/queues/dueText.ts';

const words = createWords('en', english, speech);
const now = Date.parse('2026-11-20T03:30:00.000Z');

test.each([
  [null, 0, null],
  ['2026-11-20T08:30:00.000Z', 0, `Next due in ${words.duration(5 * 3_600_000)}`],
  ['2026-11-20T03:50:00.000Z', 3, `Next due in ${words.duration(20 * 60_000)}, 3 due within 2 hours`],
  ['2026-11-20T03:29:59.000Z', 1, 'Due now, 1 due within 2 hours'],
])('a queue whose next row is due at %s, with %i soon, says %j', (nextDue, dueSoon, expected) =>
  expect(dueText({ nextDue, dueSoon }, now, words)).toBe(expected),
);
