import { createContext, useContext, useSyncExternalStore } from 'react';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import type { Reach } from './views.ts';
import { redirectFor } from './addresses.ts';

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
  /** Reports the address that the router has reached. */
  readonly arrive: (address: Address) => void;
}

/** Starts at the browser's address or at its redirect. Resolves addresses from the granted screens until the router has loaded. */
export const currentAddress = (reach: Reach): CurrentAddress => {
  const history = createBrowserHistory();
  const listeners = new Set<() => void>();
  const settled = (): Address => {
    for (;;) {
      const { pathname, search } = history.location;
      const next = redirectFor(pathname, reach, search);
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
