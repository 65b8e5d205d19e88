interface PollerParts {
  /** Does the due work of one poll. */
  readonly look: () => Promise<unknown>;
  /** Interval between polls, in milliseconds. */
  readonly everyMs: number;
  readonly onTrouble: (error: unknown) => void;
}

/** Polls repeatedly, never concurrently; `wake` during a poll makes the next one follow at once. */
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
    /** Stops after the current poll. */
    stop: async (): Promise<void> => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await working;
    },
  };
}
