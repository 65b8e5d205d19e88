import type { Socket } from 'node:net';
import type pg from 'pg';

/** Parts of a connection that pg does not publish. */
interface Internals {
  readonly connection: { readonly stream: Socket };
  /** Number of PostgreSQL's process, as told at the start; a pooler tells another one. */
  readonly processID: number | null;
  readonly _activeQuery: object | null;
}

const internalsOf = (client: pg.ClientBase): Internals => client as unknown as Internals;

/** Returns the socket under a connection. */
export const socketOf = (client: pg.ClientBase): Socket => internalsOf(client).connection.stream;

/** Returns the number of the process that serves a connection, as it was told at the start. */
export const toldProcess = (client: pg.ClientBase): number | null => internalsOf(client).processID;

/** Returns the statement whose answer a connection waits for; null if it waits for none. */
export const waitingFor = (client: pg.ClientBase): object | null => {
  const { _activeQuery: query } = internalsOf(client);
  return query;
};

/** Ends a connection without waiting for the database. */
export const abandon = (client: pg.Client): void => {
  client.end().catch(() => undefined);
  socketOf(client).destroy();
};
