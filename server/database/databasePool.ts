import type { Socket } from 'node:net';
import pg from 'pg';

/** Returns the socket under a connection, which pg keeps to itself. */
export const socketOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

const nothing = (): void => undefined;

/**
 * A pool with a circuit breaker. While the circuit is open, connections are destroyed and queries fail at once, so that
 * nobody waits for a database that does not answer.
 */
export class DatabasePool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>();
  /** Rejects those who wait for a connection. */
  readonly #waiting = new Set<(error: Error) => void>();
  #open = false;

  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => this.#clients.add(client));
    this.on('remove', (client) => this.#clients.delete(client));
  }

  /** True if queries fail at once. */
  get isCircuitOpen(): boolean {
    return this.#open;
  }

  /** Fails every running and waiting query. What the database has received and not answered may still take effect. */
  openCircuit(): void {
    if (this.#open) return;
    this.#open = true;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const reject of waiting) reject(awayError());
    for (const client of this.#clients) socketOf(client).destroy();
  }

  closeCircuit(): void {
    this.#open = false;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback) return this.#connect(callback);
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  #connect(callback: Connected): void {
    if (this.#open) return process.nextTick(callback, awayError(), undefined, nothing);
    let isAbandoned = false;
    const abandon = (error: Error): void => {
      isAbandoned = true;
      callback(error, undefined, nothing);
    };
    this.#waiting.add(abandon);
    super.connect((error, client, release) => {
      this.#waiting.delete(abandon);
      if (!isAbandoned) callback(error, client, release);
      else client?.release();
    });
  }
}

/** Makes an error with PostgreSQL's class of connection exceptions. */
const awayError = (): Error => Object.assign(new Error('The database does not answer'), { code: '08006' });
