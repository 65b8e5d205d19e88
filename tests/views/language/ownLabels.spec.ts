import { describe, expect, test } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import { speech } from '#i18n/speech.ts';
import { createWords } from '#i18n/words.ts';
import { order } from '#machines/order/index.ts';
import { dictionaries } from '#server/company/dictionaries.ts';
import { messagesOf, MESSAGES_OF, ORDER_STATES } from '#views/language/ownLabels.ts';

describe('labels of dictionaries', () => {
  test('every entry of every dictionary of the company is a message of the console', async () => {
    const entries = await dictionaries();
    const unheard = entries.filter(({ dict, value }) => {
      const ids = MESSAGES_OF[dict]?.(value) ?? [];
      return ids.length === 0 || ids.some((id) => !Object.hasOwn(en, id));
    });
    expect(unheard.map(({ dict, value }) => `${dict} ${value}`)).toEqual([]);
  });

  test('the states of an order by code are those of its machine', () => {
    const states = [...order.structure.states.values()].filter(
      ({ region, meta }) => region === order.structure.main && meta.code !== undefined,
    );
    expect(Object.fromEntries(states.map(({ id, meta }) => [String(meta.code), id]))).toEqual(ORDER_STATES);
  });

  test('an edited label of a dictionary is said in place of the message, also with brackets', () => {
    const edited = { dict: 'payType', value: 'ledger', label: 'On {account}', labelZh: '挂账<月结>' };
    const messages = messagesOf([edited]);
    const words = (language: 'en' | 'zh') => createWords(language, { ...en, ...messages[language] }, speech);
    expect(words('en').text('value.payType.ledger')).toBe('On {account}');
    expect(words('zh').text('value.payType.ledger')).toBe('挂账<月结>');
    expect(words('en').text('value.payType.senderCash')).toBe(en['value.payType.senderCash']);
  });
});
