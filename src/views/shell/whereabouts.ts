import { createContext, useContext, useSyncExternalStore } from 'react';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import type { Reach } from './views.ts';
import { wayOn } from './addresses.ts';

/** An address of the console. */
export interface Address {
  readonly path: string;
  /** With the question mark; empty for none. */
  readonly search: string;
}

/** The console's current address, and how to change it. */
export interface Whereabouts {
  readonly history: RouterHistory;
  readonly present: () => Address;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reports the address that the router has reached. */
  readonly arrive: (address: Address) => void;
}

/** Starts at the browser's address or at its redirect. Resolves addresses from the granted screens until the router has loaded. */
export const whereabouts = (reach: Reach): Whereabouts => {
  const history = createBrowserHistory();
  const listeners = new Set<() => void>();
  const settled = (): Address => {
    for (;;) {
      const { pathname, search } = history.location;
      const next = wayOn(pathname, reach, search);
      if (next === null) return { path: pathname, search };
      history.replace(next);
    }
  };
  let present = settled();
  const show = (address: Address): void => {
    if (address.path === present.path && address.search === present.search) return;
    present = address;
    for (const listener of listeners) listener();
  };
  const lookUp = history.subscribe(() => show(settled()));
  return {
    history,
    present: () => present,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrive: (address) => {
      lookUp();
      show(address);
    },
  };
};

/** Context of the console's address. */
export const WhereaboutsContext = createContext<Whereabouts | null>(null);

/** Returns the navigation of the surrounding console. */
export const useWhereabouts = (): Whereabouts => {
  const where = useContext(WhereaboutsContext);
  if (!where) throw new Error('useWhereabouts outside the console');
  return where;
};

/** Returns the current address. */
export const useAddress = (): Address => {
  const { subscribe, present } = useWhereabouts();
  return useSyncExternalStore(subscribe, present);
};
