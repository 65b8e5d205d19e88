import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, type ClientOptions } from 'ws';

interface Told {
  readonly type: string;
  readonly position: number;
  readonly events: readonly {
    readonly position: number;
    readonly machine: string;
    readonly id: string;
    readonly version: number;
    readonly type: string;
    readonly row: Readonly<Record<string, unknown>>;
  }[];
}

export type ToldEvent = Told['events'][number];

const PATIENCE_MS = 10_000;

/** A socket of a test, with its received messages and its end. */
export class Listener {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  closed: { code: number; at: number } | null = null;

  constructor(
    url: string,
    headers: Record<string, string>,
    protocols: string[] = [],
    trust: Pick<ClientOptions, 'rejectUnauthorized'> = {},
  ) {
    this.socket = new WebSocket(url, protocols, { headers, ...trust });
    this.socket.on('message', (data: Buffer) => this.texts.push(data.toString()));
    this.socket.on('close', (code) => (this.closed = { code, at: performance.now() }));
    this.socket.on('error', () => undefined);
  }

  /** Returns the received events in order of receipt. */
  events(): ToldEvent[] {
    return this.texts
      .filter((text) => text.startsWith('{'))
      .flatMap((text) => {
        const told: Told = JSON.parse(text);
        return told.type === 'events' ? told.events : [];
      });
  }

  async until(what: string, is: () => boolean): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!is()) {
      if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}`);
      await pause(5);
    }
  }

  /** Waits for an event of an aggregate and returns it. */
  async hears(id: string, type: string): Promise<ToldEvent> {
    const found = () => this.events().find((event) => event.id === id && event.type === type);
    await this.until(`${type} of ${id} was told`, () => found() !== undefined);
    const event = found();
    if (!event) throw new Error('lost');
    return event;
  }

  /** Waits for the close and returns its code. */
  async ends(): Promise<number> {
    await this.until('the socket was closed', () => this.closed !== null);
    return this.closed?.code ?? 0;
  }
}

/** Opens a socket; returns the status instead when it is refused. */
export const knock = async (
  url: string,
  headers: Record<string, string>,
  protocols?: string[],
  trust?: Pick<ClientOptions, 'rejectUnauthorized'>,
): Promise<Listener | number> => {
  const listener = new Listener(url, headers, protocols, trust);
  const refused = new Promise<number>((resolve) => {
    listener.socket.once('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
  });
  return Promise.race([once(listener.socket, 'open').then(() => listener), refused]);
};
