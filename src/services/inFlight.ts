const waiting = new Map<string, Promise<unknown>>();

/** Joins a read of the same name that has no answer yet, or begins it. Only for reads that no caller abandons. */
export const inFlight = <Answer>(name: string, read: () => Promise<Answer>): Promise<Answer> => {
  const begun = waiting.get(name) as Promise<Answer> | undefined;
  if (begun) return begun;
  const reading = read().finally(() => waiting.delete(name));
  waiting.set(name, reading);
  return reading;
};
