import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { CERTIFICATE, KEY } from '../../support/certificate.ts';

/** Answers the question of a PostgreSQL client for TLS: with a certificate that no authority signed, or with no. */
export async function startTlsPeer(
  isEncrypted: boolean,
): Promise<{ readonly port: number; readonly close: () => void }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.write(isEncrypted ? 'S' : 'N');
      if (!isEncrypted) return;
      const secureContext = createSecureContext({ key: KEY, cert: CERTIFICATE });
      new TLSSocket(socket, { isServer: true, secureContext }).on('error', () => socket.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
