import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

describe('a start without the tools of developers', () => {
  /** A house with these packages installed of a lock file with one package and one tool; npm only says that it was asked. */
  const houseWith = (installed: readonly string[]): void => {
    const packages = { '': {}, 'node_modules/needed': { version: '1.0.0' } };
    const all = { ...packages, 'node_modules/tool': { version: '1.0.0', dev: true } };
    const found = Object.fromEntries(Object.entries(all).filter(([path]) => installed.includes(path)));
    for (const part of ['scripts', 'server', 'node_modules']) mkdirSync(join(directory, part));
    copyFileSync(new URL('../../scripts/bootstrap.mjs', import.meta.url), join(directory, 'scripts', 'bootstrap.mjs'));
    writeFileSync(join(directory, 'package-lock.json'), JSON.stringify({ packages: all }));
    writeFileSync(join(directory, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: found }));
    writeFileSync(join(directory, 'server', 'main.ts'), `console.log('served');`);
    writeFileSync(
      join(directory, 'npm.mjs'),
      `console.error('npm ' + process.argv.slice(2).join(' ')); process.exit(1);`,
    );
  };
  const ran = (...args: readonly string[]) => {
    const env = { ...process.env, npm_execpath: join(directory, 'npm.mjs') };
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(directory, 'scripts', 'bootstrap.mjs'), ...args],
      { env, encoding: 'utf8' },
    );
    return { said: stdout + stderr, status };
  };

  it('a start without the tools of developers asks npm for nothing where its own packages are there', () => {
    houseWith(['node_modules/needed']);
    expect(ran('start')).toEqual({ said: 'served\n', status: 0 });
  });

  it('a start without the tools of developers asks npm for its own packages alone where they are missing', () => {
    houseWith([]);
    const { said, status } = ran('start');
    expect([status, said]).toEqual([1, expect.stringMatching(/npm install --no-save --omit=dev/)]);
  });
});
