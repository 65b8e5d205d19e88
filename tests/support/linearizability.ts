/** One call on one object as a client saw it: from when to when, what was asked, what was answered. */
export interface Operation<Input, Output> {
  readonly begin: number;
  readonly end: number;
  readonly input: Input;
  readonly output: Output;
}

/** The object as it should be: the states an answer may lead to; null when it cannot have been given in this state. */
export interface Specification<State, Input, Output> {
  readonly initial: State;
  readonly step: (state: State, input: Input, output: Output) => State | null;
  /** Equal texts for equal states. */
  readonly keyOf: (state: State) => string;
}

/**
 * Returns true if some order of the calls, each at one moment between its begin and end, explains every answer (Wing
 * and Gong's search, with Lowe's memory).
 */
export function isLinearizable<State, Input, Output>(
  history: readonly Operation<Input, Output>[],
  { initial, step, keyOf }: Specification<State, Input, Output>,
): boolean {
  const operations = history.toSorted((one, other) => one.begin - other.begin);
  const tried = new Set<string>();
  const place = (done: ReadonlySet<number>, state: State): boolean => {
    if (done.size === operations.length) return true;
    const key = `${[...done].toSorted((one, other) => one - other).join()} ${keyOf(state)}`;
    if (tried.has(key)) return false;
    tried.add(key);
    const open = operations.flatMap((operation, index) => (done.has(index) ? [] : [{ operation, index }]));
    const firstEnd = Math.min(...open.map(({ operation }) => operation.end));
    return open.some(({ operation, index }) => {
      if (operation.begin > firstEnd) return false;
      const next = step(state, operation.input, operation.output);
      return next !== null && place(new Set([...done, index]), next);
    });
  };
  return place(new Set(), initial);
}
