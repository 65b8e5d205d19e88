import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import { socketOf, toldProcess, waitingFor } from './clientInternals.ts';

/** PostgreSQL's process of a session; a later process may have the same number. */
interface Backend {
  readonly pid: number;
  readonly started: string;
}

/** A session whose answer is late: the statement that waits, and since when, milliseconds. */
interface Waiting {
  readonly query: object;
  readonly since: number;
}

interface Suspect {
  readonly client: pg.ClientBase;
  readonly backend: Backend;
  readonly query: object;
}

/** Share of the patience in which an answer that PostgreSQL has sent may still be on its way. */
const ON_ITS_WAY = 1 / 6;

const OWN = `select pid, backend_start::text as started from pg_stat_activity where pid = pg_backend_pid()`;

const NAMED = `unnest($1::int[], $2::timestamptz[]) as named (pid, started)`;

/** Sessions that wait for nothing any more while their clients wait for an answer: it was lost on the line. */
const LOST = `
select named.pid from ${NAMED} left join pg_stat_activity found on found.pid = named.pid and found.backend_start = named.started
where found.pid is null or found.state like 'idle%' and found.state_change < clock_timestamp() - $3 * interval '1 ms'`;

const END = `
select pg_terminate_backend(found.pid) from ${NAMED}
  join pg_stat_activity found on found.pid = named.pid and found.backend_start = named.started`;

const columnsOf = (backends: readonly Backend[]): readonly [number[], string[]] => [
  backends.map(({ pid }) => pid),
  backends.map(({ started }) => started),
];

/**
 * Finds connections that the line to PostgreSQL carries no more although neither end was told, and ends in PostgreSQL what
 * was given up here: an open transaction would hold its locks. Connections through a pooler are left out, because their
 * sessions are others' too.
 */
export function createLostSessions(clock: () => number = Date.now) {
  const backends = new Map<pg.ClientBase, Backend>();
  const waiting = new Map<pg.ClientBase, Waiting>();
  let leftBehind: Backend[] = [];

  const join = async (client: pg.ClientBase): Promise<void> => {
    const { rows } = await client.query<Backend>(OWN);
    const [own] = rows;
    if (own?.pid === toldProcess(client)) backends.set(client, own);
  };

  /** Returns the connections that have waited for the same answer for so long. */
  const late = (patienceMs: number): Suspect[] => {
    const now = clock();
    return [...backends].flatMap(([client, backend]) => {
      const query = waitingFor(client);
      const known = waiting.get(client);
      if (query === null) waiting.delete(client);
      else if (known?.query !== query) waiting.set(client, { query, since: now });
      else if (now - known.since >= patienceMs) return [{ client, backend, query }];
      return [];
    });
  };

  return {
    /** Learns of a new connection. */
    join: (client: pg.ClientBase): void => void join(client).catch(() => undefined),
    /** Forgets a connection that was closed. */
    leave(client: pg.ClientBase): void {
      backends.delete(client);
      waiting.delete(client);
    },
    /** Closes a connection from this side; its session in PostgreSQL is ended later. */
    giveUp(client: pg.ClientBase): void {
      const backend = backends.get(client);
      if (backend) leftBehind.push(backend);
      backends.delete(client);
      socketOf(client).destroy();
    },
    /** Returns whether a connection has waited so long for an answer that PostgreSQL believes to have sent. */
    async areFound(asking: pg.ClientBase, patienceMs: number): Promise<boolean> {
      const suspects = late(patienceMs);
      if (suspects.length === 0) return false;
      const named = columnsOf(suspects.map(({ backend }) => backend));
      const { rows } = await asking.query<{ pid: number }>(LOST, [...named, patienceMs * ON_ITS_WAY]);
      // Answers that are here already are read before.
      await turn();
      const lost = new Set(rows.map(({ pid }) => pid));
      return suspects.some(({ client, backend, query }) => lost.has(backend.pid) && waitingFor(client) === query);
    },
    /** Ends the sessions of all connections that were given up. */
    async end(asking: pg.ClientBase): Promise<void> {
      if (leftBehind.length === 0) return;
      const ended = leftBehind;
      leftBehind = [];
      await asking.query(END, [...columnsOf(ended)]);
    },
  };
}
