import { IntlMessageFormat } from 'intl-messageformat';
import type { Message, Say } from './words.ts';

/** Says a message in ICU syntax: plurals, choices and values. */
export const sayerOf = (message: Message, locale: string): Say => {
  const format = new IntlMessageFormat(message, locale);
  return (values) => {
    const filled = Object.entries(values).map(([name, value]) => [name, value ?? ''] as const);
    return String(format.format(Object.fromEntries(filled)));
  };
};
