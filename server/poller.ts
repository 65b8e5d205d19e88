interface PollerParts {
  /** Does what is due. */
  readonly look: () => Promise<unknown>;
  /** Between two looks, milliseconds. */
  readonly everyMs: number;
  readonly onTrouble: (error: unknown) => void;
}

/** Looks again and again, never twice at once; a wake during a look is followed by another look at once. */
export function createPoller({ look, everyMs, onTrouble }: PollerParts) {
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<unknown> | null = null;
  let again = false;

  const wake = (): void => {
    if (isStopped) return;
    if (working) {
      again = true;
      return;
    }
    if (timer) clearTimeout(timer);
    again = false;
    working = look()
      .catch(onTrouble)
      .finally(() => {
        working = null;
        if (!isStopped) timer = setTimeout(wake, again ? 0 : everyMs).unref();
      });
  };

  return {
    start: wake,
    wake,
    /** Ends after the look that is under way. */
    stop: async (): Promise<void> => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await working;
    },
  };
}
