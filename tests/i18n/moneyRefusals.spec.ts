import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { reasonOf } from '#i18n/say.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { readPermission } from '#server/access.ts';
import { finance } from '#server/company/menus/finance.ts';

const AMOUNT = 1_234_567_89;
const SAID = '1,234,567.89 MMK';
/** Names of values that are amounts of kyat in the rules of finance. */
const AMOUNTS = [
  'amount',
  'paid',
  'due',
  'fee',
  'held',
  'received',
  'offset',
  'collected',
  'outstanding',
  'limit',
  'max',
];

const languages = [
  ['en', await loadWords('en'), /^[^\p{Script=Han}]+$/u],
  ['zh', await loadWords('zh'), /\p{Script=Han}/u],
] as const;

const rules = Object.values(aggregateTypes)
  .filter(({ id }) => finance.some(({ permission }) => permission === readPermission(id)))
  .flatMap(({ id, rules: own }) => Object.values(own).map(({ id: rule, values }) => ({ machine: id, rule, values })));

test.each(languages)('every refusal of finance is a sentence in %s, with its amounts in kyat', (_, words, script) => {
  expect(rules.length).toBeGreaterThan(80);
  for (const { machine, rule, values } of rules) {
    const given = Object.fromEntries(values.map((name) => [name, AMOUNTS.includes(name) ? AMOUNT : 'X1']));
    const said = reasonOf({ code: 'rule', rule, values: given }, machine, words);
    expect(said, rule).toMatch(script);
    expect(said, rule).not.toMatch(/[{}]|undefined|rule\./);
    expect(said.replaceAll(SAID, ''), rule).not.toContain('123');
  }
});
