import { expect, test } from 'vitest';
import { inCurrency } from '#i18n/inCurrency.ts';
import { loadWords } from '#i18n/load.ts';

test.each([
  ['en', 'Held (MMK)', 'Amount', 'Amount (MMK)'],
  ['zh', '持有（缅元）', '金额', '金额（缅元）'],
] as const)(
  'in %s the title %s keeps its one currency, and the title %s gets it: %s',
  async (language, named, plain, got) => {
    const words = await loadWords(language);
    expect(inCurrency(named, 'MMK', words)).toBe(named);
    expect(inCurrency(plain, 'MMK', words)).toBe(got);
  },
);

test.each(['en', 'zh'] as const)('in %s each title of courier’s cash names its currency once', async (language) => {
  const words = await loadWords(language);
  const fields = [
    'collected',
    'declared',
    'difference',
    'firstCount',
    'foundDifference',
    'handedIn',
    'held',
    'secondCount',
  ];
  for (const field of fields)
    for (const currency of ['MMK', 'CNY']) {
      const name = `${field}${currency.slice(0, 1)}${currency.slice(1).toLowerCase()}`;
      const title = words.text<string>(`field.courierCash.${name}`);
      expect(inCurrency(title, currency, words), name).toBe(title);
    }
});
