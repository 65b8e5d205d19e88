import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

export const PASSPHRASE = 'correct horse battery';

export interface Ended {
  readonly status: number | null;
  readonly said: string;
}

/** Starts a command of scripts/ with settings of its own; `fileBlocks` limits each file that it writes (of 1024 bytes). */
export function begun(
  script: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  fileBlocks?: number,
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const line = [process.execPath, `scripts/${script}.ts`, ...words];
  const [program = '', ...args] =
    fileBlocks === undefined ? line : ['bash', '-c', `ulimit -f ${fileBlocks}; exec "$@"`, 'bash', ...line];
  const child = spawn(program, args, {
    env: { ...process.env, DATABASE_URL: '', BACKUP_PASSPHRASE: PASSPHRASE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const ended = Promise.all([code, text(child.stdout), text(child.stderr)]).then(([status, out, error]) => ({
    status,
    said: out + error,
  }));
  return { child, ended };
}

/** Runs a command of scripts/ to its end. */
export const run = (...order: Parameters<typeof begun>): Promise<Ended> => begun(...order).ended;

/** Starts the server on a directory that has a company already; waits for its address. */
export async function serving(directory: string): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: directory, DEMO: '0', PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  for await (const line of createInterface(child.stdout)) {
    const address = /^Shweli is at (http\S+)/.exec(line)?.[1];
    if (address !== undefined) return { address, stop };
  }
  throw new Error('The server ended before it said where it is.');
}
