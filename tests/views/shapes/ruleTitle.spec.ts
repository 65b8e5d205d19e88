import { expect, it } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { ruleTitle } from '#views/shapes/log/ruleTitle.ts';

const RULES = Object.values(aggregateTypes).flatMap(({ id, rules }) =>
  Object.keys(rules).map((rule) => `${id}.${rule}`),
);
const FAULTS = [
  'invalid_type',
  'too_small',
  'too_big',
  'unrecognized_keys',
  'invalid_union',
  'custom',
  'not_yet_known',
];

it.each(['en', 'zh'] as const)('every reason of a refused attempt has a sentence (%s)', async (language) => {
  const words = await loadWords(language);
  const reasons = [...RULES, ...FAULTS.map((fault) => `invalid.${fault}`)];
  expect(reasons.length).toBeGreaterThan(400);
  expect(reasons.filter((reason) => ruleTitle(reason, words) === reason)).toEqual([]);
});
