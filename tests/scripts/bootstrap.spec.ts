import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { processesOf } from '../../scripts/processes.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'shweli-bootstrap-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it.skipIf(process.platform !== 'linux').each(['SIGTERM', 'SIGHUP'] as const)(
  'a program that npm started ends in order when npm gets %s',
  async (signal) => {
    const [program, begun, ended] = ['program.mjs', 'begun', 'ended'].map((name) => join(directory, name));
    if (!program || !begun || !ended) throw new Error('There is no path.');
    const text = (file: string) => `writeFileSync(${JSON.stringify(file)}, '1');`;
    writeFileSync(
      program,
      `import { writeFileSync } from 'node:fs';
       for (const name of ['SIGTERM', 'SIGINT']) process.on(name, () => { ${text(ended)} process.exit(0); });
       ${text(begun)} setInterval(() => {}, 1000);`,
    );
    // As npm runs a script: a shell between npm and the program.
    const shell = spawn('/bin/sh', ['-c', `node scripts/bootstrap.mjs run ${program}; true`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: 'ignore',
    });
    await expect.poll(() => existsSync(begun)).toBe(true);
    shell.kill(signal);
    await once(shell, 'exit');
    await expect.poll(() => processesOf(directory)).toEqual([]);
    expect(readFileSync(ended, 'utf8')).toBe('1');
  },
);
