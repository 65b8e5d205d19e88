import { expect, it, test } from 'vitest';
import { changeText } from '#i18n/changeText.ts';
import english from '#i18n/en.json' with { type: 'json' };
import { speech } from '#i18n/speech.ts';
import { createWords } from '#i18n/words.ts';
import type { MeasureUnit } from '#machines/kit/report.ts';

const words = createWords('en', english, speech);

test.each<[number | null, number | null, MeasureUnit, string | null]>([
  [12, 8, 'count', '+4 (+50%)'],
  [8, 12, 'count', '−4 (−33.3%)'],
  [12, 0, 'count', '+12 (from 0)'],
  [0, 12, 'count', '−12 (−100%)'],
  [0, 0, 'count', 'no change'],
  [1.001, 1.002, 'count', 'no change'],
  [0.9, 0.858, 'share', '+4.2 points'],
  [0.2, 0, 'share', '+20 points'],
  [null, 3, 'count', null],
  [3, null, 'count', null],
])('%d after %d (%s) is %j', (value, before, unit, expected) =>
  expect(changeText(value, before, unit, words)).toBe(expected),
);

it('the change of an amount or a time is said in its unit, and without a percentage from a time before the promise', () => {
  expect(changeText(300_00, 200_00, 'MMK', words)).toBe(`+${words.money(100_00, 'MMK')} (+50%)`);
  expect(changeText(30, -60, 'minutes', words)).toBe(`+${words.duration(90 * 60_000)}`);
});
