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

/** A part being loaded: every component that draws it is notified, whoever requested it. */
export const arrival = <Part>(load: () => Promise<{ default: Part }>) => {
  let part: Part | null = null;
  const listeners = new Set<() => void>();
  return {
    prepare: async (): Promise<void> => {
      if (part !== null) return;
      part = (await load()).default;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    present: (): Part | null => part,
  };
};
