import type { Observable, Subscription } from 'rxjs';
import {
  portCommand,
  positionsOf,
  notReceived,
  type Batch,
  type LiveStatus,
  type PortCommand,
  type PortMessage,
} from './protocol.ts';

/** A tab, as the hub sees it. */
export interface Port {
  postMessage(message: PortMessage): void;
  close?(): void;
}

type Opening = Extract<PortCommand, { command: 'open' }>;

/** Environment of a hub. */
export interface Lines {
  connect(opening: Opening): Observable<PortMessage>;
  /** The events after a position, and the position reached. */
  missedAfter(opening: Opening, position: number): Promise<Batch>;
}

/**
 * Shares one connection among many tabs. The first `open` and a changed token open it. A later tab first receives the
 * events it missed. The last `close` closes the socket.
 */
export const createHub = (lines: Lines) => {
  /** Each tab, with events that wait until its missed ones are delivered; null where none wait. */
  const ports = new Map<Port, Batch[] | null>();
  let subscription: Subscription | null = null;
  let token: string | null = null;
  let status: LiveStatus = 'off';

  const broadcast = (message: PortMessage) => {
    if (message.type === 'status') status = message.status;
    for (const [port, waiting] of ports) {
      if (waiting && message.type === 'events') waiting.push(message);
      else port.postMessage(message);
    }
  };
  const closeSocket = () => {
    subscription?.unsubscribe();
    subscription = null;
    token = null;
    broadcast({ type: 'status', status: 'off' });
  };
  const catchUp = async (port: Port, opening: Opening, position: number) => {
    const waiting: Batch[] = [];
    ports.set(port, waiting);
    const missed = await lines.missedAfter(opening, position).catch(() => null);
    // The tab may have left, or begun anew.
    if (ports.get(port) !== waiting) return;
    ports.set(port, null);
    if (missed === null) port.postMessage({ type: 'gap' });
    const received = missed === null ? new Set<number>() : positionsOf(missed);
    if (missed && received.size > 0) port.postMessage({ type: 'events', ...missed });
    for (const batch of waiting) {
      const events = notReceived(batch, received);
      if (events.length > 0) port.postMessage({ type: 'events', position: batch.position, events });
    }
  };
  const open = (port: Port, opening: Opening) => {
    if (subscription && token === opening.token && status !== 'off') {
      if (!ports.has(port) && opening.position !== null) void catchUp(port, opening, opening.position);
      else ports.set(port, ports.get(port) ?? null);
      return;
    }
    ports.set(port, null);
    subscription?.unsubscribe();
    token = opening.token;
    broadcast({ type: 'status', status: 'connecting' });
    subscription = lines.connect(opening).subscribe(broadcast);
  };
  const leave = (port: Port) => {
    ports.delete(port);
    if (ports.size === 0) closeSocket();
  };

  return {
    /** Obeys one of the four commands (§4) from a tab; ignores anything else. */
    receive: (port: Port, data: unknown): void => {
      const parsed = portCommand.safeParse(data);
      if (!parsed.success) return;
      switch (parsed.data.command) {
        case 'open':
          open(port, parsed.data);
          port.postMessage({ type: 'status', status });
          return;
        case 'close':
          return leave(port);
        case 'close socket':
          return closeSocket();
        case 'close port':
          leave(port);
          port.close?.();
      }
    },
  };
};
