import { expect, test } from 'vitest';
import english from '#i18n/en.json' with { type: 'json' };
import { PARTS } from '../../scripts/vite/words.ts';

test('what a pushed message offers is among the words that come first: it is told once, whatever has come by then', () => {
  const offers = Object.keys(english).filter((id) => id.startsWith('ui.notice.open.'));
  expect(offers.length).toBeGreaterThan(2);
  expect(offers.filter((id) => PARTS['first']?.(id) !== true)).toEqual([]);
});
