import { createServer } from 'node:net';
import { ConfigurationError, type Config } from './config.ts';

type Place = Pick<Config, 'host' | 'port'>;

const REASONS: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} of ${host} is already in use: end the other program, or choose another PORT.`,
  EACCES: ({ port }) =>
    `This user may not open port ${port}: choose a PORT from 1024 on, and let a proxy pass ${port} on to it.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST=${host} is no address of this machine: choose 127.0.0.1, 0.0.0.0 or one that it has.`,
  ENOTFOUND: ({ host }) =>
    `HOST=${host} is a name without an address: choose 127.0.0.1, 0.0.0.0 or a name that has one.`,
  EAI_AGAIN: ({ host }) => `HOST=${host} is a name whose address cannot be looked up now: choose an address instead.`,
  EINVAL: ({ host }) =>
    `HOST=${host} cannot be listened on: choose 127.0.0.1, 0.0.0.0 or another address of this machine.`,
};

/** Listens, or throws a ConfigurationError that names the setting at fault. */
export async function listening<Result>(place: Place, listen: () => Promise<Result>): Promise<Result> {
  try {
    return await listen();
  } catch (error) {
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    const isOfAddress = syscall === 'listen' || syscall === 'bind' || syscall === 'getaddrinfo';
    throw isOfAddress && Object.hasOwn(REASONS, code) ? new ConfigurationError(REASONS[code]?.(place)) : error;
  }
}

/**
 * Takes the port until `release`, answering nobody: a start that cannot listen ends before it makes a world or a
 * password.
 */
export async function reservePort(place: Place): Promise<{ readonly release: () => Promise<void> }> {
  const server = createServer((socket) => socket.destroy());
  await listening(
    place,
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(place, resolve);
      }),
  );
  return {
    release: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
