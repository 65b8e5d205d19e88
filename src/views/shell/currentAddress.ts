import { createContext, useContext, useSyncExternalStore } from 'react';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import type { Reach } from './views.ts';
import { NOT_FOUND, redirectFor } from './addresses.ts';

/** An address of the console. */
export interface Address {
  readonly path: string;
  /** With the question mark; empty for none. */
  readonly search: string;
}

/** The console's current address, and how to change it. */
export interface CurrentAddress {
  readonly history: RouterHistory;
  readonly present: () => Address;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the screens that are granted from now on; `isKnown` once the server has named them. */
  readonly regrant: (reach: Reach, isKnown: boolean) => void;
}

/**
 * Follows the browser's address among the granted screens; any other one leads on to its redirect. An address that no
 * screen of the last session has waits for the server, which may grant it now.
 */
export const currentAddress = (reach: Reach, isReachKnown: boolean): CurrentAddress => {
  const history = createBrowserHistory();
  const listeners = new Set<() => void>();
  let granted = reach;
  let known = isReachKnown;
  const settled = (): Address => {
    for (;;) {
      const { pathname, search } = history.location;
      const next = redirectFor(pathname, granted, search);
      if (next === null || (next === NOT_FOUND && !known)) return { path: pathname, search };
      history.replace(next);
    }
  };
  let present = settled();
  const look = (): void => {
    const { path, search } = settled();
    if (path === present.path && search === present.search) return;
    present = { path, search };
    for (const listener of listeners) listener();
  };
  history.subscribe(look);
  return {
    history,
    present: () => present,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    regrant: (next, isKnown) => {
      if (next === granted && isKnown === known) return;
      granted = next;
      known = isKnown;
      look();
    },
  };
};

/** Context of the console's address. */
export const CurrentAddressContext = createContext<CurrentAddress | null>(null);

/** Returns the navigation of the surrounding console. */
export const useCurrentAddress = (): CurrentAddress => {
  const where = useContext(CurrentAddressContext);
  if (!where) throw new Error('useCurrentAddress outside the console');
  return where;
};

/** Returns the current address. */
export const useAddress = (): Address => {
  const { subscribe, present } = useCurrentAddress();
  return useSyncExternalStore(subscribe, present);
};
