import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Parts of the project that the linter needs beside its settings. */
const NEEDED = ['scripts', 'node_modules', 'tsconfig.json'];

/**
 * Returns what the linter says of files, one message per line, as if they were in a folder of the project. They are in
 * a directory of their own: other tests read the project's files meanwhile.
 */
export function lintedAt(folder: string, files: Readonly<Record<string, string>>): string {
  const project = mkdtempSync(join(tmpdir(), 'shweli-linted-'));
  try {
    for (const name of NEEDED) symlinkSync(resolve(name), join(project, name));
    copyFileSync('.oxlintrc.json', join(project, '.oxlintrc.json'));
    mkdirSync(join(project, folder), { recursive: true });
    for (const [name, code] of Object.entries(files)) writeFileSync(join(project, folder, name), code);
    const { stdout } = spawnSync('node_modules/.bin/oxlint', ['--format=unix', folder], {
      cwd: project,
      encoding: 'utf8',
    });
    return stdout;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
