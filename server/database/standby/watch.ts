import pg from 'pg';
import { abandon } from '../clientInternals.ts';
import type { DatabasePool } from '../databasePool.ts';
import { ASK_COPY, ASK_ORIGINAL, judge, type Copy, type Original } from './judge.ts';
import { createLag, type Lag } from './lag.ts';
import { LATE_SECONDS, SENTENCES, type StandbyState } from './sentences.ts';

interface WatchParts {
  readonly primary: DatabasePool;
  readonly url: string;
  /** Connections of reads to the standby; their circuit is open while it does not answer. */
  readonly pool: DatabasePool;
  /** Called when the condition changes, with a sentence for the operator. */
  readonly onChange: (state: StandbyState, sentence: string) => void;
  /** Called with the place that the standby shows. */
  readonly onShown: (place: number) => void;
}

/** Interval between questions, and time after which an unanswered one means that the standby is away, milliseconds. */
const EVERY_MS = 500;
const PATIENCE_MS = 1500;
/** Time for which the standby may show an event before the primary, which waits for another standby. */
const UNKNOWN_MS = 10_000;
/** PostgreSQL's `undefined_table`: no database of this program. */
const NO_TABLE = '42P01';

/** Compares a standby with its primary twice a second, on a connection of its own. */
export function watchStandby({ primary, url, pool, onChange, onShown }: WatchParts) {
  let state: StandbyState | null = null;
  let measure = createLag();
  let lag: Lag = { seconds: 0, bytes: 0 };
  let provenOn: number | null = null;
  let unknownSince: number | null = null;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let asking: Promise<void> | null = null;
  let isStopped = false;

  const connected = async (): Promise<pg.Client> => {
    if (client) return client;
    // Another PostgreSQL may be at the address now.
    provenOn = null;
    const own = new pg.Client({ connectionString: url, application_name: 'shweli-standby' });
    own.on('error', () => undefined);
    client = own;
    await own.connect();
    return own;
  };

  const judged = (copy: Copy, original: Original): StandbyState => {
    if (provenOn !== original.timeline) {
      provenOn = null;
      measure = createLag();
    }
    lag = measure(original.written, copy.shown);
    onShown(copy.shown);
    const found = judge(copy, original);
    if (found === 'unknown') unknownSince ??= performance.now();
    else unknownSince = null;
    if (found === 'same') provenOn = original.timeline;
    if (found === 'foreign' || found === 'parted') provenOn = null;
    if (found === 'foreign') return found;
    if (found === 'parted' || performance.now() - (unknownSince ?? Infinity) > UNKNOWN_MS) return 'parted';
    return lag.seconds > LATE_SECONDS ? 'late' : 'serving';
  };

  /** Returns null if the primary does not answer: then nothing is learnt of the standby. */
  const look = async (): Promise<StandbyState | null> => {
    let copy: Copy | undefined;
    try {
      const own = await connected();
      copy = (await own.query<Copy>(ASK_COPY)).rows[0];
      if (await pool.lostSessions.areFound(own, PATIENCE_MS)) pool.openCircuit();
      await pool.lostSessions.end(own);
    } catch (error) {
      return error instanceof pg.DatabaseError && error.code === NO_TABLE ? 'foreign' : 'away';
    }
    const asked = await primary.query<Original>(ASK_ORIGINAL, [copy?.position ?? null]).catch(() => null);
    const original = asked?.rows[0];
    return copy && original ? judged(copy, original) : null;
  };

  const lookInTime = async (): Promise<void> => {
    const { promise: late, resolve } = Promise.withResolvers<'away'>();
    // An answer may wait behind other work of this process: it is read before the immediate runs.
    const patience = setTimeout(() => setImmediate(() => resolve('away')), PATIENCE_MS).unref();
    const found = await Promise.race([look(), late]);
    clearTimeout(patience);
    if (isStopped) return;
    if (found === 'away') {
      if (client) abandon(client);
      client = null;
      pool.openCircuit();
    } else pool.closeCircuit();
    if (found === null || found === state) return;
    state = found;
    onChange(found, SENTENCES[found]);
  };

  const run = (): void => {
    asking = lookInTime().finally(() => {
      asking = null;
      if (!isStopped) timer = setTimeout(run, EVERY_MS).unref();
    });
  };

  return {
    state: (): StandbyState => state ?? 'away',
    lag: (): Lag => lag,
    /** Timeline of the primary on which the standby has shown the same events; null while it may not be read from. */
    provenOn: (): number | null => (state === 'serving' ? provenOn : null),
    /** Begins; settles once the first question is answered, or too late. */
    start: async (): Promise<void> => {
      run();
      await asking;
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      if (client) abandon(client);
      await asking;
    },
  };
}
