import type { Words } from '#i18n/words.ts';

/** Reason why a row of a file is not read, with the message `ui.import.skipped.<id>`. */
export interface Skip {
  readonly id: 'example' | 'aboveHeads' | 'noneOfOurs' | 'imported' | 'balance';
  readonly values?: Readonly<Record<string, string>>;
}

/** The reason in one sentence. */
export const sentenceOfSkip = ({ id, values }: Skip, words: Words): string =>
  words.text<string>(`ui.import.skipped.${id}`, values);
