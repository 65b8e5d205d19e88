import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { keepOutput } from '../support/keptLog.ts';

/** Outcome of a start of the server. */
interface Start {
  /** Exit code; null while the server runs. */
  readonly status: number | null;
  /** Everything that it printed. */
  readonly said: string;
  /** Address at which it answers; null if it ended. */
  readonly address: string | null;
  readonly child: ChildProcess;
}

const ADDRESS = /^Shweli is at (http\S+)/m;

/** Starts the server with these settings alone, and waits until it answers, ends, or prints what is awaited. */
export function starting(settings: Readonly<Record<string, string>>, awaited = ADDRESS): Promise<Start> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env['PATH'], DEMO: '0', PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  keepOutput(child);
  let said = '';
  return new Promise((resolve) => {
    const came = (status: number | null): void =>
      resolve({ status, said, address: ADDRESS.exec(said)?.[1] ?? null, child });
    const hear = (text: string): void => {
      said += text;
      if (awaited.test(said)) came(null);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('close', (code) => came(code));
  });
}

/** Ends a server in order, or by a signal. */
export async function stopped({ child, status }: Start, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (status !== null || child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

/** Takes a free port of this machine. */
export async function takenPort(): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
