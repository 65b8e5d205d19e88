import { SOCKET_RECONNECT_MILLISECONDS } from '#machines/fields/limits.ts';

/** The longest a reconnect waits, milliseconds. */
const RECONNECT_MAX_MS = 60_000;

/**
 * Delay before attempt n (from 1): 5 s times a random factor of 0.5 to 1.5. A thousand clients do not return at once.
 * Later attempts double it, up to a minute. `random` is in [0, 1).
 */
export const reconnectDelay = (attempt: number, random: number): number => {
  const ceiling = Math.min(RECONNECT_MAX_MS, SOCKET_RECONNECT_MILLISECONDS * 2 ** (attempt - 1));
  return attempt === 1 ? ceiling * (0.5 + random) : Math.max(SOCKET_RECONNECT_MILLISECONDS / 2, ceiling * random);
};

/** Pauses between two questions over HTTP for want of a socket, to a server that answers and to one that does not. */
const ASK_AGAIN_MS = { answers: 10_000, isAway: 5_000 } as const;

/** Delay before missed events are asked for again: a cheap call, out of step with others. `random` is in [0, 1). */
export const askingDelay = (server: keyof typeof ASK_AGAIN_MS, random: number): number =>
  ASK_AGAIN_MS[server] * (0.5 + random);
