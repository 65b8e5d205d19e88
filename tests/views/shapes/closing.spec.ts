import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { closingOf } from '#views/shapes/form/closing.ts';

test.each(['en', 'zh'] as const)('no form has two buttons of one name (%s)', async (language) => {
  const words = await loadWords(language);
  const titles = Object.values(aggregateTypes).flatMap(({ events }) =>
    Object.keys(events).map((type) => words.text<string>(`event.${type}`)),
  );
  expect(titles).toContain(words.text('ui.part.cancel'));
  expect(titles.filter((title) => closingOf(title, words) === title)).toEqual([]);
  expect(closingOf(words.text<string>('event.order.collected'), words)).toBe(words.text('ui.part.cancel'));
});
