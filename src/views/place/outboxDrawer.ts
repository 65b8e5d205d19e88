const listeners = new Set<() => void>();
let isOpen = false;

/** Opens or closes the drawer of what the server does not have yet; the console draws it. */
export const showOutbox = (wanted: boolean): void => {
  isOpen = wanted;
  for (const listener of listeners) listener();
};

/** Returns whether the drawer of what the server does not have yet is open. */
export const isOutboxShown = (): boolean => isOpen;

/** Calls back when the drawer opens or closes; returns how to stop. */
export const onOutboxShown = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
