import type { ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'vitest';
import { SERVER_LOGS } from '../../scripts/testing/logsVariable.ts';

/** Appends what a server of the running test file logs to the logs of this run; does nothing where nobody keeps them. */
export function keepLog(text: string): void {
  const directory = process.env[SERVER_LOGS];
  if (directory === undefined) return;
  const file = relative(process.cwd(), expect.getState().testPath ?? 'unknown').replaceAll(/[\\/]/g, '-');
  appendFileSync(join(directory, `${file}-${process.pid}.log`), text);
}

/** Keeps the lines that a server in a process of its own prints. */
export function keepOutput({ stdout }: Pick<ChildProcess, 'stdout'>): void {
  let rest = '';
  stdout?.on('data', (chunk: Buffer | string) => {
    const text = rest + chunk.toString();
    const whole = text.lastIndexOf('\n') + 1;
    rest = text.slice(whole);
    // Two servers of one test file do not write into each other's lines.
    if (whole > 0) keepLog(text.slice(0, whole));
  });
}
