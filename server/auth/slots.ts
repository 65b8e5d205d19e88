/** Runs at most `size` tasks at once; the others wait in a queue. */
export const createSlots = (size: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const acquire = (): Promise<void> => {
    if (running < size) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };

  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    waiting: (): number => waiting.length,
    run: async <Result>(task: () => Promise<Result>): Promise<Result> => {
      await acquire();
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
};
