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

/** Where the console is, and how it is led elsewhere. */
export interface Whereabouts {
  readonly history: RouterHistory;
  readonly present: () => Address;
  readonly subscribe: (listener: () => void) => () => void;
  /** The router has led here. */
  readonly arrive: (address: Address) => void;
}

/**
 * Where a person begins, at the address in the browser or where that leads on to. The first screen need not wait for the router:
 * until it has come and says so, addresses are looked up in what is granted.
 */
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

/** The whereabouts of the console that asks. */
export const WhereaboutsContext = createContext<Whereabouts | null>(null);

/** The whereabouts of the console that asks. */
export const useWhereabouts = (): Whereabouts => {
  const where = useContext(WhereaboutsContext);
  if (!where) throw new Error('useWhereabouts outside the console');
  return where;
};

/** The address shown. */
export const useAddress = (): Address => {
  const { subscribe, present } = useWhereabouts();
  return useSyncExternalStore(subscribe, present);
};
