import { z } from 'zod';

/** Ends of lines and tabs, with the spaces around them. */
const BREAKS = /\s*[\t\n\r\u2028\u2029]\s*/g;

/** A text of one line, such as a name: a space takes the place of a line's end or a tab, as it was pasted or stood in a cell. */
export const lineText = z
  .string()
  .overwrite((text) => text.trim().replaceAll(BREAKS, ' '))
  .trim();
