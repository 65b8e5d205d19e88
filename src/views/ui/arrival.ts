let tell: () => void = () => {};

/** Sets how a person learns that requested code cannot be loaded. */
export const onLostPart = (handler: () => void): (() => void) => {
  tell = handler;
  return () => {
    tell = () => {};
  };
};

/** Reports that requested code cannot be loaded. */
export const tellLostPart = (): void => tell();

/** A part being loaded, once for all that ask: every component that draws it is notified. A failed load is tried again. */
export const arrival = <Part>(load: () => Promise<{ default: Part }>) => {
  let part: Part | null = null;
  let pending: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const begin = async (): Promise<void> => {
    try {
      part = (await load()).default;
    } finally {
      pending = null;
    }
    for (const listener of listeners) listener();
  };
  return {
    prepare: (): Promise<void> => (part === null ? (pending ??= begin()) : Promise.resolve()),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    present: (): Part | null => part,
  };
};
