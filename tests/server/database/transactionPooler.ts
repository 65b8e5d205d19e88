import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const HEADER_BYTES = 5;
const READY_FOR_QUERY = 'Z';
const TERMINATE = 'X';
const OUTSIDE_TRANSACTION = 'I';

/** Cuts a stream of PostgreSQL's protocol into its messages; the first of a client has no type. */
function cutting(onMessage: (message: Buffer) => void, startsWithoutType = false): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let offset = startsWithoutType ? 0 : 1;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= offset + HEADER_BYTES - 1) {
      const end = offset + rest.readInt32BE(offset);
      if (rest.length < end) return;
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      offset = 1;
      onMessage(message);
    }
  };
}

const typeOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0);

/** A connection of the pooler to PostgreSQL, lent for one transaction. */
interface Lent {
  readonly socket: Socket;
  client: Socket | null;
  /** Requests whose end PostgreSQL has not told yet. */
  asked: number;
}

/** Types of the messages after which PostgreSQL says that it is ready: a simple query, and the end of an extended one. */
const ASKING = new Set(['Q', 'S']);

/** A pooler that gives each transaction the session that was used last, as pgbouncer does in transaction mode. */
export async function startTransactionPooler(
  socketPath: string,
): Promise<{ readonly port: number; readonly close: () => void }> {
  const free: Lent[] = [];
  const open = new Set<Socket>();
  let startup: Buffer | null = null;
  let greeting: Buffer[] = [];

  const connected = async (): Promise<Lent> => {
    const socket = connect(socketPath);
    const lent: Lent = { socket, client: null, asked: 0 };
    open.add(socket);
    const hello: Buffer[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    let isReady = false;
    socket.on(
      'data',
      cutting((message) => {
        const type = typeOf(message);
        if (!isReady) hello.push(message);
        // A notification to a session that nobody holds is lost.
        else lent.client?.write(message);
        if (type !== READY_FOR_QUERY) return;
        if (!isReady) resolve();
        else lent.asked -= 1;
        isReady = true;
        if (lent.asked > 0) return;
        if (String.fromCharCode(message[HEADER_BYTES] ?? 0) !== OUTSIDE_TRANSACTION) return;
        if (lent.client !== null) free.push(lent);
        lent.client = null;
      }),
    );
    socket.write(startup ?? Buffer.alloc(0));
    await promise;
    greeting = hello;
    return lent;
  };

  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    let isStarted = false;
    let session: Promise<Lent> | null = null;
    const serve = async (message: Buffer): Promise<void> => {
      if (!isStarted) {
        isStarted = true;
        startup ??= message;
        if (free.length === 0) free.push(await connected());
        client.write(Buffer.concat(greeting));
        return;
      }
      if (typeOf(message) === TERMINATE) return void client.end();
      const held = session ? await session : null;
      if (held?.client !== client) session = Promise.resolve(free.pop() ?? connected());
      const lent = await session;
      if (!lent) return;
      lent.client = client;
      if (ASKING.has(typeOf(message))) lent.asked += 1;
      lent.socket.write(message);
    };
    let before = Promise.resolve();
    client.on(
      'data',
      cutting((message) => {
        before = before.then(() => serve(message));
      }, true),
    );
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
