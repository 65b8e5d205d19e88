import { useSyncExternalStore } from 'react';
import { dayFrom } from '#machines/time/periods.ts';
import { serverNow } from '#services/clock.ts';
import { instantOf } from '#views/shapes/fields/localTime.ts';

const CHECKED_MS = 60_000;

const subscribe = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, CHECKED_MS);
  return () => clearInterval(timer);
};

const today = (): string => dayFrom(serverNow());

/** Midday of today in Yangon, milliseconds of the epoch: a page that stays open moves its periods on with the day. */
export const useToday = (): number => Date.parse(instantOf(`${useSyncExternalStore(subscribe, today)}T12:00:00.000`));
