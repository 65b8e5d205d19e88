import pg from 'pg';

/** A notification of another process; `null` when notifications may have been missed. */
export type Notice = { readonly channel: string; readonly payload: string } | null;

const RECONNECT_MS = 500;

/** Listens on a connection of its own and reconnects for ever; reports `null` after every (re)connection. */
export const createListener = (url: string, channels: readonly string[], onNotice: (notice: Notice) => void) => {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  const again = (lost: pg.Client): void => {
    if (client !== lost) return;
    client = null;
    lost.end().catch(() => undefined);
    if (!stopped) timer = setTimeout(() => void connect(), RECONNECT_MS).unref();
  };

  const connect = async (): Promise<void> => {
    const own = new pg.Client({
      connectionString: url,
      application_name: 'shweli-listener',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5000,
    });
    client = own;
    own.on('error', () => again(own));
    own.on('end', () => again(own));
    own.on('notification', ({ channel, payload = '' }) => onNotice({ channel, payload }));
    try {
      await own.connect();
      for (const channel of channels) await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      onNotice(null);
    } catch {
      again(own);
    }
  };

  return {
    start: connect,
    stop: async (): Promise<void> => {
      stopped = true;
      if (timer) clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
};
