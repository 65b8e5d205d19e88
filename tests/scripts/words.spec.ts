import { expect, test } from 'vitest';
import english from '#i18n/en.json' with { type: 'json' };
import { PARTS } from '../../scripts/vite/words.ts';

test('the texts of a pushed message are among the first messages, because it is shown once', () => {
  const offers = Object.keys(english).filter((id) => id.startsWith('ui.notice.open.'));
  expect(offers.length).toBeGreaterThan(2);
  expect(offers.filter((id) => PARTS['first']?.(id) !== true)).toEqual([]);
});
