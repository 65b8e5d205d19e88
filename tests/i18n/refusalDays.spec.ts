import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { reasonSentence } from '#i18n/say.ts';

test.each([
  ['en', 'The collection day 01/11/2026 is not between today and 14/12/2026; choose a day in between'],
  ['zh', /01\/11\/2026.*14\/12\/2026/],
] as const)('a refusal writes its days as every screen does (%s)', async (language, said) => {
  const values = { pickupDay: '2026-11-01', latest: '2026-12-14' };
  const refusal = { code: 'rule', rule: 'order.pickupDayInReach', values } as const;
  expect(reasonSentence(refusal, 'order', await loadWords(language))).toMatch(said);
});
