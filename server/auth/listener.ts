import pg from 'pg';

/** A notification of another process; `null` when notifications may have been missed. */
export type Notice = { readonly channel: string; readonly payload: string } | null;

const RECONNECT_MS = 500;
/** Time after which an unanswered question shows that the line forgot the connection; it is asked half as often. */
const PATIENCE_MS = 5000;

/** Listens on a connection of its own and reconnects for ever; reports `null` after every (re)connection. */
export const createListener = (
  url: string,
  channels: readonly string[],
  onNotice: (notice: Notice) => void,
  patienceMs = PATIENCE_MS,
) => {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let asking: NodeJS.Timeout | null = null;
  let stopped = false;

  const again = (lost: pg.Client): void => {
    if (client !== lost) return;
    client = null;
    if (asking) clearInterval(asking);
    lost.end().catch(() => undefined);
    if (!stopped) timer = setTimeout(() => void connect(), RECONNECT_MS).unref();
  };

  const connect = async (): Promise<void> => {
    const own = new pg.Client({
      connectionString: url,
      application_name: 'shweli-listener',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    client = own;
    own.on('error', () => again(own));
    own.on('end', () => again(own));
    own.on('notification', ({ channel, payload = '' }) => onNotice({ channel, payload }));
    try {
      await own.connect();
      for (const channel of channels) await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      onNotice(null);
      if (client !== own) return;
      // A connection that the line forgot hears nothing more, and is told nothing of it.
      asking = setInterval(() => void own.query('select 1').catch(() => again(own)), 2 * patienceMs).unref();
    } catch {
      again(own);
    }
  };

  return {
    start: connect,
    stop: async (): Promise<void> => {
      stopped = true;
      if (timer) clearTimeout(timer);
      if (asking) clearInterval(asking);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
};
