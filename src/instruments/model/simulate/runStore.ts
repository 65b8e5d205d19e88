import { play, refusedBy, take, type Act, type Attempt, type Outcome, type Step } from '#instruments/sandbox/run.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import type { Sandbox } from '#instruments/sandbox/world.ts';

/** Current state of a run: steps done, steps undone, and the resulting sandbox. */
export interface Run {
  readonly beginning: Sandbox;
  readonly outcomes: readonly Outcome[];
  /** Steps that can be redone, the next one last. */
  readonly undone: readonly Step[];
  readonly sandbox: Sandbox;
  /** Everything that was tried since the beginning, in order. Undo takes nothing back. */
  readonly attempts: readonly Attempt[];
}

/** Keeps a run and notifies its listeners. */
export function createRunStore(beginning: Sandbox, steps: readonly Step[] = []) {
  const listeners = new Set<() => void>();
  const runOf = (outcomes: readonly Outcome[], undone: readonly Step[], attempts: readonly Attempt[]): Run => ({
    beginning,
    outcomes,
    undone,
    sandbox: outcomes.at(-1)?.after ?? beginning,
    attempts,
  });
  const played = play(beginning, steps);
  let run = runOf(
    played,
    [],
    played.map((outcome, index) => ({ outcome, before: played.slice(0, index) })),
  );
  const put = (next: Run): void => {
    run = next;
    for (const listener of listeners) listener();
  };
  const does = (outcome: Outcome, undone: readonly Step[]): Outcome => {
    put(runOf([...run.outcomes, outcome], undone, [...run.attempts, { outcome, before: run.outcomes }]));
    return outcome;
  };
  /** Takes back the last steps down to a number of steps. */
  const backTo = (count: number): void => {
    const undone = stepsOf({ outcomes: run.outcomes.slice(count) });
    put(runOf(run.outcomes.slice(0, count), [...run.undone, ...undone.toReversed()], run.attempts));
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
    step: (step: Step): Outcome => does(take(run.sandbox, step), []),
    /** Records a step that a form refused before it was done. */
    refuse: (step: Act, refusals: readonly Refusal[]): void => {
      does(refusedBy(run.sandbox, step, refusals), run.undone);
    },
    /** Takes back the last step that was allowed, with the refusals since. */
    undo: (): void => {
      if (run.outcomes.length > 0)
        backTo(
          Math.max(
            0,
            run.outcomes.findLastIndex(({ refused }) => !refused),
          ),
        );
    },
    backTo,
    redo: (): void => {
      const next = run.undone.at(-1);
      if (next) does(take(run.sandbox, next), run.undone.slice(0, -1));
    },
    reset: (): void => put(runOf([], [], [])),
    /** Loads steps to be done one by one, and does the first. */
    load: ([first, ...others]: readonly Step[]): void =>
      put(runOf(first ? [take(run.beginning, first)] : [], others.toReversed(), [])),
  };
}

export type RunStore = ReturnType<typeof createRunStore>;

/** Returns the allowed steps of a run, as a link to it stores them. */
export const stepsOf = ({ outcomes }: Pick<Run, 'outcomes'>): readonly Step[] =>
  outcomes.filter(({ refused }) => !refused).map(({ step }) => step);
