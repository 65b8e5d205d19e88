import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS } from '../atlas/kept.ts';
import { linesOf, failuresOf, readJournal } from './journal.ts';
import type { Selection } from './suite.ts';

/** Directory of the journals of the last `npm run test:all`. */
export const KEPT = join(REPORTS, 'all');
const STATE = join(KEPT, 'state');

export const journalOf = (directory: string, name: string): string => join(directory, `${name}.jsonl`);

const git = (...words: readonly string[]): string => spawnSync('git', words, { encoding: 'utf8' }).stdout;

/** Returns a name for the state of the code: its commit and what differs from it. */
export function stateOfCode(): string {
  const changed = git('ls-files', '--modified', '--others', '--exclude-standard').split('\n').filter(Boolean);
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD'));
  for (const file of changed.toSorted()) {
    // A removed file has no text, nor has a link to a directory.
    const isText = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
    hash.update(file).update(isText ? readFileSync(file) : '');
  }
  return hash.digest('hex');
}

/** Returns true if the kept journals are of this state of the code. */
export const isKeptOf = (state: string): boolean => existsSync(STATE) && readFileSync(STATE, 'utf8') === state;

/** Forgets the kept journals, and begins new ones of a state of the code. */
export function beginKept(state: string): void {
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(STATE, state);
}

/** Keeps of a journal only what has passed in files that match. */
function trim(journal: string, isWanted: (file: string) => boolean): void {
  if (!existsSync(journal)) return;
  const lines = linesOf(journal).filter(
    (line) => (line.kind === 'test' || line.kind === 'file') && line.ok && isWanted(line.file),
  );
  writeFileSync(journal, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** Selects the files of a part that have not passed yet, and forgets the outcomes of the others. */
export function unfinished(name: string): Selection {
  const journal = journalOf(KEPT, name);
  const { files } = readJournal(journal);
  const without = new Set([...files].flatMap(([file, ok]) => (ok ? [file] : [])));
  trim(journal, (file) => without.has(file));
  return { without };
}

/** Selects the failures of a part in the last run, and forgets them; null if there are none. */
export function failedBefore(name: string): Selection | null {
  const journal = journalOf(KEPT, name);
  const only = failuresOf(readJournal(journal)).filter(({ file }) => file !== '');
  if (only.length === 0) return null;
  trim(journal, () => true);
  return { only };
}
