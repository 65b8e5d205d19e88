/** Notifies followers of changes: later, and once for all changes by then. */
export function createChanges(later: (tell: () => void) => void) {
  const listeners = new Set<() => void>();
  let revision = 0;
  let isTelling = false;
  return {
    changed: (): void => {
      revision += 1;
      if (isTelling) return;
      isTelling = true;
      later(() => {
        isTelling = false;
        for (const listener of listeners) listener();
      });
    },
    revision: (): number => revision,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
