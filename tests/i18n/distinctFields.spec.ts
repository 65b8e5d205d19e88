import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';

const languages = [await loadWords('en'), await loadWords('zh')];

/** A name as it is heard: one and several sound alike. */
const heard = (label: string): string => label.toLowerCase().replaceAll(/s\b/g, '');

/** Fields that mean the same, or of which a list and a record show one alone. */
const ONE_SHOWN = ['courierCash: id, courier', 'staff: state, status', 'question: id, code', 'question: state, status'];

test.each(languages)('two fields of a row are told apart by their names ($language)', (words) => {
  const alike = Object.values(aggregateTypes).flatMap(({ id, rowSchema }) => {
    const byName = Map.groupBy(Object.keys(rowSchema.shape), (field) => heard(labelOf(id, field, words)));
    return [...byName].filter(([, fields]) => fields.length > 1).map(([, fields]) => `${id}: ${fields.join(', ')}`);
  });
  expect(alike).toEqual(ONE_SHOWN);
});
