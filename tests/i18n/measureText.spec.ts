import { expect, it } from 'vitest';
import english from '#i18n/en.json' with { type: 'json' };
import { valueText } from '#i18n/measureText.ts';
import { speech } from '#i18n/speech.ts';
import { createWords } from '#i18n/words.ts';

const words = createWords('en', english, speech);

it('a time before another one is said as the time after it, with a sign', () => {
  const said = (minutes: number) => valueText(minutes, 'minutes', words);
  expect(said(90)).toBe(words.duration(90 * 60_000));
  expect(said(-90)).toBe(`−${said(90)}`);
  expect(said(-1500)).toBe(`−${said(1500)}`);
  expect(said(-0.2)).toBe(`−${said(0.2)}`);
  expect(said(0)).not.toContain('−');
});
