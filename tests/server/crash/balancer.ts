import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A load balancer of connections over the servers that answer. */
export interface Balancer {
  readonly address: string;
  /** Addresses of the servers, which a test replaces. */
  readonly targets: string[];
  /** Connections that each place of `targets` has taken. */
  readonly taken: number[];
  close(): Promise<void>;
}

/** Connects to a server; null if it is away. */
async function reach(target: string): Promise<Socket | null> {
  const { hostname, port } = new URL(target);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}

/** Starts a balancer: each connection goes to the next server that takes it. */
export async function startBalancer(targets: string[]): Promise<Balancer> {
  const taken = targets.map(() => 0);
  const open = new Set<Socket>();
  let turn = 0;
  const serve = async (client: Socket): Promise<void> => {
    open.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    turn += 1;
    for (let tried = 0; tried < targets.length; tried += 1) {
      const place = (turn + tried) % targets.length;
      const server = await reach(targets[place] ?? '');
      if (server === null) continue;
      taken[place] = (taken[place] ?? 0) + 1;
      server.on('error', () => server.destroy());
      server.once('close', () => client.destroy());
      client.once('close', () => server.destroy());
      client.pipe(server).pipe(client);
      return;
    }
    client.destroy();
  };
  const balancer = createServer((client) => void serve(client));
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const { port } = balancer.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    targets,
    taken,
    async close() {
      for (const socket of open) socket.destroy();
      balancer.close();
      await once(balancer, 'close');
    },
  };
}
