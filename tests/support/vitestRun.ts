import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Tally {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** Runs an unchanged generated file with vitest, beside the machines only; returns its report. */
export function runAsItIs(text: string): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'shweli-paths-'));
  try {
    for (const name of ['src', 'node_modules']) symlinkSync(join(root, name), join(folder, name));
    writeFileSync(
      join(folder, 'package.json'),
      '{ "type": "module", "imports": { "#machines/*": "./src/machines/*" } }',
    );
    writeFileSync(join(folder, 'vitest.config.js'), 'export default {};');
    writeFileSync(join(folder, 'paths.test.ts'), text);
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const report = join(folder, 'report.json');
    const options = ['--root', folder, '--reporter=json', `--outputFile=${report}`];
    const run = spawnSync(process.execPath, [vitest, 'run', ...options], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    expect(run.error).toBeUndefined();
    return JSON.parse(readFileSync(report, 'utf8')) as Tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
