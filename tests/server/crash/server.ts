import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '..', '..', '..', 'server', 'main.ts');

/** Time between two stops of a slow PostgreSQL, milliseconds. */
const CYCLE_MS = 200;

/** A server in a process of its own. */
export interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

const launch = (dataDirectory: string, databaseUrl = ''): ChildProcess =>
  spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      DATABASE_URL: databaseUrl,
      DEMO: '0',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      NODE_ENV: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const everything = (stream: NodeJS.ReadableStream | null): (() => string) => {
  let text = '';
  stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
};

/** Starts a server on a data directory, or on another PostgreSQL, and waits for its address. */
export async function start(dataDirectory: string, databaseUrl?: string): Promise<Running> {
  const child = launch(dataDirectory, databaseUrl);
  const complaint = everything(child.stderr);
  if (!child.stdout) throw new Error('No output to read');
  const lines = createInterface(child.stdout);
  const ended = once(child, 'exit');
  for (;;) {
    const [line]: unknown[] = await Promise.race([once(lines, 'line'), ended]);
    const address = /is at (http:\S+)/.exec(String(line))?.[1];
    if (address !== undefined) return { child, address };
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended: ${complaint()}`);
  }
}

/** Starts a server that is expected to fail; returns its exit code and its output. */
export async function startInVain(dataDirectory: string): Promise<{ code: number | null; said: string }> {
  const child = launch(dataDirectory);
  const said = [everything(child.stdout), everything(child.stderr)];
  await once(child, 'close');
  return { code: child.exitCode, said: said.map((text) => text()).join('') };
}

/** Sends a signal to a server and waits for its exit. */
export async function end({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

const postmasterOf = (dataDirectory: string): number =>
  Number(readFileSync(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

/** Sends a signal to a process that may have ended meanwhile. */
function sendTo(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Returns all processes of PostgreSQL. */
function processesOf(dataDirectory: string): number[] {
  const first = postmasterOf(dataDirectory);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' });
  return [first, ...children.trim().split(/\s+/).map(Number)];
}

const sendToAll = (processes: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of processes) sendTo(pid, signal);
};

/** Stops PostgreSQL so that it keeps its connections and answers nothing. Returns how to continue it. */
export function hangPostgres(dataDirectory: string): () => void {
  const processes = processesOf(dataDirectory);
  sendToAll(processes, 'SIGSTOP');
  return () => sendToAll(processes, 'SIGCONT');
}

/** Lets PostgreSQL run for a tenth of each fifth of a second. Returns how to end that. */
export function slowPostgres(dataDirectory: string): () => void {
  const processes = processesOf(dataDirectory);
  const stop = (): void => sendToAll(processes, 'SIGSTOP');
  const resume = (): void => sendToAll(processes, 'SIGCONT');
  const running = CYCLE_MS / 10;
  let timer = setTimeout(function pauseAgain() {
    stop();
    timer = setTimeout(() => {
      resume();
      timer = setTimeout(pauseAgain, running);
    }, CYCLE_MS - running);
  }, running);
  return () => {
    clearTimeout(timer);
    resume();
  };
}

/** Kills PostgreSQL's first process, whose id is in its own file. */
export function killPostmaster(dataDirectory: string): void {
  process.kill(postmasterOf(dataDirectory), 'SIGKILL');
}
