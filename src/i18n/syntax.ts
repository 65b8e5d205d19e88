import { createIntl, IntlErrorCode } from '@formatjs/intl';
import type { Message, Say } from './words.ts';

/** One formatter for each locale; messages join it as they are first said. */
const speakers = new Map<string, ReturnType<typeof speakerOf>>();

function speakerOf(locale: string) {
  const messages: Record<string, Message> = {};
  const intl = createIntl({
    locale,
    defaultLocale: 'en',
    messages: messages as Record<string, string>,
    // A browser may know less of a language than the message files do; English figures are better than none.
    onError: (error) => {
      if (error.code !== IntlErrorCode.MISSING_DATA) throw error;
    },
  });
  return { messages, intl };
}

/** Says a message in ICU syntax: plurals, choices and values. */
export const sayerOf = (message: Message, locale: string): Say => {
  const speaker = speakers.get(locale) ?? speakerOf(locale);
  speakers.set(locale, speaker);
  const id = String(Object.keys(speaker.messages).length);
  speaker.messages[id] = message;
  return (values) => {
    const filled = Object.entries(values).map(([name, value]) => [name, value ?? ''] as const);
    return speaker.intl.formatMessage({ id }, Object.fromEntries(filled));
  };
};
