import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { forgetShortPathTo, identityOf, shortPathTo } from './shortPath.ts';

/** Another server uses this data directory; the message names it. */
export class DirectoryHeldError extends Error {
  override readonly name = 'DirectoryHeldError';
}

/** Exclusive use of a data directory. The kernel releases it when the process ends, however it ends. */
export interface Holding {
  release(): Promise<void>;
}

/**
 * Takes the data directory for this process or throws a DirectoryHeldError within a second. It holds two sockets: an
 * abstract one (free of races, Linux) and one in the directory, which other containers see as well.
 */
export async function holdDirectory(dataDirectory: string, port: number): Promise<Holding> {
  mkdirSync(dataDirectory, { recursive: true });
  const holderFile = join(dataDirectory, 'holder.json');
  const sockets: Server[] = [];
  const release = async (): Promise<void> => {
    await Promise.all(sockets.map((socket) => new Promise((done) => socket.close(done))));
  };
  try {
    if (process.platform === 'linux') sockets.push(await listen(`\0${identityOf(dataDirectory)}`));
    const path = join(shortPathTo(dataDirectory), 'holder.socket');
    if (await answers(path)) throw new SocketTaken();
    rmSync(path, { force: true });
    sockets.push(await listen(path));
  } catch (error) {
    await release();
    if (error instanceof SocketTaken) throw new DirectoryHeldError(refusal(dataDirectory, holderFile));
    throw error;
  }
  writeFileSync(holderFile, `${JSON.stringify({ pid: process.pid, port, since: new Date().toISOString() })}\n`);
  return {
    async release() {
      rmSync(holderFile, { force: true });
      await release();
      forgetShortPathTo(dataDirectory);
    },
  };
}

class SocketTaken extends Error {}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => reject('code' in error && error.code === 'EADDRINUSE' ? new SocketTaken() : error));
    server.listen(address, () => resolve(server.unref()));
  });
}

/** Returns whether a live process listens there. The kernel answers, so neither age nor process ids matter. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function refusal(dataDirectory: string, holderFile: string): string {
  const held = `The data directory ${dataDirectory} is in use by another server`;
  try {
    const { pid, port, since } = JSON.parse(readFileSync(holderFile, 'utf8'));
    return `${held} (process ${pid}, port ${port}, since ${since}). Stop it first, or choose another DATA_DIR.`;
  } catch {
    return `${held}. Stop it first, or choose another DATA_DIR.`;
  }
}
