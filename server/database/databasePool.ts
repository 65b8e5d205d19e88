import pg from 'pg';
import { createLostSessions } from './lostSessions.ts';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

const nothing = (): void => undefined;

/** PostgreSQL's `too_many_connections`: of the server, of the database or of the role. */
const TOO_MANY = '53300';
/** Time after which the pool tries again to open as many connections as it may, milliseconds. */
const LIMITED_MS = 30_000;
/** Longest wait of a request for a connection that is open, milliseconds; below the time in which calls are answered. */
const PATIENCE_MS = 4000;
/** Longest wait for a connection while the server is prepared, milliseconds: a machine may be slow, but not silent. */
const PREPARING_MS = 600_000;

/** Settings of a session, for `set_config`. A forgotten transaction would hold back every reader of the log. */
const SESSION = { timezone: 'UTC', statement_timeout: '60s', idle_in_transaction_session_timeout: '30s' };
const PREPARING = { ...SESSION, statement_timeout: '0', idle_in_transaction_session_timeout: '0' };

/**
 * A pool with a circuit breaker. While the circuit is open, connections are destroyed and queries fail at once, so that
 * nobody waits for a database that does not answer. Where PostgreSQL refuses one more connection, requests wait for one
 * of those that are open.
 */
export class DatabasePool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>();
  /** Rejects those who wait for a connection. */
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #most: number;
  #timeline = 0;
  /** Receives each higher timeline of PostgreSQL. */
  onTimeline: (timeline: number) => void = nothing;
  readonly lostSessions = createLostSessions();
  /** Receives the number of connections at which PostgreSQL refused another one. */
  onLimited: (connections: number) => void = nothing;
  #open = false;
  #isLimited = false;
  #isPreparing = false;

  constructor(options: pg.PoolConfig & { readonly max: number }) {
    super(options);
    this.#most = options.max;
    this.on('connect', (client) => this.#clients.add(client));
    this.on('remove', (client) => {
      this.#clients.delete(client);
      this.lostSessions.leave(client);
    });
  }

  /** Highest timeline of PostgreSQL that a session of this process was on. */
  get timeline(): number {
    return this.#timeline;
  }

  set timeline(timeline: number) {
    const isHigher = timeline > this.#timeline;
    this.#timeline = timeline;
    if (isHigher) this.onTimeline(timeline);
  }

  /**
   * Runs the preparation of the server, for which nobody waits: connections may come late, statements and transactions
   * take long, and the lock of another process that prepares be waited for.
   */
  async patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    const { connectionTimeoutMillis } = this.options;
    const change = (isPreparing: boolean): void => {
      this.#isPreparing = isPreparing;
      this.options.connectionTimeoutMillis = isPreparing ? PREPARING_MS : connectionTimeoutMillis;
      for (const client of this.#clients) this.prepareSession(client);
    };
    change(true);
    return work().finally(() => change(false));
  }

  /** Sets up a session before its first query: poolers refuse or forget these among the parameters of a start. */
  prepareSession(client: pg.PoolClient): void {
    const settings = Object.entries(this.#isPreparing ? PREPARING : SESSION);
    // A connection that fails here fails its next query too, which says why.
    client
      .query(`select ${settings.map(([name, value]) => `set_config('${name}', '${value}', false)`).join(', ')}`)
      .catch(() => undefined);
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
    for (const client of this.#clients) this.lostSessions.giveUp(client);
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

  #connect(callback: Connected, deadline = Date.now() + (this.#isPreparing ? PREPARING_MS : PATIENCE_MS)): void {
    if (this.#open) return process.nextTick(callback, awayError(), undefined, nothing);
    let isAbandoned = false;
    const abandon = (error: Error): void => {
      isAbandoned = true;
      callback(error, undefined, nothing);
    };
    this.#waiting.add(abandon);
    super.connect((error, client, release) => {
      this.#waiting.delete(abandon);
      if (!isAbandoned && Date.now() < deadline && this.#waitsInstead(error)) return this.#connect(callback, deadline);
      if (!isAbandoned) callback(error, client, release);
      else client?.release();
    });
  }

  /** Returns whether a refused connection can be waited for, and lets the pool stay at its present size for a while. */
  #waitsInstead(error: Error | undefined): boolean {
    if (!(error instanceof pg.DatabaseError) || error.code !== TOO_MANY || this.totalCount === 0) return false;
    const connections = Math.max(1, this.#clients.size);
    if (!this.#isLimited) {
      this.onLimited(connections);
      setTimeout(() => {
        this.#isLimited = false;
        this.options.max = this.#most;
      }, LIMITED_MS).unref();
    }
    this.#isLimited = true;
    this.options.max = connections;
    return true;
  }
}

/** Makes an error with PostgreSQL's class of connection exceptions. */
const awayError = (): Error => Object.assign(new Error('The database does not answer'), { code: '08006' });
