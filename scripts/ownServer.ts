import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Output of a server that is ready. */
interface Announced {
  readonly address: string;
  /** The password of every demonstration account, or the administrator's first one. */
  readonly password: string;
}

/** A server in a process of its own. */
export interface ChildServer extends Announced {
  /** Asks it to end; the code it ended with, null when it was killed. */
  readonly stop: () => Promise<number | null>;
}

/** The real server over a world of its own, in a data directory that goes away with it. */
export interface OwnServer extends Announced {
  readonly end: () => Promise<void>;
}

/** The kind of world, and whether signing in asks for a captcha. */
export interface OwnServerOptions {
  readonly demo: boolean;
  readonly captcha: boolean;
}

const ADDRESS = /^Shweli is at (http\S+)/;
const PASSWORD = /^(?:Password of all|One-time password, shown only now): (\S+)/;

async function announced(child: ChildProcess): Promise<Announced> {
  if (!child.stdout) throw new Error('The server was started without its output.');
  let address: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    address ??= ADDRESS.exec(line)?.[1];
    const password = PASSWORD.exec(line)?.[1];
    if (address !== undefined && password !== undefined) return { address, password };
  }
  throw new Error('The server ended before it said where it is.');
}

/** Starts the server on a data directory in a process of its own, on any free port, and waits until it answers. */
export async function startServerIn(directory: string, { demo, captcha }: OwnServerOptions): Promise<ChildServer> {
  const settings = { DEMO: demo ? '1' : '0', CAPTCHA: captcha ? '1' : '0', PORT: '0', HOST: '127.0.0.1' };
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...settings, DATABASE_URL: '', DATA_DIR: directory, LOG_LEVEL: 'warn' },
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

/** Starts the server over a new world that goes away when it ends. */
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
