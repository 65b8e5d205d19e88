import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { kindTitle } from '#views/shapes/log/eventNames.tsx';

test('every kind of record begins with a capital where it begins a line', async () => {
  const words = await loadWords('en');
  const titles = Object.values(aggregateTypes).map(({ id }) => kindTitle(id, words));
  expect(titles).toContain('Order');
  expect(titles.filter((title) => !/^\p{Lu}/u.test(title))).toEqual([]);
});
