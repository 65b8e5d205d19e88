import { useSyncExternalStore } from 'react';
import { serverNow } from '#services/clock.ts';

const MINUTE_MS = 60_000;
const CHECKED_MS = 10_000;

const subscribe = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, CHECKED_MS);
  return () => clearInterval(timer);
};

const minute = (): number => Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS;

/** Beginning of the present minute by the server's clock, milliseconds of the epoch. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minute);
