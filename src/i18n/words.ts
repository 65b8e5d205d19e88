import { createIntl, createIntlCache, IntlErrorCode } from '@formatjs/intl';
import { createFormats, type Formats } from './format.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Every message id of the English file. */
export type MessageId = keyof typeof import('./en.json');

/** Message texts by id, in ICU syntax. */
export type Messages = Readonly<Record<string, string>>;

/** Values for a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;

/** Families whose ids are written by hand: a misspelt one does not compile. The other ids are derived from nouns. */
type Handwritten = `${'ui' | 'screen' | 'error' | 'failure' | 'shell' | 'account' | 'format' | 'refusal'}.${string}`;

type Known<Id extends string> = Id extends Handwritten ? (Extract<MessageId, Id> extends never ? never : Id) : Id;

/** One language's messages and formats: all a screen, a report or a refusal needs to speak. */
export interface Words extends Formats {
  readonly language: Language;
  /** The BCP 47 tag for `lang` attributes. */
  readonly tag: string;
  /** The message of an id; the id itself when there is none, so that a gap is seen and nothing breaks. */
  readonly text: <Id extends string>(id: Known<Id>, values?: MessageValues) => string;
  /** Whether a message exists. */
  readonly has: (id: string) => boolean;
}

/** Makes the words of a language from its messages. No DOM: the server uses it for exports and refusals. */
export const createWords = (language: Language, messages: Messages): Words => {
  const { tag, figures } = LANGUAGES[language];
  const intl = createIntl(
    {
      locale: figures,
      defaultLocale: 'en',
      messages: { ...messages },
      onError: (error) => {
        if (error.code !== IntlErrorCode.MISSING_DATA) console.error(error);
      },
    },
    createIntlCache(),
  );
  const text = (id: string, values?: MessageValues): string => {
    if (!(id in messages)) return id;
    const filled = Object.entries(values ?? {}).map(([name, value]) => [name, value ?? ''] as const);
    return intl.formatMessage({ id }, Object.fromEntries(filled));
  };
  return { language, tag, text, has: (id) => id in messages, ...createFormats(figures, text) };
};
