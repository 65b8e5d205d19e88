import type { Words } from '#i18n/words.ts';

/** Something to look at in a row that is imported all the same, with the message `ui.import.remark.<id>`. */
export interface Remark {
  readonly id: 'hidden' | 'unread' | 'instead' | 'sameAs' | 'past' | 'shared' | 'sharedInFile';
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A part of a file that it does not show, read or not, with the message `ui.import.fileRemark.<id>`. */
export interface FileRemark {
  readonly id: 'hiddenSheet' | 'hiddenColumns' | 'instead' | 'notRead';
  readonly values: Readonly<Record<string, string>>;
}

/** The remark in one sentence. */
export const sentenceOfRemark = ({ id, values }: Remark, words: Words): string =>
  words.text<string>(`ui.import.remark.${id}`, values);
