import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { REPORTS } from '../atlas/kept.ts';
import type { Outcome } from './outcome.ts';

/** Directory of what is kept of unsteady tests. */
export const UNSTEADY = join(REPORTS, 'unsteady');

export const keyOf = ({ file, title }: Pick<Outcome, 'file' | 'title'>): string =>
  file === '' ? title : `${file}: ${title}`;

const folderOf = (test: Outcome): string =>
  join(
    UNSTEADY,
    keyOf(test)
      .replaceAll(/[^\w.]+/g, '-')
      .slice(0, 120),
  );

/** Keeps what is known of one attempt of a test: its error, pictures and trace. */
export function keepAttempt(test: Outcome, attempt: string): void {
  const folder = join(folderOf(test), attempt);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'said.txt'),
    `${keyOf(test)}\n${test.seconds.toFixed(1)} s\n\n${test.error ?? 'passed'}\n`,
  );
  for (const path of test.attachments ?? [])
    if (existsSync(path)) cpSync(path, join(folder, `${basename(dirname(path)).slice(-20)}-${basename(path)}`));
}

/** Removes what earlier runs kept. */
export const forgetAttempts = (): void => rmSync(UNSTEADY, { recursive: true, force: true });
