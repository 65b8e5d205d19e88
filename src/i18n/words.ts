import type { IntlConfig } from '@formatjs/intl';
import type { Formats } from './format.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Every message id of the English file. */
export type MessageId = keyof typeof import('./en.json');

/** A message in ICU syntax, or already read: the browser's build reads them all, so that a page carries no parser. */
export type Message = NonNullable<IntlConfig['messages']>[string];

/** Messages by id. */
export type Messages = Readonly<Record<string, Message>>;

/** Values for a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;

/** Families whose ids are written by hand: a misspelt one does not compile. The other ids are derived from aggregate types. */
type Handwritten = `${'ui' | 'screen' | 'error' | 'failure' | 'shell' | 'account' | 'format' | 'refusal'}.${string}`;

type Lookups<Id extends string> = Id extends Handwritten ? (Extract<MessageId, Id> extends never ? never : Id) : Id;

/** One language's messages and formats: all a screen, a report or a refusal needs to speak. */
export interface Words extends Formats {
  readonly language: Language;
  /** The BCP 47 tag for `lang` attributes. */
  readonly tag: string;
  /** The message of an id; the id itself when there is none, so that a gap is seen and nothing breaks. */
  readonly text: <Id extends string>(id: Lookups<Id>, values?: MessageValues) => string;
  /** Returns true if a message exists. */
  readonly has: (id: string) => boolean;
}

/** Says one message with the values it asks for. */
export type Say = (values: MessageValues) => string;

/** Formatter of a language: messages with syntax (`syntax.ts`), and figures (`format.ts`). */
export interface Speech {
  readonly sayer: (message: Message, locale: string) => Say;
  readonly formats: (figures: string, text: Words['text']) => Formats;
}

/** Nothing that ICU syntax reads: such a message says itself. */
const PLAIN = /^[^{}'<]*$/;

/**
 * Makes the words of a language from its messages and formatter; `missing` supplies absent messages. It needs no DOM:
 * the server uses it for exports and refusals.
 */
export const createWords = (
  language: Language,
  messages: Messages,
  { sayer, formats }: Speech,
  missing: (id: string, values: MessageValues) => string = (id) => id,
): Words => {
  const { tag, figures } = LANGUAGES[language];
  const sayers = new Map<string, Say>();
  const text = (id: string, values: MessageValues = {}): string => {
    const message = messages[id];
    if (message === undefined) return missing(id, values);
    try {
      if (typeof message === 'string' && PLAIN.test(message)) return message;
      const say = sayers.get(id) ?? sayer(message, figures);
      sayers.set(id, say);
      return say(values);
    } catch (error) {
      console.error(id, error);
      return id;
    }
  };
  return { language, tag, text, has: (id) => id in messages, ...formats(figures, text) };
};
