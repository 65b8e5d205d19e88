import { spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join } from 'node:path';
import { endAll, isAlive, killAll } from './processes.ts';
import { temporaryDirectories, temporaryDirectory } from './temporaryFiles.ts';

/** Result of a program. */
export interface Ending {
  readonly ok: boolean;
  /** Captured output; empty if it was shown or written to a file. */
  readonly output: string;
  readonly seconds: number;
}

/** Options of a program. */
export interface CommandOptions {
  /** Shows the output at once instead of capturing it. */
  readonly shown?: boolean;
  /** Writes the output to this file instead of capturing it. */
  readonly logFile?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly limitMinutes?: number;
}

/** Far above every suite on every machine: a limit that a slow machine reaches says nothing about the tests. */
const LIMIT_MINUTES = 180;

/** Temporary directories of programs: the process that started the program, and what makes the name its own. */
const HOME = /^shweli-run-(\d+)-\w+$/;

/** Returns the temporary directories of programs. */
const homes = (): string[] =>
  temporaryDirectories().flatMap((directory) =>
    readdirSync(directory)
      .filter((name) => HOME.test(name))
      .map((name) => join(directory, name)),
  );

/** Programs at work: the group of each, and its temporary directory. */
const atWork = new Map<number, string>();

const remove = (home: string): void => rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

/** True from a signal on: nothing begins any more, and what ends says so to nobody. */
let isEnding = false;

/** Ends every program with all that it started, and then this process, whose code names the signal as a shell does. */
async function endWith(signal: NodeJS.Signals): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([...atWork].map(([group, home]) => endAll(group, home)));
  // What is removed at the exit of a process stays when a signal kills it.
  process.exit(128 + constants.signals[signal]);
}

const listener = (signal: NodeJS.Signals): void => void endWith(signal);

/** Ends what a runner that was killed itself could not end: every program whose starter has ended. */
export async function endAbandoned(): Promise<void> {
  for (const home of homes()) {
    const starter = Number(HOME.exec(basename(home))?.[1]);
    if (isAlive(starter)) continue;
    await endAll(null, home);
    remove(home);
  }
}

let isListening = false;
function listenForSignals(): void {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, listener);
  process.once('exit', () => {
    for (const [group, home] of atWork) {
      killAll(group, home);
      remove(home);
    }
  });
}

/** Creates a temporary directory that the next run removes if this process cannot. */
export function makeHome(): string {
  listenForSignals();
  return mkdtempSync(join(temporaryDirectory(), `shweli-run-${process.pid}-`));
}

/**
 * Runs a program (of node_modules/.bin, first in our PATH) to its end, in a group and with a temporary directory of its own. Whatever it
 * leaves behind ends with it: processes, databases and files. A program over its time limit is killed and has failed.
 */
export function runCommand(command: readonly [string, ...string[]], options: CommandOptions = {}): Promise<Ending> {
  if (isEnding) return new Promise(() => undefined);
  const started = performance.now();
  const [program, ...args] = command;
  const home = makeHome();
  // The user of the database, which is not root, works below it.
  chmodSync(home, 0o711);
  const log = options.logFile === undefined ? null : openSync(options.logFile, 'w');
  const output = log ?? (options.shown === true ? 'inherit' : 'pipe');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, TMPDIR: home, ...options.env },
      shell: process.platform === 'win32',
      detached: process.platform !== 'win32',
    });
    const group = child.pid;
    if (group !== undefined) atWork.set(group, home);
    let captured = '';
    let isLate = false;
    const limit = setTimeout(
      () => {
        isLate = true;
        if (group !== undefined) killAll(group, home);
      },
      (options.limitMinutes ?? LIMIT_MINUTES) * 60_000,
    );
    child.stdout?.on('data', (chunk: Buffer) => (captured += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (captured += chunk.toString()));
    const closed = new Promise((done) => child.once('close', done));
    const end = async (ok: boolean, remark = ''): Promise<void> => {
      clearTimeout(limit);
      if (log !== null) closeSync(log);
      if (group !== undefined) {
        await endAll(group, home);
        await closed;
      }
      remove(home);
      if (group !== undefined) atWork.delete(group);
      const seconds = (performance.now() - started) / 1000;
      if (output !== 'pipe' && remark !== '')
        console.log(`${program} after ${Math.round(seconds)} s: ${remark.trim()}`);
      if (!isEnding) resolve({ ok, output: captured + remark, seconds });
    };
    child.once('error', (error) => void end(false, error.message));
    // What it started may hold its output open: the end of the program itself decides.
    child.once('exit', (code, signal) => {
      const remark = isLate ? '\nEnded at its time limit.' : `\nEnded by ${signal}.`;
      void end(code === 0, signal === null ? '' : remark);
    });
  });
}
