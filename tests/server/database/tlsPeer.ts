import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

/** Key and certificate that nobody signed, made for this test alone. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwcLGfoBDjOyVrtLH
pjt9UOQ0rdb45RCLPToOWWXGUVahRANCAAStJYUAKSCAnHvp4+owgBrAUstFE0bD
G0QNHFI1odbnCW0yxYV8HtQ2dbNUD+1z31LBGkyjGq2I69QMewEGmkYn
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUcRsbjbyqdufTd1AvMI/5zMvyzO8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNzE1MzIyNVoYDzIxMjYxMTAz
MTUzMjI1WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAStJYUAKSCAnHvp4+owgBrAUstFE0bDG0QNHFI1odbnCW0yxYV8HtQ2
dbNUD+1z31LBGkyjGq2I69QMewEGmkYno1MwUTAdBgNVHQ4EFgQUO59qQiSx9uNa
pMqgEWzs9wRVfWcwHwYDVR0jBBgwFoAUO59qQiSx9uNapMqgEWzs9wRVfWcwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAjHdsE8dFnsEF/IOo+jKN
Ku5sazR6WkMgxQlj/d8/zSICIFwRx688+/A8kkTnLtgZuRrJT+U8EA8bg4XvOKTA
cUzD
-----END CERTIFICATE-----`;

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
