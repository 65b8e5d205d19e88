import { z } from 'zod';

/** Ends of lines, and tabs. */
const BREAKS = /[\t\n\r\u2028\u2029]+/;

const inOneLine = (text: string): string =>
  text
    .split(BREAKS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

/** A text of one line, such as a name: a space takes the place of a line's end or a tab, as it was pasted or stood in a cell. */
export const lineText = z.string().overwrite(inOneLine).trim();
