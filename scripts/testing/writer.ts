import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { JOURNAL } from './journal.ts';
import type { JournalLine } from './outcome.ts';

/** Appends a line to the journal of this run; does nothing for a run that nobody keeps a journal of. */
export function note(line: JournalLine): void {
  const file = process.env[JOURNAL];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** Returns the path of a file from the top of the project, with slashes. */
export const placeOf = (file: string): string => relative(process.cwd(), file).replaceAll('\\', '/');
