let tell: () => void = () => {};

/** Says how a person is told that the code of what they asked for cannot come. */
export const onLostPart = (handler: () => void): (() => void) => {
  tell = handler;
  return () => {
    tell = () => {};
  };
};

/** Tells that the code of what a person asked for cannot come. */
export const tellLostPart = (): void => tell();

/** A part on its way: whoever draws it hears when it is there, whoever fetched it. */
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
