import { addressOf } from '#calls/address.ts';
import { readMissed } from '#calls/live.ts';
import { connection$, type Line } from './connection.ts';
import type { Lines } from './hub.ts';
import { Ended, Gap, type LiveEvent, type PortCommand } from './protocol.ts';
import { randomId } from '../randomId.ts';

const CATCH_UP_TIMEOUT_MS = 30_000;
const UNAUTHORISED = 401;

/** After a night away it is cheaper to read the lists again than every event since. */
const MOST_PAGES = 20;

/** The browser's own line to the server: `/webSocket/{random}-{userId}` (§7), and the events missed meanwhile. */
export const lineTo = ({ userId, token, language }: Extract<PortCommand, { command: 'open' }>): Line => ({
  openSocket: () => {
    const address = new URL(`/webSocket/${randomId().replaceAll('-', '')}-${userId}`, location.origin);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  },
  missedAfter: async (position) => {
    const events: LiveEvent[] = [];
    let reached = position;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const response = await fetch(addressOf(readMissed, { query: { after: reached } }), {
        headers: { Authorization: token, 'pc-language': language },
        signal: AbortSignal.timeout(CATCH_UP_TIMEOUT_MS),
      });
      if (response.status === UNAUTHORISED) throw new Ended();
      if (!response.ok) throw new Error(`Events after ${reached}: ${response.status}`);
      const missed = readMissed.reply.parse(await response.json());
      events.push(...missed.events);
      if (!missed.more) return { position: missed.position, events };
      reached = missed.position;
    }
    throw new Gap(reached);
  },
  isOver: async () => {
    const response = await fetch(addressOf(readMissed, { query: { after: 0, limit: 1 } }), {
      headers: { Authorization: token, 'pc-language': language },
      signal: AbortSignal.timeout(CATCH_UP_TIMEOUT_MS),
    });
    return response.status === UNAUTHORISED;
  },
  random: Math.random,
});

/** The browser's own lines. */
export const ownLines: Lines = {
  connect: (opening) => connection$(lineTo(opening), opening.position),
  missedAfter: (opening, position) => lineTo(opening).missedAfter(position),
};
