/** A question that awaits its answer. */
export interface LeaveAsked {
  /** Number of the question, unique in the window. */
  readonly id: number;
  /** Key of its tab. */
  readonly key: string;
  /** The loss, in the person's language. */
  readonly consequence: string;
  readonly answer: (mayLeave: boolean) => void;
}

/** Register of the open screens with unsaved work. */
export interface Leaving {
  /** Registers a tab with unsaved work; returns the function that removes it. */
  readonly hold: (key: string, consequence: string) => () => void;
  /** Asks about these tabs in turn; resolves to true if all may close. The first refusal keeps all open. */
  readonly mayLeave: (keys: readonly string[]) => Promise<boolean>;
  /** Asks about all registered tabs, in the order of registration. */
  readonly mayLeaveAll: () => Promise<boolean>;
  /** Returns true if any of these tabs is registered. */
  readonly isHeld: (keys: readonly string[]) => boolean;
  /** Returns what each registered tab would lose. */
  readonly losses: () => readonly string[];
  /** Returns the current question. */
  readonly asked: () => LeaveAsked | null;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Creates the register. Calls `onHeld` when the first screen registers and when the last is removed. */
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
    // While one question is open, every other request to leave is refused.
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
    losses: () => [...holds.values()].flatMap((own) => [...own.values()].slice(0, 1)),
    asked: () => present,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
};
