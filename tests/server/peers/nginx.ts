import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CERTIFICATE, KEY } from '../../support/certificate.ts';
import { eventually } from '../../support/eventually.ts';
import { takenPort } from '../starting.ts';
import { programOf } from '../../../scripts/programOf.ts';

/** Path of the nginx of this machine; undefined without one. */
export const NGINX = programOf('nginx');

/** The configuration that operators are told to use. */
const DOCUMENTED = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';

/** Replaces a part of a configuration, which must have it. */
export function replaced(configuration: string, part: string | RegExp, by = ''): string {
  const changed = configuration.replace(part, by);
  if (changed === configuration) throw new Error(`The documented nginx has no ${String(part)}`);
  return changed;
}

/** Directories of nginx for its own files, which belong to another user by default. */
const temporary = (directory: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(directory, kind)};`)
    .join(' ');

/** A running nginx before a server; `address` is its host and port. */
export interface Proxy {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The documented configuration on this port, with a certificate of tests in a directory. */
function encrypted(configuration: string, port: number, directory: string): string {
  const [certificate, key] = [join(directory, 'console.pem'), join(directory, 'console.key')];
  writeFileSync(certificate, CERTIFICATE);
  writeFileSync(key, KEY);
  return [
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/ssl/console.pem', certificate],
    ['/etc/ssl/console.key', key],
  ].reduce((changed, [part = '', by = '']) => replaced(changed, part, by), configuration);
}

/** The documented configuration on this port, without TLS. */
const open = (configuration: string, port: number): string =>
  replaced(
    replaced(configuration, 'listen 443 ssl http2', `listen 127.0.0.1:${port}`),
    / *ssl_certificate.*\n *ssl_certificate_key.*\n/,
  );

/** Starts nginx as it is documented before a server at this address, with a change; without TLS unless it is asked for. */
export async function startNginx(
  server: string,
  change: (documented: string) => string = (same) => same,
  isEncrypted = false,
): Promise<Proxy> {
  if (NGINX === undefined) throw new Error('There is no nginx on this machine');
  const directory = mkdtempSync(join(tmpdir(), 'shweli-nginx-'));
  const { port, close } = await takenPort();
  await close();
  const documented = replaced(DOCUMENTED, '127.0.0.1:8081', server);
  const own = isEncrypted ? encrypted(documented, port, directory) : open(documented, port);
  const file = join(directory, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${join(directory, 'pid')};
     events {} http { access_log off; ${temporary(directory)} ${change(own)} }`,
  );
  const child = spawn(NGINX, ['-p', directory, '-c', file, '-e', join(directory, 'error.log')], { stdio: 'ignore' });
  const ended = once(child, 'close');
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(readFileSync(join(directory, 'error.log'), 'utf8'));
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect').finally(() => socket.destroy());
  });
  return {
    address: `127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
