import type { LostBy } from '#views/place/screen.tsx';

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
  /** Registers a tab with unsaved work; returns the function that removes it. Work lost by a sign-out alone raises no question; the sign-out names it. */
  readonly hold: (key: string, consequence: string, lostBy?: LostBy) => () => void;
  /** Asks about these tabs in turn; resolves to true if all may close. The first refusal keeps all open. */
  readonly mayLeave: (keys: readonly string[]) => Promise<boolean>;
  /** Returns true if any of these tabs would lose something by closing. */
  readonly isHeld: (keys: readonly string[]) => boolean;
  /** Returns what each registered tab would lose by a sign-out. */
  readonly losses: () => readonly string[];
  /** Returns the current question. */
  readonly asked: () => LeaveAsked | null;
  readonly subscribe: (onChange: () => void) => () => void;
}

interface Loss {
  readonly consequence: string;
  readonly lostBy: LostBy;
}

/** Creates the register. Calls `onHeld` when the first screen would lose something by closing, and when the last no longer would. */
export const createLeaving = (onHeld: (isHeld: boolean) => void): Leaving => {
  const holds = new Map<string, Map<symbol, Loss>>();
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
  const lossesOf = (key: string, by: LostBy): readonly string[] =>
    [...(holds.get(key)?.values() ?? [])]
      .filter(({ lostBy }) => by === 'signOut' || lostBy === 'leaving')
      .map(({ consequence }) => consequence);
  const isAnyHeld = (keys: Iterable<string>): boolean => [...keys].some((key) => lossesOf(key, 'leaving').length > 0);
  const askInTurn = async (keys: readonly string[]): Promise<boolean> => {
    for (const key of keys) {
      const [consequence] = lossesOf(key, 'leaving');
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

  const changing = (change: () => void): void => {
    const before = isAnyHeld(holds.keys());
    change();
    const after = isAnyHeld(holds.keys());
    if (before !== after) onHeld(after);
  };

  return {
    hold(key, consequence, lostBy = 'leaving') {
      const token = Symbol(key);
      changing(() => holds.set(key, new Map([...(holds.get(key) ?? []), [token, { consequence, lostBy }]])));
      return () =>
        changing(() => {
          const own = holds.get(key);
          if (own?.delete(token) && own.size === 0) holds.delete(key);
        });
    },
    mayLeave,
    isHeld: isAnyHeld,
    losses: () => [...holds.keys()].flatMap((key) => lossesOf(key, 'signOut').slice(0, 1)),
    asked: () => present,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
};
