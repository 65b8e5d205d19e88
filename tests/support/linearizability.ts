/** One call on one object as a client saw it: begin, end, request and answer. */
export interface Operation<Input, Output> {
  readonly begin: number;
  readonly end: number;
  readonly input: Input;
  readonly output: Output;
}

/** A sequential object: the state after an answer; null when the state does not allow the answer. */
export interface Specification<State, Input, Output> {
  readonly initial: State;
  readonly step: (state: State, input: Input, output: Output) => State | null;
  /** Returns equal texts for equal states. */
  readonly keyOf: (state: State) => string;
}

/**
 * Returns whether some order of the calls explains every answer. Each call takes effect at one moment between its begin
 * and its end. Uses Wing and Gong's search, with Lowe's cache of tried orders.
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
