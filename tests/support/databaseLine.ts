import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withDatabaseName } from '#server/database/pool.ts';

/** Where a commit is cut off: before PostgreSQL has it, or after, before its answer is told. */
export type Cut = 'before' | 'after';

/** A TCP line between a server and PostgreSQL that a test troubles. */
export interface DatabaseLine {
  /** The database's address through this line. */
  readonly url: string;
  /** Chooses which commits lose their connection; null leaves one alone. */
  cutCommits: () => Cut | null;
  /** Milliseconds by which each piece is late, on both ways. */
  lateMs: number;
  /**
   * Carries nothing more on the open connections of these names and closes none of them, as a firewall does that forgot
   * them. Returns how many.
   */
  forget(isForgotten: (applicationName: string) => boolean): number;
  /** Number of open connections. */
  count(): number;
  /** Resets every open connection. */
  reset(): void;
  close(): Promise<void>;
}

const COMMIT = 'commit\0';
const COMMITTED = 'COMMIT\0';

interface Carried {
  readonly client: Socket;
  readonly database: Socket;
  name: string;
  isForgotten: boolean;
  /** True from a commit that PostgreSQL got until its answer, which is cut off. */
  isCutAtAnswer: boolean;
}

/** Opens a line to the database of an address that names PostgreSQL's directory of sockets. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const { pathname, searchParams } = new URL(databaseUrl);
  const socketPath = `${searchParams.get('host') ?? ''}/.s.PGSQL.5432`;
  const open = new Set<Carried>();

  const cut = ({ client, database }: Carried): void => {
    client.resetAndDestroy();
    database.destroy();
  };

  /** Hands on what one end sends, in order and late. */
  const carry = (from: Socket, carried: Carried, hand: (data: Buffer) => void): void => {
    let before: Promise<unknown> = Promise.resolve();
    from.on('data', (data: Buffer) => {
      const late = pause(line.lateMs, undefined, { ref: false });
      before = before.then(() => late).then(() => carried.isForgotten || hand(data));
    });
  };

  const server = createServer((client) => {
    const database = connect(socketPath);
    const carried: Carried = { client, database, name: '', isForgotten: false, isCutAtAnswer: false };
    open.add(carried);
    for (const [end, other] of [
      [client, database],
      [database, client],
    ] as const) {
      end.on('error', () => end.destroy());
      end.once('close', () => {
        open.delete(carried);
        if (!carried.isForgotten) other.destroy();
      });
    }
    client.once('data', (startup: Buffer) => {
      carried.name = /application_name\0([^\0]*)/.exec(startup.toString('latin1'))?.[1] ?? '';
    });
    carry(client, carried, (data) => {
      const where = data.includes(COMMIT, 0, 'latin1') ? line.cutCommits() : null;
      if (where === 'before') return cut(carried);
      carried.isCutAtAnswer ||= where === 'after';
      database.write(data);
    });
    carry(database, carried, (data) => {
      if (carried.isCutAtAnswer && data.includes(COMMITTED, 0, 'latin1')) return cut(carried);
      client.write(data);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const line: DatabaseLine = {
    url: withDatabaseName(`postgresql://postgres@127.0.0.1:${port}/`, pathname.slice(1)),
    cutCommits: () => null,
    lateMs: 0,
    forget(isForgotten) {
      const forgotten = [...open].filter(({ name }) => isForgotten(name));
      for (const carried of forgotten) carried.isForgotten = true;
      return forgotten.length;
    },
    count: () => open.size,
    reset: () => [...open].forEach(cut),
    async close() {
      for (const carried of open) cut(carried);
      server.close();
      await once(server, 'close');
    },
  };
  return line;
}
