import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const PROGRAM = `
import { openDatabase } from '#server/database/open.ts';
const database = await openDatabase({ dataDirectory: process.env.DATA_DIR, databaseUrl: undefined, port: 4321 });
process.on('SIGTERM', async () => { await database.close(); process.exit(0); });
console.log(JSON.stringify({ url: database.url }));
setInterval(() => undefined, 60_000);
`;

/** A server in a process of its own, which a test can kill. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Starts a process that opens the embedded database of a directory. */
export const beginServerProcess = (dataDirectory: string) =>
  spawn(process.execPath, ['--input-type=module-typescript', '--eval', PROGRAM], {
    cwd: process.cwd(),
    env: { ...process.env, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Starts a process that opens the embedded database of a directory, and waits until it is open. */
export async function startServerProcess(dataDirectory: string): Promise<ServerProcess> {
  const child = beginServerProcess(dataDirectory);
  const [line]: string[] = await once(createInterface(child.stdout), 'line');
  const { url }: { url: string } = JSON.parse(line ?? '');
  return { child, url };
}

/** Sends a signal and waits for the exit; returns the exit code. */
export async function end({ child }: Pick<ServerProcess, 'child'>, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
}
