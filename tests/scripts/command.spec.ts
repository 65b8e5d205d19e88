import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endAbandoned, runCommand } from '../../scripts/command.ts';
import { endAll, processesOf } from '../../scripts/processes.ts';

/** Directory of all temporary files of a test, and the file in which its program says that all is running. */
let directory = '';
let started = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'shweli-command-'));
  started = join(directory, 'started');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A program that starts another one in a group of its own, as a server starts its database, and goes on for ever. */
const LONG = `
  const { spawn } = require('node:child_process');
  const { mkdtempSync, writeFileSync } = require('node:fs');
  const { join } = require('node:path');
  const { tmpdir } = require('node:os');
  const home = mkdtempSync(join(tmpdir(), 'left-'));
  const other = spawn(process.execPath, ['-e', process.env.OTHER ?? 'setInterval(() => {}, 1000)'], {
    detached: true, stdio: 'ignore', cwd: home, env: { WATCHED: process.env.WATCHED ?? '' },
  });
  other.unref();
  writeFileSync(STARTED, String(other.pid));
  setInterval(() => {}, 1000);
`;
const long = (): string => LONG.replace('STARTED', JSON.stringify(started));

/** A runner that keeps reports, runs the long program, and would run another one afterwards. */
const runner = (): string => `
  import { runCommand } from './scripts/command.ts';
  import { reportDirectory } from './scripts/reports.ts';
  reportDirectory();
  await runCommand(['node', '-e', ${JSON.stringify(long())}]);
  await runCommand(['touch', ${JSON.stringify(second())}]);
`;
const second = (): string => join(directory, 'second');

const startedPid = async (): Promise<number> => {
  await expect.poll(() => existsSync(started) && readFileSync(started, 'utf8') !== '').toBe(true);
  return Number(readFileSync(started, 'utf8'));
};

const homes = (): string[] => readdirSync(directory).filter((name) => name.startsWith('shweli-run-'));

/** Starts a runner whose temporary files are in the directory of the test. */
const startRunner = () =>
  spawn(process.execPath, ['--input-type=module', '-e', runner()], {
    env: { ...process.env, TMPDIR: directory },
    stdio: 'ignore',
    detached: true,
  });

describe('a program', () => {
  it('a program that was run gives its output and its verdict', async () => {
    expect(await runCommand(['node', '-e', 'console.log("well")'])).toMatchObject({ ok: true, output: 'well\n' });
    expect(await runCommand(['node', '-e', 'process.exit(3)'])).toMatchObject({ ok: false, output: '' });
    expect(await runCommand(['no-such-program'])).toMatchObject({ ok: false, output: expect.stringMatching(/ENOENT/) });
  });

  it('a program has failed when its time is over', async () => {
    const { ok, output } = await runCommand(['node', '-e', 'setInterval(() => {}, 1000)'], { limitMinutes: 0.005 });
    expect([ok, output]).toEqual([false, '\nEnded at its time limit.']);
  });
});

describe.skipIf(process.platform !== 'linux')('a program that is cut off', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'a program that is cut off leaves no process and no directory: %s to its runner',
    async (signal) => {
      const child = startRunner();
      const other = await startedPid();
      expect(processesOf(directory)).toContain(other);
      expect(homes()).toHaveLength(2);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([128 + constants.signals[signal], null]);
      expect(processesOf(directory)).toEqual([]);
      // Neither its own reports nor a program that it would have run next.
      expect(readdirSync(directory)).toEqual(['started']);
    },
  );

  it('a program that is cut off is ended by the next run if its runner was killed', async () => {
    const child = startRunner();
    const other = await startedPid();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect([processesOf(directory), homes().length]).toEqual([expect.arrayContaining([other]), 2]);
    vi.stubEnv('TMPDIR', directory);
    await endAbandoned();
    vi.unstubAllEnvs();
    expect([processesOf(directory), homes()]).toEqual([[], []]);
  });

  it('a program that is cut off is killed if it does not end when it is asked to', async () => {
    const deaf = 'process.on("SIGINT", () => {}); console.log("up"); setInterval(() => {}, 1000)';
    const child = spawn(process.execPath, ['-e', deaf], { cwd: directory, detached: true });
    await once(child.stdout, 'data');
    const ended = once(child, 'exit');
    await endAll(child.pid ?? 0, directory, 100);
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  it('a program that is cut off leaves nothing when it is killed itself', async () => {
    const ending = runCommand(['node', '-e', long()], { env: { WATCHED: directory } });
    const other = await startedPid();
    const program = processesOf(directory).find((id) => id !== other);
    if (program === undefined) throw new Error('The program is not running.');
    expect(processesOf(directory)).toContain(other);
    process.kill(program, 'SIGKILL');
    expect(await ending).toMatchObject({ ok: false, output: '\nEnded by SIGKILL.' });
    expect(processesOf(directory)).toEqual([]);
  });
});
