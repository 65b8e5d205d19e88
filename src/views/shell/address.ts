import { useSyncExternalStore } from 'react';

/** An address of the console: path and search as the browser writes them. */
export interface Address {
  readonly path: string;
  /** With its question mark; empty for none. */
  readonly search: string;
}

const read = (): Address => ({ path: location.pathname, search: location.search });

let present = read();
const listeners = new Set<() => void>();

/** The same object as long as the address is the same; signing in changes it before anybody listens here. */
const current = (): Address => {
  const { path, search } = read();
  if (path !== present.path || search !== present.search) present = { path, search };
  return present;
};

const look = (): void => {
  const before = present;
  if (current() === before) return;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  // The person may have been elsewhere since the last one stopped listening.
  if (listeners.size === 0) addEventListener('popstate', look);
  listeners.add(listener);
  look();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', look);
  };
};

/** The browser's address: where it is, and how to go elsewhere without leaving the page. */
export const address = {
  href: (): string => `${location.pathname}${location.search}`,
  push: (next: string): void => {
    history.pushState(null, '', next);
    look();
  },
  replace: (next: string): void => {
    history.replaceState(null, '', next);
    look();
  },
};

/** What of the browser's address a part goes by. */
export type Way = Pick<typeof address, 'href' | 'push' | 'replace'>;

/** Where the console is, kept true. */
export const useAddress = (): Address => useSyncExternalStore(subscribe, current);
