import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Values that a server prints once it answers. */
interface Announced {
  readonly address: string;
  /** Password of every demonstration account, or the administrator's first one. */
  readonly password: string;
}

/** A server in its own process. */
export interface ChildServer extends Announced {
  /** Stops the server; resolves to its exit code, null if killed. */
  readonly stop: () => Promise<number | null>;
}

/** A real server with a temporary data directory. */
export interface OwnServer extends Announced {
  readonly end: () => Promise<void>;
}

/** World of the server, its captcha setting, and modules that are loaded before it. */
export interface OwnServerOptions {
  readonly demo: boolean;
  readonly captcha: boolean;
  readonly preloaded?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const ADDRESS = /^Shweli is at (http\S+)/;
const PASSWORD = /^(?:Password of all|One-time password, shown only now): (\S+)/;

async function announced(child: ChildProcess): Promise<Announced> {
  if (!child.stdout) throw new Error('The server was started without its output.');
  let address: string | undefined;
  let password: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    address ??= ADDRESS.exec(line)?.[1];
    password ??= PASSWORD.exec(line)?.[1];
    if (address !== undefined && password !== undefined) return { address, password };
  }
  throw new Error('The server ended before it said where it is.');
}

/** Starts the server on a data directory in its own process and on a free port. Waits until it answers. */
export async function startServerIn(
  directory: string,
  { demo, captcha, preloaded = [], env = {} }: OwnServerOptions,
): Promise<ChildServer> {
  const settings = { DEMO: demo ? '1' : '0', CAPTCHA: captcha ? '1' : '0', PORT: '0', HOST: '127.0.0.1' };
  const child = spawn(process.execPath, [...preloaded.flatMap((module) => ['--import', module]), 'server/main.ts'], {
    env: { ...process.env, ...settings, ...env, DATABASE_URL: '', DATA_DIR: directory, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  try {
    return { ...(await announced(child)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the server over a new temporary world. */
export async function startOwnServer(options: OwnServerOptions): Promise<OwnServer> {
  const directory = mkdtempSync(join(tmpdir(), 'shweli-own-'));
  const remove = (): void => rmSync(directory, { recursive: true, force: true });
  try {
    const { stop, ...said } = await startServerIn(directory, options);
    return { ...said, end: () => stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
