/** A question that waits for its answer. */
export interface LeaveAsked {
  /** Tells one question from the next. */
  readonly id: number;
  /** Key of the tab it is about. */
  readonly key: string;
  /** What is lost, in the person's words. */
  readonly consequence: string;
  readonly answer: (mayLeave: boolean) => void;
}

/** What open screens want asked before they go. */
export interface Leaving {
  /** Has a tab asked about before it goes; returns how to take that back. */
  readonly hold: (key: string, consequence: string) => () => void;
  /** Asks about these tabs, one after the other; whether all may go. At the first no, none goes. */
  readonly mayLeave: (keys: readonly string[]) => Promise<boolean>;
  /** The same about all tabs, in the order in which they began to hold. */
  readonly mayLeaveAll: () => Promise<boolean>;
  /** Whether any of these tabs would be asked about. */
  readonly isHeld: (keys: readonly string[]) => boolean;
  /** The question to be shown now. */
  readonly asked: () => LeaveAsked | null;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** A register of what may not be left unasked. `onHeld` hears when the first screen holds and when the last lets go. */
export const createLeaving = (onHeld: (isHeld: boolean) => void): Leaving => {
  const holds = new Map<string, Map<symbol, string>>();
  const listeners = new Set<() => void>();
  let present: LeaveAsked | null = null;
  let isAsking = false;
  let count = 0;

  const show = (asked: LeaveAsked | null) => {
    present = asked;
    for (const onChange of listeners) onChange();
  };
  const ask = (key: string, consequence: string): Promise<boolean> =>
    new Promise((resolve) => {
      count += 1;
      show({ id: count, key, consequence, answer: resolve });
    });
  const askInTurn = async (keys: readonly string[]): Promise<boolean> => {
    for (const key of keys) {
      const [consequence] = holds.get(key)?.values() ?? [];
      if (consequence !== undefined && !(await ask(key, consequence))) return false;
    }
    return true;
  };

  const mayLeave = async (keys: readonly string[]): Promise<boolean> => {
    // While one question stands, nothing else is left behind its back.
    if (isAsking) return false;
    isAsking = true;
    try {
      return await askInTurn(keys);
    } finally {
      isAsking = false;
      show(null);
    }
  };

  return {
    hold(key, consequence) {
      const token = Symbol(key);
      if (holds.size === 0) onHeld(true);
      holds.set(key, new Map([...(holds.get(key) ?? []), [token, consequence]]));
      return () => {
        const own = holds.get(key);
        if (!own?.delete(token) || own.size > 0) return;
        holds.delete(key);
        if (holds.size === 0) onHeld(false);
      };
    },
    mayLeave,
    mayLeaveAll: () => mayLeave([...holds.keys()]),
    isHeld: (keys) => keys.some((key) => holds.has(key)),
    asked: () => present,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
};
