import type { Observable, Subscription } from 'rxjs';
import { portCommand, type LiveStatus, type PortCommand, type PortMessage } from './protocol.ts';

/** A tab, as the hub sees it. */
export interface Port {
  postMessage(message: PortMessage): void;
  close?(): void;
}

type Opening = Extract<PortCommand, { command: 'open' }>;

/**
 * One connection for many tabs: opens it at the first `open`, again when the token has changed, and tells every tab
 * what comes. `close` takes a tab away; the last one closes the socket.
 */
export const createHub = (connect: (opening: Opening) => Observable<PortMessage>) => {
  const ports = new Set<Port>();
  let subscription: Subscription | null = null;
  let token: string | null = null;
  let status: LiveStatus = 'off';

  const broadcast = (message: PortMessage) => {
    if (message.type === 'status') status = message.status;
    for (const port of ports) port.postMessage(message);
  };
  const closeSocket = () => {
    subscription?.unsubscribe();
    subscription = null;
    token = null;
    broadcast({ type: 'status', status: 'off' });
  };
  const open = (opening: Opening) => {
    if (subscription && token === opening.token && status !== 'off') return;
    subscription?.unsubscribe();
    token = opening.token;
    broadcast({ type: 'status', status: 'reconnecting' });
    subscription = connect(opening).subscribe(broadcast);
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
          ports.add(port);
          open(parsed.data);
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
