import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server of a test's own: an empty world in a data directory that goes away with it. */
export interface OwnServer {
  readonly address: string;
  /** The administrator's password, which the server says once. */
  readonly oneTimePassword: string;
  readonly end: () => Promise<void>;
}

const ADDRESS = /^Shweli is at (http\S+)/;
const ONE_TIME_PASSWORD = /^One-time password, shown only now: (\S+)/;

async function announced(child: ChildProcess): Promise<Omit<OwnServer, 'end'>> {
  if (!child.stdout) throw new Error('The server was started without its output.');
  let address: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    address ??= ADDRESS.exec(line)?.[1];
    const oneTimePassword = ONE_TIME_PASSWORD.exec(line)?.[1];
    if (address !== undefined && oneTimePassword !== undefined) return { address, oneTimePassword };
  }
  throw new Error('The server ended before it said where it is.');
}

/** Starts the real server in a process of its own, without the demonstration world, on any free port. */
export async function startOwnServer(captcha: 'on' | 'off'): Promise<OwnServer> {
  const directory = mkdtempSync(join(tmpdir(), 'shweli-own-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: directory,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      CAPTCHA: captcha,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    return { ...(await announced(child)), end };
  } catch (error) {
    await end();
    throw error;
  }
}
