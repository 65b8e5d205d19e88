import { openSearch } from './search.ts';

let text = '';

/** Opens the search of the console with a text in its field. */
export const searchFor = (wanted: string): void => {
  text = wanted;
  openSearch();
};

/** Returns the text with which the search of the console opens; empty for none. */
export const soughtText = (): string => text;

/** Lets the search of the console open empty the next time. */
export const forgetSought = (): void => {
  text = '';
};
