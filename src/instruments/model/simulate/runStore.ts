import { play, take, type Outcome, type Step } from '#instruments/sandbox/run.ts';
import type { Sandbox } from '#instruments/sandbox/world.ts';

/** Current state of a run: steps done, steps undone, and the resulting sandbox. */
export interface Run {
  readonly beginning: Sandbox;
  readonly outcomes: readonly Outcome[];
  /** Steps that can be redone, the next one last. */
  readonly undone: readonly Step[];
  readonly sandbox: Sandbox;
}

/** Keeps a run and notifies its listeners. */
export function createRunStore(beginning: Sandbox, steps: readonly Step[] = []) {
  const listeners = new Set<() => void>();
  const runOf = (outcomes: readonly Outcome[], undone: readonly Step[]): Run => ({
    beginning,
    outcomes,
    undone,
    sandbox: outcomes.at(-1)?.after ?? beginning,
  });
  let run = runOf(play(beginning, steps), []);
  const put = (next: Run): void => {
    run = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get: (): Run => run,
    /** Does a step and discards undone steps. */
    step: (step: Step): Outcome => {
      const outcome = take(run.sandbox, step);
      put(runOf([...run.outcomes, outcome], []));
      return outcome;
    },
    undo: (): void => {
      const last = run.outcomes.at(-1);
      if (last) put(runOf(run.outcomes.slice(0, -1), [...run.undone, last.step]));
    },
    redo: (): void => {
      const next = run.undone.at(-1);
      if (next) put(runOf([...run.outcomes, take(run.sandbox, next)], run.undone.slice(0, -1)));
    },
    reset: (): void => put(runOf([], [])),
    /** Loads steps to be done one by one, and does the first. */
    load: ([first, ...others]: readonly Step[]): void =>
      put(runOf(first ? [take(run.beginning, first)] : [], others.toReversed())),
  };
}

export type RunStore = ReturnType<typeof createRunStore>;

/** Returns the allowed steps of a run, as a link to it stores them. */
export const stepsOf = ({ outcomes }: Pick<Run, 'outcomes'>): readonly Step[] =>
  outcomes.filter(({ refused }) => !refused).map(({ step }) => step);
