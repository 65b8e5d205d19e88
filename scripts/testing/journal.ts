import { existsSync, readFileSync } from 'node:fs';
import { journalLine, type JournalLine, type Outcome } from './outcome.ts';

/** Variable with the file that a reporter writes its journal to. */
export const JOURNAL = 'TEST_JOURNAL';

/** Progress and outcomes of a suite, read from its journal. */
export interface Account {
  readonly tests: readonly Outcome[];
  /** Failures outside tests, by file; the runner's own have an empty file. */
  readonly problems: readonly { readonly file: string; readonly error: string }[];
  /** Files that have ended, each with its verdict. */
  readonly files: ReadonlyMap<string, boolean>;
  /** Number of planned files or tests, and of those that have ended. */
  readonly units: number;
  readonly done: number;
}

/** Returns the whole lines of a journal; the last one may still be written. */
export function linesOf(file: string): JournalLine[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => journalLine.parse(JSON.parse(line)));
}

/** Returns the account of a journal; empty if nothing was written yet. */
export function readJournal(file: string): Account {
  const lines = linesOf(file);
  const tests = lines.filter((line) => line.kind === 'test');
  const begun = lines.findLast((line) => line.kind === 'begun');
  const files = new Map(lines.flatMap((line) => (line.kind === 'file' ? [[line.file, line.ok] as const] : [])));
  return {
    tests,
    problems: lines.filter((line) => line.kind === 'problem'),
    files,
    units: begun?.units ?? 0,
    done: begun?.unit === 'file' ? files.size : tests.length,
  };
}

/** Title of a failure outside the tests of a file. */
const FILE_ITSELF = 'the file itself';

/** Returns the failed tests, and the files and the runner that failed outside their tests. */
export const failuresOf = ({ tests, problems }: Account): Outcome[] => [
  ...tests.filter(({ ok }) => !ok),
  ...problems.map(({ file, error }) => outside(file, error)),
];

/** Returns a failure outside tests as an outcome; that of a runner or of a gate has an empty file. */
export const outside = (file: string, error: string, title = FILE_ITSELF): Outcome => ({
  kind: 'test',
  file,
  title,
  ok: false,
  seconds: 0,
  error,
});

/** Returns true if the test, or the file as a whole, has passed by an account. */
export const hasPassed = ({ tests, files }: Account, { file, title }: Outcome): boolean =>
  title === FILE_ITSELF
    ? files.get(file) === true
    : tests.some((test) => test.file === file && test.title === title && test.ok);
