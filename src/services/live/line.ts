import { connection$, type Line } from './connection.ts';
import { missedEvents, type PortCommand } from './protocol.ts';

const CATCH_UP_TIMEOUT_MS = 30_000;

/** The browser's own line to the server: `/webSocket/{random}-{userId}` (§7), and the events missed meanwhile. */
export const lineTo = ({ userId, token, language }: Extract<PortCommand, { command: 'open' }>): Line => ({
  openSocket: () => {
    const address = new URL(`/webSocket/${crypto.randomUUID().replaceAll('-', '')}-${userId}`, location.origin);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  },
  missedAfter: async (position) => {
    const response = await fetch(`/api/events?after=${position}`, {
      headers: { Authorization: token, 'pc-language': language },
      signal: AbortSignal.timeout(CATCH_UP_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Events after ${position}: ${response.status}`);
    return missedEvents.parse(await response.json());
  },
  random: Math.random,
});

/** Opens the browser's own line. */
export const connect = (opening: Extract<PortCommand, { command: 'open' }>) =>
  connection$(lineTo(opening), opening.position);
