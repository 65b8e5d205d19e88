import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const english = {
  close: 'Close',
  clear: 'Clear',
  loading: 'Loading',
  cancel: 'Cancel',
  confirm: 'Confirm',
  retry: 'Try again',
  remove: 'Remove',
  remarkMissing: 'Write a remark first',
  opensNewTab: 'opens in a new tab',
  notifications: 'Messages',
  noResults: 'Nothing found',
  increase: 'Increase',
  decrease: 'Decrease',
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  pagination: 'Pages',
  paginationOf: (name: string): string => `Pages of ${name}`,
  total: (count: number): string => `${count.toLocaleString('en')} in total`,
  totalMore: (count: number): string => `More than ${count.toLocaleString('en')}`,
  perPage: 'Per page',
  perPageChoice: (count: number): string => `${count} / page`,
  page: (number: number): string => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  earlierPages: 'Earlier pages',
  laterPages: 'Later pages',
  goToPage: 'Go to',
  selectAllOnPage: 'Select all on this page',
  selectRow: 'Select',
  resizeColumn: 'Shift and arrow keys change the width',
  columns: 'Columns',
  columnsHint: 'Tick what to show, drag to order',
  findColumn: 'Find a column',
  moveColumn: (name: string): string => `Move ${name}`,
  showColumn: (name: string): string => `Show ${name}`,
  fixStart: 'Fix at the start',
  fixEnd: 'Fix at the end',
  resetWidth: 'Reset the width',
  restoreDefaults: 'Restore defaults',
};

/** The few words that parts say by themselves; the shell gives them in the reader's language. */
export type UiWords = typeof english;

const WordsContext = createContext<UiWords>(english);

/** Gives the parts their inner words. */
export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The inner words of a part, in the reader's language. */
export const useWords = (): UiWords => useContext(WordsContext);
