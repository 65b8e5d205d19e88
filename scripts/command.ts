import { spawn } from 'node:child_process';

/** Result of a program. */
export interface Ending {
  readonly ok: boolean;
  /** Captured output; empty if it was shown. */
  readonly output: string;
  readonly seconds: number;
}

/** Options of a program. */
export interface CommandOptions {
  /** Shows the output at once instead of capturing it. */
  readonly shown?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly limitMinutes?: number;
}

/**
 * Runs a program (of node_modules/.bin, first in our PATH) to its end. A program over its time limit is killed and has
 * failed.
 */
export function runCommand(command: readonly [string, ...string[]], options: CommandOptions = {}): Promise<Ending> {
  const started = performance.now();
  const limit = (options.limitMinutes ?? 5) * 60_000;
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: options.shown === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
      shell: process.platform === 'win32',
      timeout: limit,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const end = (ok: boolean, remark = ''): void => {
      const seconds = (performance.now() - started) / 1000;
      if (options.shown === true && remark !== '')
        console.log(`${program} after ${Math.round(seconds)} s: ${remark.trim()}`);
      resolve({ ok, output: output + remark, seconds });
    };
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code, signal) => end(code === 0, signal === null ? '' : `\nEnded by ${signal}.`));
  });
}
